### Слова, общие для всех игр, бота и панели.
### Предложения пишутся для Telegram: можно b, i, u, s, code, blockquote, tg-spoiler.
### Имена игроков стоят в именительном падеже, а их пол неизвестен: строим фразы так, чтобы это не мешало.

## Места и списки

common-seat = { $number }. { $name }
common-seat-unnamed = место { $number }
common-nameless = Без имени
common-number = { $number }
common-list-nobody = никто
common-list-nothing = ничего
common-list-next = { $head }, { $next }
common-list-last = { $head } и { $last }
common-yes = Да
common-no = Нет

## Время

common-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
common-span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
common-span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
common-span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
common-span-two = { $first } { $second }

## Языки, каждый на себе самом

common-language-en = English
common-language-zh = 中文
common-language-ru = Русский

## На табло

common-progress = 🗳 { $done ->
    [one] Проголосовал { $done } из { $all }
    [few] Проголосовали { $done } из { $all }
    [many] Проголосовало { $done } из { $all }
   *[other] Проголосовало { $done } из { $all }
}
common-waiting = ⏳ Ждём ответа: { $seats }
common-paused = ⏸ <b>Партия на паузе.</b> Часы стоят, кнопки спят.
common-reminder = ⏰ Партия ждёт вас: { $timer }. Осталось времени: { $left }.

## Почему действие не принято

common-refusal-over = Эта партия уже закончена.
common-refusal-no-seat = В этой партии нет такого места.
common-refusal-seats = В эту игру играют от { $least } до { $most } человек, а сейчас за столом { $seats }.
common-refusal-paused = Партия на паузе. Подождите, пока она продолжится.
common-refusal-director-alone = Это может сделать только ведущий.
common-refusal-clock-alone = Это делают только часы.
common-refusal-timer-gone = Эти часы уже не идут.
common-refusal-already-paused = По этой причине партия уже на паузе.
common-refusal-not-paused = По этой причине паузы нет.
common-refusal-no-yellow-card = { $seat } — жёлтых карточек нет.
common-refusal-already-out = { $seat } — уже вне игры.

## Что случается в любой игре

common-event-paused = ⏸ <b>Партия на паузе.</b> { $reason ->
    [director] Объявлен перерыв.
    [window] Игровые часы на сегодня закончились.
    [outage] Боту нужно перевести дух.
   *[other] Скоро продолжим.
}
common-event-resumed = { $playing ->
    [yes] ▶️ <b>Партия продолжается!</b> Часы снова идут.
   *[no] ⏸ Одной причиной для паузы меньше, но партия всё ещё стоит.
}
common-event-deadline-moved = ⏰ Срок перенесён: { $timer }. { DIRECTION($by) ->
    [back] Времени стало меньше.
   *[on] Времени стало больше.
}
common-event-closed-early = ⏰ Время объявлено истёкшим. Этап: { $timer }.
common-event-turn-missed = 💤 { $seat }: время вышло, ход пропущен. Этап: { $timer }.
common-event-yellow-card-proposed = 🟨 { $seat }: возможно, пора показать жёлтую карточку. { $cause }
common-event-yellow-card-given = 🟨 Жёлтая карточка: { $seat }. { $count ->
    [1] Пока первая.
   *[other] Всего карточек: { $count }.
} { $cause ->
    [none] Просим соблюдать правила и сроки.
   *[other] { $cause }
}
common-event-yellow-card-withdrawn = ↩️ Жёлтая карточка снята: { $seat }. { $count ->
    [0] Больше карточек нет.
   *[other] Осталось карточек: { $count }.
} { $cause ->
    [none] Инцидент исчерпан.
   *[other] { $cause }
}
common-event-red-card-given = 🟥 Красная карточка: { $seat } покидает партию. { $cause ->
    [none] Таково решение ведущего.
   *[other] { $cause }
}
common-event-seat-replaced = 🔁 Замена: теперь на этом месте { $seat }. Всё, что принадлежит месту, остаётся при нём.
common-event-match-finished = 🏁 Партия завершена досрочно.
common-cause-late = Пропущен срок: { $timer }.
common-cause-yellow-cards = Набралось слишком много жёлтых карточек.

## Настройки, общие для всех игр

common-rule-pace = Темп
    .hint = Живая партия длится вечер, форумная идёт несколько дней по расписанию.
common-rule-pace-live = живой
common-rule-pace-forum = форумный
common-rule-late-card = Карточки за опоздание
    .hint = Что бывает, когда кто-то пропустил срок.
common-rule-late-card-propose = решает ведущий
common-rule-late-card-issue = жёлтая сразу
common-rule-late-card-off = без карточек
common-rule-cards-to-red = Сколько жёлтых дают красную
    .hint = 0 — удаляет только ведущий.
common-rule-seconds = Время на ход
    .hint = Длительность отдельных этапов, если она отличается от обычной для темпа.

## Кнопки и набранные команды

common-press-recorded = ✔ Записано: { $option }
common-press-stale = Эта кнопка осталась от прошлого момента и больше ничего не делает.
common-press-no-seat = У вас нет места в этой партии, так что кнопка не для вас. Приятного просмотра!
common-press-not-yours = Это решает другой игрок.
common-press-confirm = { $option } — отменить это будет нельзя. Нажмите ту же кнопку ещё раз, чтобы подтвердить.
common-press-write = { $option } — теперь напишите свои слова в ответ.
common-refusal-pick = { $least ->
    [one] Нужно выбрать не меньше { $least } имени
    [few] Нужно выбрать не меньше { $least } имён
    [many] Нужно выбрать не меньше { $least } имён
   *[other] Нужно выбрать не меньше { $least } имени
} и не больше { $most }; сейчас выбрано: { $count }.
common-pick-item = { $item }
common-pick-done = { $items }
common-typed-not-now = Сейчас эта команда вам недоступна.
common-typed-ambiguous = «{ $name }» — это может быть кто угодно из них: { $seats }. Напишите номер места.
common-typed-nobody = За столом нет игрока с именем «{ $name }». Напишите номер места.
common-typed-not-offered = Сейчас нельзя выбрать: { $seats }.
common-typed-long = Слишком длинно, знаков не больше { $most }. Ничего не записано.
