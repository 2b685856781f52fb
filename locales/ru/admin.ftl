### Панель ведущих.

admin-brand = Parlor
admin-skip = К содержанию
admin-nav = Главное меню
admin-nav-matches = Партии
admin-nav-audit = Журнал действий
admin-nav-tables = Таблицы
admin-nav-me = Мои настройки
admin-save = Сохранить
admin-go-on = Дальше
admin-leave-it = Оставить как есть
admin-zone = Время показано по поясу { $zone }.
admin-zone-change = Изменить
admin-in = через { $span }
admin-overdue = срок настал
admin-since = С
admin-page-newer = ← Новее
admin-page-newest = ← К новым
admin-page-older = Раньше →

## Цвета

admin-theme-auto = как на устройстве
admin-theme-light = светлые
admin-theme-dark = тёмные
admin-theme-now = { $theme ->
    [light] Цвета светлые. Нажмите, чтобы стало как на устройстве.
    [dark] Цвета тёмные. Нажмите, чтобы стали светлыми.
   *[auto] Цвета как на устройстве. Нажмите, чтобы стали тёмными.
}

## Вход

admin-login-title = Вход
admin-login-by-link = По ссылке от бота
admin-login-by-link-how = Отправьте боту в личном чате <code>/panel</code>. Он пришлёт ссылку: она действует несколько минут и только один раз. Откройте её здесь.
admin-login-by-password = По паролю администратора
admin-login-by-password-who = Для того, кто держит этого бота. Ведущие входят по ссылке.
admin-login-password = Пароль
admin-login-enter = Войти
admin-login-leave = Выйти
admin-login-wrong = Пароль не подошёл. Проверьте раскладку и попробуйте ещё раз.
admin-login-confirm = Ссылка открыта. Нажмите кнопку, чтобы войти: это можно сделать один раз.
admin-login-out = Вы вышли.

## Свои настройки

admin-me-title = Мои настройки
admin-me-operator = Вы вошли как местный администратор.
admin-me-user = Вы вошли как <b>{ $name }</b>.
admin-me-saved = Сохранено.
admin-me-language = Язык
admin-me-timezone = Часовой пояс
admin-me-timezone-hint = Часть света и город, например <code>Europe/Moscow</code>. По нему показано всё время в панели.
admin-me-theme = Цвета

admin-sessions-title = Где вы вошли
admin-sessions-about = Если браузер вам больше не нужен или незнаком, завершите вход в нём.
admin-sessions-show = Показать браузеры
admin-sessions-unknown = Неизвестный браузер
admin-sessions-this = этот браузер
admin-sessions-since = Вход:
admin-sessions-seen = последний раз:
admin-sessions-revoke = Завершить вход
admin-sessions-revoked = Вход в том браузере завершён.
admin-sessions-gone = Вход в том браузере уже был завершён.

## Партии

admin-overview-title = Партии
admin-overview-running = Идут
admin-overview-running-none = Сейчас ничего не идёт. Партия начнётся, когда в группе соберётся достаточно игроков и тот, кто её собирает, нажмёт «Начать».
admin-overview-waiting = Идёт сбор игроков
admin-overview-waiting-none = Сейчас никто не собирает игроков. Отправьте в группе <code>/newgame</code>, чтобы начать сбор.
admin-overview-finished = Закончены
admin-overview-finished-none = Пока ничего не доиграно. Законченные партии останутся здесь, со всеми раскрытыми картами.
admin-no-game = Игра ещё не выбрана
admin-overview-place = { $chat }
admin-match-number = партия { $number }
admin-match-title = { $game }, партия { $number }
admin-role-director = вы ведущий
admin-role-host = вы собираете
admin-role-co-director = вы второй ведущий
admin-role-writer = вы автор газеты
admin-role-player = вы играете
admin-lobby-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
admin-lobby-how = Игроки присоединяются кнопками в группе.
admin-paused = на паузе
admin-no-deadline = без срока
admin-status-lobby = сбор игроков
admin-status-running = идёт
admin-status-over = закончена
admin-status-cancelled = отменена
admin-won = Победа: { $camp }.
admin-no-winner = Победителей нет.
admin-fact-proposals = { $count ->
    [one] { $count } карточка ждёт решения
    [few] { $count } карточки ждут решения
    [many] { $count } карточек ждут решения
   *[other] { $count } карточки ждут решения
}
admin-fact-unreachable = { $count ->
    [one] { $count } игрок недоступен
    [few] { $count } игрока недоступны
    [many] { $count } игроков недоступны
   *[other] { $count } игрока недоступны
}
admin-fact-failed = { $count ->
    [one] { $count } сообщение не дошло
    [few] { $count } сообщения не дошли
    [many] { $count } сообщений не дошли
   *[other] { $count } сообщения не дошли
}

## Одна партия

admin-eyes-seated = Вы сами играете в этой партии, поэтому видите то же, что и вся группа. Секреты откроются вам, когда она закончится.
admin-eyes-hosting = Вы собрали эту партию, но не ведёте её, поэтому видите то же, что и вся группа. Сроки и карточки в ваших руках.
admin-eyes-operator = Вы держите бота, но не ведёте эту партию, поэтому видите то же, что и вся группа.
admin-eyes-player = Здесь то, что видит вся группа; ваши секреты — в личном чате с ботом.
admin-eyes-lobby = Пока карты не розданы, все видят одно и то же.
admin-waiting-for = Ждём ответа: { $seats }
admin-waiting-nobody = Ждём срока
admin-back-to-match = ← Назад к партии

admin-deadlines-title = Сроки
admin-deadlines-none = Сейчас ни один срок не идёт.
admin-pause = ⏸ Пауза
admin-resume = ▶ Продолжить
admin-paused-because = { $reason ->
    [director] Ведущий поставил партию на паузу.
    [window] Часы игры на сегодня закончились.
    [removed] Бота нет в группе: верните его, и партия продолжится.
    [outage] Партия ждёт после перебоя.
   *[other] Партия ждёт по другой причине ({ $reason }).
}
admin-timer-frozen = часы стоят, осталось: { $span }
admin-deadline-by = { DIRECTION($minutes) ->
    [back] Раньше на столько
   *[on] Позже на столько
}
admin-deadline-exact = Другое время
admin-deadline-until = Новое время
admin-deadline-set = Назначить
admin-deadline-minutes = минут (меньше нуля — раньше)
admin-deadline-move = Передвинуть
admin-close-now = Закончить сейчас
admin-moment-wrong = Такое время назначить нельзя. Выберите то, что ещё впереди.

admin-proposals-title = Карточки ждут решения
admin-proposal-issue = Показать карточку
admin-proposal-dismiss = Не показывать
admin-proposal-gone = Об этой карточке уже решили.
admin-proposal-dismissed = Предложение снято, карточки не будет.

admin-roster-title = Игроки
admin-roster-none = Пока никто не присоединился.
admin-seat-bot = бот-игрок
admin-seat-unreachable = бот не может написать
admin-seat-yellow = { $count ->
    [0] без жёлтых карточек
    [one] { $count } жёлтая карточка
    [few] { $count } жёлтые карточки
    [many] { $count } жёлтых карточек
   *[other] { $count } жёлтой карточки
}
admin-seat-red = красная карточка
admin-seat-awaited = ждём
admin-seat-card = Карточка…

admin-deliveries-title = Сообщения, которые не дошли
admin-deliveries-about = Пусть недоступные игроки откроют личный чат с ботом и нажмут «Начать»: всё новое до них дойдёт.
admin-delivery-group = Группа
admin-delivery-unknown = причина неизвестна

admin-log-title = Хроника
admin-log-none = Ничего такого пока не было.
admin-log-kind = Что показать
admin-log-all = всё
admin-log-game = ход игры
admin-log-votes = тихие действия: голоса и выбор
admin-log-director = действия ведущих и карточки
admin-log-show = Показать

admin-more-title = Ещё
admin-started = Начата
admin-ended = Закончена
admin-fair-title = Честная раздача
admin-fair-about = До раздачи первой карты был опубликован отпечаток тайного зерна. Когда партия закончится, зерно будет в выгрузке, и любой сможет сверить с ним каждую карту.
admin-export = Выгрузить JSON
admin-audit-of-match = Журнал этой партии
admin-finish = Закончить досрочно…

## Карточки

admin-card-title = Показать карточку
admin-card-yellow = Жёлтая карточка
admin-card-yellow-about = Предупреждение, которое видит вся группа. Больше ничего не последует.
admin-card-yellow-of = Предупреждение, которое видит вся группа. По правилам партии красной становится жёлтая номер { $limit }.
admin-card-yellow-makes-red = Жёлтых карточек станет { $limit }, и сразу последует красная.
admin-card-red = Красная карточка
admin-card-red-about = Удаляет игрока. Сначала вы увидите, что за этим последует.
admin-card-withdraw = Снять жёлтую карточку
admin-card-withdraw-about = Если игрок не виноват. Группа об этом узнает.
admin-card-cause = Причина
admin-card-cause-hint = Её прочтёт группа. Можно не писать.
admin-red-title = Красная карточка: точно?
admin-red-about = Игрок сразу покидает партию, и вернуть его нельзя.
admin-red-public = Вы сами играете, поэтому последствия и предупреждения игры вам не показаны. Карточка подействует сразу.
admin-red-insist = Всё понятно. Всё равно показать красную.
admin-red-give = Показать красную карточку

## Что спрашивает ещё раз

admin-close-title = Закончить сейчас: { $timer }
admin-close-about = Срок наступит сразу. Кто не ответил, тот опоздал.
admin-finish-title = Закончить партию досрочно
admin-finish-about = Партия закончится сейчас для всех, и всё раскроется. Отменить это нельзя.
admin-follows = Что последует:
admin-again-title = Партия ушла вперёд
admin-changed = Вот что случилось, пока страница была открыта:
admin-again-about = Ваше действие ещё не выполнено. Взгляните ещё раз.
admin-again-do = Всё равно выполнить

## Что сделано

admin-done-deadline = Срок передвинут. { $timer }: { $when }.
admin-done-close = Срок закрыт: { $timer }.
admin-done-pause = Партия на паузе.
admin-done-resume = Партия продолжается.
admin-done-still-paused = Одной причины для паузы больше нет, но осталась другая.
admin-done-yellow = { $seat } — жёлтая карточка показана.
admin-done-withdraw = { $seat } — жёлтая карточка снята.
admin-done-red = { $seat } — красная карточка, игрок удалён.
admin-done-finish = Партия закончена.

## Журнал действий

admin-audit-title = Журнал действий
admin-audit-about = Кто и что сделал в панели или как ведущий, как было до и стало после. Изменить журнал нельзя.
admin-audit-none = Пока ничего не сделано. Здесь появится каждое действие ведущего.
admin-audit-at = Когда
admin-audit-who = Кто
admin-audit-operator = местный администратор
admin-audit-act = Действие
admin-audit-match = Партия
admin-audit-target = Кого или что
admin-audit-before = До
admin-audit-after = После
admin-act-sign-in = вход
admin-act-deadline = срок передвинут
admin-act-close = срок закрыт
admin-act-pause = пауза
admin-act-resume = продолжение
admin-act-yellow-card = жёлтая карточка
admin-act-withdraw-card = жёлтая карточка снята
admin-act-issue-card = предложенная карточка показана
admin-act-replace = игрок заменён
admin-act-red-card = красная карточка
admin-act-dismiss-card = предложение карточки снято
admin-act-finish = партия закончена
admin-act-export = партия выгружена
admin-act-appoint = назначен ведущий
admin-act-dismiss = ведущий снят
admin-state-playing = идёт
admin-state-paused = на паузе
admin-state-over = закончена
admin-state-proposed = предложена
admin-state-issued = показана
admin-state-withdrawn = снята
admin-state-dismissed = снято
admin-state-frozen = часы стоят

## Таблицы

admin-tables-title = Таблицы
admin-tables-about = Всё, что хранится, чтобы посмотреть. Секретов партий здесь нет, и изменить ничего нельзя.
admin-tables-any = любое
admin-tables-all = Показать всё
admin-tables-none = Показать нечего. Измените поиск или загляните позже, когда что-нибудь случится.
admin-table-users = Люди
admin-table-chats = Чаты
admin-table-matches = Партии
admin-table-roster = Составы
admin-table-cards = Карточки
admin-table-outbox = Отправка
admin-table-inbox = Сбойные обновления
admin-table-audit = Журнал действий
admin-column-id = Номер
admin-column-name = Имя
admin-column-username = Имя пользователя
admin-column-language = Язык
admin-column-timezone = Часовой пояс
admin-column-started-at = Начало
admin-column-blocked-at = Заблокировал бота
admin-column-created-at = С какого времени
admin-column-title = Название
admin-column-kind = Вид
admin-column-gone-at = Бот удалён
admin-column-may-pin = Может закреплять
admin-column-may-delete = Может удалять
admin-column-may-restrict = Может заглушать
admin-column-slug = Игра
admin-column-status = Состояние
admin-column-chat-id = Чат
admin-column-thread-id = Тема
admin-column-host-id = Кто собирает
admin-column-seats = Мест
admin-column-winner = Победа
admin-column-ended-at = Конец
admin-column-match-id = Партия
admin-column-seat = Место
admin-column-user-id = Кто
admin-column-fill-bot = Бот-игрок
admin-column-joined-at = Пришёл
admin-column-left-at = Ушёл
admin-column-left-because = Почему ушёл
admin-column-colour = Цвет
admin-column-cause = Причина
admin-column-by-user-id = Кто показал
admin-column-at = Когда
admin-column-settled-at = Решено
admin-column-tries = Попыток
admin-column-not-before = Не раньше
admin-column-error = Ошибка
admin-column-update-id = Обновление
admin-column-received-at = Получено
admin-column-act = Действие
admin-column-target = Кого или что

## Когда что-то не так

admin-error-home = К партиям
admin-error-number = Ошибка { $status }
admin-error-bad-request = Такой запрос здесь не имеет смысла
admin-error-next-bad-request = Вернитесь, обновите страницу и заполните форму ещё раз.
admin-error-stale-form = Страница устарела
admin-error-next-stale-form = Форму не удалось проверить, поэтому ничего не сделано. Вернитесь, обновите страницу и повторите последний шаг.
admin-error-signed-out = Вы не вошли
admin-error-next-signed-out = Возьмите у бота новую ссылку, войдите и повторите последний шаг. Ничего не сделано.
admin-error-forbidden = Эта страница не для вас
admin-error-next-forbidden = Это могут только ведущие партии и тот, кто держит бота. Если так и должно быть, попросите их назначить вас.
admin-error-not-found = Такой страницы нет
admin-error-next-not-found = Возможно, в адресе опечатка или эта партия не ваша. Ваши партии — по кнопке ниже.
admin-error-too-large = Слишком много сразу
admin-error-next-too-large = Сократите написанное и отправьте снова.
admin-error-too-often = Слишком много попыток
admin-error-next-too-often = Вход на несколько минут закрыт. Подождите четверть часа и возьмите у бота новую ссылку.
admin-error-broken = У нас что-то сломалось
admin-error-next-broken = Ничего не сделано наполовину. Попробуйте через минуту; если повторится, скажите тому, кто держит бота, что и когда вы нажали.
