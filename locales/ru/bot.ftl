### Что говорит сам бот: сбор игроков, помощь, ответы на нажатия, ошибки.

## Команды в меню

bot-command-newgame = Начать сбор игроков на новую партию
bot-command-rules = Прочитать правила игры
bot-command-status = Показать стол и кого ждёт партия
bot-command-extend = Добавить времени
bot-command-pause = Поставить партию на паузу
bot-command-resume = Продолжить партию
bot-command-cancel = Отменить сбор или партию
bot-command-heckle = Смотреть с галёрки под своим именем
bot-command-language = Выбрать язык
bot-command-timezone = Задать часовой пояс
bot-command-help = Что я умею
bot-command-role = Снова увидеть роль и открытые вопросы
bot-command-panel = Получить ссылку на панель ведущего
bot-command-posts = Лифт: что игрок сказал за день
bot-command-channel = Выбрать, кто услышит написанное здесь
bot-command-ask = Задать вопрос ведущим вашей партии
bot-command-announce = Сделать объявление в группе от имени ведущего

## Помощь

bot-help-group = 🎲 <b>Я провожу в этой группе игры с тайными ролями.</b>
    /newgame начинает сбор: игроки входят кнопкой, хост начинает партию.
    /status снова показывает стол и кого мы ждём.
    /rules объясняет игру, страница за страницей.
    /heckle даёт место на галёрке.
    /posts показывает, что каждый игрок сказал за день.
    У хоста и администраторов группы есть ещё /extend, /pause, /resume и /cancel.
    /language и /timezone задают, на каком языке я говорю и что показывают мои часы.
    Роли и тайные решения приходят в личный чат со мной, поэтому каждый игрок должен один раз нажать там «Старт».
bot-help-private = 🎲 <b>Я провожу в группах игры с тайными ролями.</b>
    Добавьте меня в группу и напишите там /newgame. Если я администратор и могу закреплять, удалять и ограничивать, партии идут глаже.
    Здесь, в личном чате, я присылаю роли и тайные вопросы.
    /role снова показывает роль и открытые вопросы.
    /channel выбирает, кто во время партии услышит написанное здесь.
    /posts показывает, что каждый игрок сказал за день.
    /ask задаёт вопрос ведущим вашей партии.
    /rules объясняет игру, страница за страницей.
    /panel даёт ссылку на панель ведущего.
    /language и /timezone задают, на каком языке я говорю с вами и что показывают часы.
bot-welcome = 👋 Здравствуйте! Всё готово: когда вы войдёте в партию, роль и тайные вопросы придут сюда.
    Чтобы начать, добавьте меня в группу и напишите там /newgame. Подробнее: /help
bot-added = 👋 Спасибо за приглашение! /newgame начинает сбор игроков, /help рассказывает, что я умею.
    Если я администратор и могу закреплять, удалять и ограничивать, партии идут глаже.

## Сбор игроков

bot-lobby-choose = 🎲 <b>Во что играем?</b>
bot-lobby-title = 🎲 <b>{ $game }</b> · сбор игроков
bot-lobby-players = 👥 <b>Игроков: { $count }</b> (нужно от { $least } до { $most })
bot-lobby-nobody = Пока никого нет.
bot-lobby-host = 👑
bot-lobby-unreachable = ✉️ нужно нажать «Старт» в личном чате со мной
bot-lobby-fill-bot = 🤖
bot-lobby-options = ⚙️ <b>Настройки</b>
    { $options }
bot-lobby-option = { $name }: { $value }
bot-lobby-opened-by = 👑 Хост: { $name }
bot-lobby-missing = ⏳ { $count ->
    [one] Не хватает { $count } игрока.
    [few] Не хватает { $count } игроков.
    [many] Не хватает { $count } игроков.
   *[other] Не хватает { $count } игрока.
}
bot-lobby-ready = ✅ Игроков достаточно. Хост может начинать.
bot-lobby-wait-reachable = ✉️ Игроков достаточно, но кому-то ещё нужно нажать «Старт» в личном чате со мной.
bot-lobby-started = ▶️ <b>Партия началась.</b> Удачи!
bot-lobby-cancelled = ✖️ <b>Сбор закрыт.</b> /newgame начнёт новый.
bot-lobby-commitment = 🔒 Кости запечатаны: <code>{ $commitment }</code>

bot-button-join = ✋ Играю
bot-button-leave = 🚪 Выйти
bot-button-start = ▶️ Начать
bot-button-bot = 🤖 Добавить бота
bot-button-options = ⚙️ Настройки
bot-button-cancel = ✖️ Отменить
bot-button-rules = 📖 Правила
bot-button-remove = 👢 Удалить
bot-button-close = ✔️ Готово
bot-button-kick = ❌ { $name }
bot-button-option = { $name }: { $value }
bot-button-back = ◀️
bot-button-next = ▶️
bot-button-chosen = ✅ { $label }
bot-button-tick = ☑️ { $label }
bot-button-untick = ⬜ { $label }
bot-button-done = ✔️ Готово ({ $count })
bot-button-panel = 🎛 Открыть панель

bot-options-title = ⚙️ <b>Настройки этой партии</b>
    Нажатие меняет значение на следующее.
bot-option-hint = <b>{ $name }.</b> { $hint }
bot-kick-title = 👢 <b>Кто должен уйти?</b>

## Ответы на нажатия

bot-toast-joined = Вы в игре, номер в сборе: { $number }.
bot-toast-left = Вы вышли из сбора.
bot-toast-started = Партия начинается!
bot-toast-cancelled = Отменено.
bot-toast-bot-added = За стол сел бот.
bot-toast-kicked = Больше не в сборе: { $name }
bot-toast-option = Записано. { $name }: { $value }
bot-toast-language = Теперь я говорю здесь по-русски.
bot-toast-unknown = Эту кнопку я уже не узнаю. Нажмите, пожалуйста, в самом новом сообщении.
bot-toast-admins-only = Это могут только хост и администраторы группы.
bot-toast-picked = Отмечено: { $count }
bot-toast-pick-between = Отметьте не меньше { $least } и не больше { $most }.
bot-toast-game-chosen = Решено, играем: { $game }
bot-toast-rules-end = Такой страницы нет.

## Вход через личный чат

bot-joined-private = ✅ Вы в игре: <b>{ $group }</b>, номер в сборе: { $number }. Роль придёт сюда, когда партия начнётся.
bot-join-membership = Чтобы играть, нужно состоять в группе <b>{ $group }</b>. Сначала вступите в неё, потом снова нажмите её кнопку.
bot-join-gone = Этого сбора уже нет. Попросите в группе начать новый.
bot-about-group = 📍 { $group }

## Стол и личные вопросы

bot-board-news-more = … (более ранние строки опущены)
bot-clock = в { $clock }
bot-deadline = ⏳ Время выйдет { $time }.
bot-deadline-at = ⏳ Время выйдет { $time }: { $date }
bot-slip-closed = 🔒 Этот вопрос закрыт.
bot-slip-answered = ✅ Ваш ответ: { $answer }
bot-entry-ask = ✍️ Ответьте на это сообщение своими словами, не длиннее { $most } знаков.
bot-entry-length = Нужно от { $least } до { $most } знаков. Ответьте на сообщение с вопросом ещё раз.

## Стол и роль

bot-status-none = Здесь нет партии. /newgame начнёт сбор игроков.
bot-role-none = Сейчас у вас нет места ни в одной партии.

## Команды в группе

bot-no-rights = Это могут только хост и администраторы группы.
bot-anonymous = Я не вижу, кто вы. Отключите анонимность и попробуйте ещё раз.
bot-extended = ⏰ Времени стало больше: «{ $timer }», прибавлено { $span }.
bot-extend-nothing = Сейчас не идут часы, которые можно продлить.
bot-heckling = 📣 На галёрке новое лицо: { $name }
bot-language-choose = 🌐 <b>На каком языке мне здесь говорить?</b>
bot-language-set = 🌐 Теперь я говорю здесь по-русски.
bot-timezone-now = 🕰 Часовой пояс здесь: <b>{ $zone }</b>, на моих часах { $time }.
    Чтобы сменить его, напишите, например, <code>/timezone Europe/Moscow</code>.
bot-timezone-set = 🕰 Теперь часовой пояс: <b>{ $zone }</b>, на моих часах { $time }.
bot-rules-choose = 📖 <b>Правила какой игры?</b>
bot-rules-none = Правил этой игры здесь нет.
bot-rules-page = 📖 { $game } · { $page } / { $pages }
bot-panel-address = 🎛 <b>Ваша ссылка на панель ведущего.</b> Она сработает один раз, срок: { $span }. Не передавайте её никому.
    { $url }
bot-panel-here = 🎛 { $url }

## Молчание

bot-silence-reminder = 🤐 { $seat }, пожалуйста, сейчас не пишите сюда.
bot-silence-private = 🤐 { $seat }, группа сейчас не должна вас слышать: кому в этой части игры положено молчать, молчит до её конца, а выбывшие молчат до конца партии. Сообщение убрано.
bot-silence-told = 🤐 { $seat }: сообщение в группе, хотя сейчас нужно молчать. { $done ->
    [deleted] Я его удаляю.
    [muted] Голос ненадолго отнят.
   *[reminded] Ни заглушать, ни удалять мне там нельзя, поэтому последовало только напоминание.
}

## Каналы: разговор через бота

bot-relay-head = <b>💬</b> { $channel } · { $seat }
bot-relay-head-group = <b>💬</b> { $channel } ({ $group }) · { $seat }
bot-channel-open = 💬 Для вас открыт канал: { $channel }. Нажмите кнопку ниже, и всё, что вы мне пишете, пойдёт туда.
bot-channel-open-main = 💬 Теперь всё, что вы мне пишете, идёт сюда: { $channel }.
bot-channel-title = 💬 <b>Кто должен слышать то, что вы мне пишете?</b>
bot-channel-now = Сейчас вы говорите здесь: { $channel }.
bot-channel-nowhere = Сейчас вы не говорите ни в одном канале.
bot-channel-ears = { $director ->
    [yes] 👂 { $channel } — кто слышит: { $seats }. Ведущий тоже читает.
   *[no] 👂 { $channel } — кто слышит: { $seats }.
}
bot-channel-hint = 🔇 Этого никто не услышал: сейчас вы не говорите ни в одном канале. Где можно говорить, покажет /channel.
bot-channel-none = Сейчас нет канала, в котором вы можете говорить.
bot-channel-kind = Я передаю текст, фотографии, стикеры, голосовые сообщения и файлы. Это сообщение никто не получил.
bot-channel-said = 💬 Передано: { $channel } ({ $group }).
bot-button-speak = 💬 { $channel }
bot-button-speak-group = 💬 { $channel } ({ $group })
bot-button-speak-nowhere = 🔇 Не говорить нигде
bot-toast-speak = Теперь вы говорите здесь: { $channel }.
bot-toast-speak-nowhere = Теперь никто не слышит того, что вы мне пишете.

## Лифт: что игроки сказали за день

bot-posts-title = 🛗 <b>Чьи сообщения за день показать?</b> Они придут в личный чат.
    📍 { $group }
bot-posts-of = 🛗 { $seat } · за день, страница { $page } из { $pages }
bot-posts-none = За день ни слова.
bot-posts-membership = Сказанное в той группе предназначено её участникам. Сначала вступите в неё.
bot-button-posts = 🛗 Сообщения за день
bot-button-posts-of = { $seat } ({ $count })
bot-toast-posts-private = Сообщения ждут вас в личном чате.

## Вопросы ведущим, объявления

bot-ask-how = Напишите вопрос после команды, например: <code>/ask Можно ли передумать?</code>
bot-ask-none = У вас нет места ни в одной идущей партии, поэтому спросить некого.
bot-ask-where = ❓ <b>К какой партии относится ваш вопрос?</b>
bot-ask-sent = ❓ Вопрос передан ведущим. Ответ придёт сюда.
bot-announce-how = Напишите объявление после команды, например: <code>/announce День закончится на час позже.</code>
bot-announce-none = Вы не ведёте ни одной идущей партии.
bot-announce-where = 📢 <b>Для какой группы объявление?</b>
bot-announce-sent = 📢 Объявлено.
bot-answer-how = Ответьте на сообщение с вопросом или напишите его номер: <code>/answer 12 Да, можно.</code>
bot-answer-sent = ↩️ Ответ отправлен.
bot-cancel-sure = ⚠️ Партия закончится для всех, тайное станет явным, и вернуть ничего будет нельзя. Если вы уверены, напишите <code>/cancel да</code>.
