### Две комнаты и бум. О том, что происходит в комнате, слышит только она.

two_rooms-name = Две комнаты и бум
two_rooms-about = Две команды, две комнаты, одна бомба. Говорите, меняйтесь заложниками и окажитесь в нужной комнате, когда грянет взрыв.

## Слова

two_rooms-room-1 = Комната 1
two_rooms-room-2 = Комната 2
two_rooms-phase-round = раунд
two_rooms-phase-hostages = выбор заложников
two_rooms-phase-final = последние слова перед раскрытием
two_rooms-phase-over = конец
two_rooms-timer-round = раунд
two_rooms-timer-hostages = выбор заложников
two_rooms-timer-final = объявление перед раскрытием
two_rooms-camp-blue = 🔵 синие
two_rooms-camp-red = 🔴 красные
two_rooms-camp-neither = ⚪ никто
two_rooms-colour-blue = 🔵 синий цвет
two_rooms-colour-red = 🔴 красный цвет
two_rooms-colour-grey = ⚪ серый цвет
two_rooms-colour-green = 🟢 зелёный цвет
two_rooms-colour-purple = 🟣 фиолетовый цвет
two_rooms-condition-shy = скромность: ничего нельзя ни показать, ни обменять
two_rooms-condition-coy = робость: можно только обмениваться цветом
two_rooms-condition-paranoid = паранойя: один обмен картами за игру и больше ничего
two_rooms-condition-foolish = простодушие: вы сразу принимаете любое предложение
two_rooms-condition-savvy = хитрость: можно только обмениваться картами
two_rooms-condition-cursed = проклятие: вы должны молчать
two_rooms-condition-immune = неуязвимость: ничто на вас не действует
two_rooms-condition-love = любовь
two_rooms-condition-hate = ненависть
two_rooms-condition-zombie = зомби: вы победите, если в конце все живые — зомби
two_rooms-action-offer = Предложить обмен
two_rooms-action-accept = Принять предложение
two_rooms-action-revoke-offer = Отозвать предложение
two_rooms-action-show = Показать лично
two_rooms-action-announce = Объявить комнате
two_rooms-action-vote = Голос за лидера
two_rooms-action-revoke-vote = Отозвать голос
two_rooms-action-send = Список заложников
two_rooms-action-publish-list = Показать список комнате
two_rooms-action-appoint = Назначить лидера
two_rooms-action-point = Указать на игрока
two_rooms-action-abdicate = Отречься
two_rooms-action-take-over = Ответ на отречение
two_rooms-action-hostages = Выбрать заложников
two_rooms-action-force = Заставить обменяться
two_rooms-action-pair = Свести двоих
two_rooms-action-bind = Связать двоих
two_rooms-action-tackle = Удержать игрока
two_rooms-action-usurp = Захватить лидерство
two_rooms-action-bounce = Выставить игрока
two_rooms-action-predict = Назвать победителя
two_rooms-action-shoot = Выстрелить
two_rooms-action-guess = Назвать похороненную карту

## Знаки

two_rooms-mark-leader = 👑
two_rooms-mark-won = 🏆
two_rooms-mark-dead = 💥
two_rooms-mark-out = 🚪

## Настройки партии

two_rooms-rule-variant = Вариант
two_rooms-rule-variant-forum = форум
two_rooms-rule-variant-tabletop = за столом
two_rooms-rule-rounds = Раунды
two_rooms-rule-rounds-0 = как обычно
two_rooms-rule-rounds-3 = три
two_rooms-rule-rounds-5 = пять
two_rooms-rule-playset = Набор персонажей
two_rooms-rule-playset-custom = без набора или свой
two_rooms-rule-playset-standard = Стандарт
two_rooms-rule-playset-mystery = Тайна
two_rooms-rule-playset-instant-death = Мгновенная смерть
two_rooms-rule-playset-one-loser = Один проигравший
two_rooms-rule-playset-love-and-hate = Любовь и ненависть
two_rooms-rule-playset-two-booms = Два бума и выстрел
two_rooms-rule-playset-love-hate-mystery = Любовь, ненависть, тайна
two_rooms-rule-playset-arbitrary-infection = Случайная зараза
two_rooms-rule-playset-murder-mystery = Загадка убийства
two_rooms-rule-playset-valentine = Валентинка
two_rooms-rule-playset-bipolar = Два полюса
two_rooms-rule-playset-antitrust = Недоверие
two_rooms-rule-playset-bashful-bash = Вечеринка скромников
two_rooms-rule-playset-cover-up = Прикрытие
two_rooms-rule-deck = Ещё персонажи
two_rooms-rule-bury = Похоронить карту
two_rooms-rule-advanced = Полные правила за столом
two_rooms-rule-hostages = Заложники по раундам
two_rooms-rule-eleven = Заложники для 11–13 игроков в пяти раундах
two_rooms-rule-eleven-retail = 2, 2, 1, 1, 1
two_rooms-rule-eleven-chart = 2, 2, 2, 1, 1
two_rooms-rule-tyrant = Ядерный тиран проигрывает, обменявшись картами с
two_rooms-rule-tyrant-both = Президентом и Бомбистом
two_rooms-rule-tyrant-either = Президентом или Бомбистом
two_rooms-rule-dud-bomb = Бомба без Инженера
two_rooms-rule-dud-bomb-harmless = безвредна
two_rooms-rule-dud-bomb-deadly = всё равно смертельна
two_rooms-rule-foolish-cancels = Простодушие снимает противоположное состояние, полученное
two_rooms-rule-foolish-cancels-first = первым
two_rooms-rule-foolish-cancels-last = последним
two_rooms-rule-crossing = Встречные предложения
two_rooms-rule-crossing-refuse = второе отклоняется
two_rooms-rule-crossing-accept = второе принимает первое
two_rooms-rule-minion-usurper = Узурпатор считается для Прихвостня

## Доска

two_rooms-board-title = 💣 <b>Две комнаты и бум</b> · раунд { $number } из { $rounds }
two_rooms-board-room-1 = 🅰️ Комната 1: { $seats }
two_rooms-board-room-2 = 🅱️ Комната 2: { $seats }
two_rooms-board-between = 🕊 Между комнатами: { $seats }
two_rooms-board-sent = 🔁 Последний обмен. Из комнаты 1: { $first }. Из комнаты 2: { $second }.
two_rooms-board-hostages = 🧳 Заложников из каждой комнаты в этом раунде: { $number }
two_rooms-board-forum = 🗳 Каждая комната выбирает лидера и составляет списки. Что сказано и сделано в комнате, в ней и остаётся.
two_rooms-board-tabletop = 🗣 Говорите в своей комнате до звонка. Что сказано и сделано в комнате, в ней и остаётся.
two_rooms-board-choosing = 🔔 Звонок. Лидеры выбирают заложников.
two_rooms-board-pause = 🎙 Перед раскрытием: { $card }. Слово за { $seat }.

## Что знает только сам игрок

two_rooms-own-card = 🎴 Ваша карта: <b>{ $card }</b>
two_rooms-own-condition = 🧷 Ваше состояние — { $condition }.
two_rooms-own-love = 💘 Ваша любовь — { $other }: вы победите, если в конце окажетесь в одной комнате. Остальное для вас больше не важно.
two_rooms-own-hate = 💔 Ваша ненависть — { $other }: вы победите, если в конце окажетесь в разных комнатах. Остальное для вас больше не важно.
two_rooms-own-leader = 👑 Лидер комнаты { $room }: { $leader }
two_rooms-own-no-leader = 👑 В комнате { $room } пока нет лидера.
two_rooms-own-votes = ☝️ За { $target }: { $voters }
two_rooms-own-published = 📋 Список от { $seat }: { $hostages }.
two_rooms-own-handover = 🤝 Лидерство предложено: { $seat }.
two_rooms-own-chosen = 🧳 Выбраны заложниками: { $hostages }
two_rooms-own-list = 📋 Ваш список: { $hostages }.
two_rooms-own-offered-colour = ✉️ { $seat } предлагает вам обменяться цветом.
two_rooms-own-offered-card = ✉️ { $seat } предлагает вам обменяться картами.
two_rooms-own-offers-colour = 📨 Вы предложили обменяться цветом: { $seat }.
two_rooms-own-offers-card = 📨 Вы предложили обменяться картами: { $seat }.
two_rooms-own-seen = 👁 { $of } — вам показано: { $what }
two_rooms-director-buried = ⚰️ Похоронена карта: { $card }
two_rooms-director-sober = 🍺 Пьяница станет картой: { $card }
two_rooms-director-list = 📋 Список от { $seat }: { $hostages }.

## Вопросы

two_rooms-prompt-vote = 🗳 Кого вы хотите лидером комнаты? До конца раунда голос можно изменить или отозвать.
two_rooms-prompt-list = 📋 Если лидером станете вы, кого отправите в другую комнату? Отметьте: { $number }. Список никто не увидит, пока вы его не покажете.
two_rooms-prompt-offer-colour = 🎨 Кому предложите обменяться <b>цветом</b>? О предложении узнает вся комната.
two_rooms-prompt-offer-card = 🎴 Кому предложите обменяться <b>картами</b>? О предложении узнает вся комната.
two_rooms-prompt-show-colour = 👁 Кому покажете свой <b>цвет</b>? Комната увидит, что вы показали, но не что именно.
two_rooms-prompt-show-card = 👁 Кому покажете <b>всю карту</b>? Комната увидит, что вы показали, но не что именно.
two_rooms-prompt-announce = 📣 Хотите, чтобы правду о вас увидела вся комната?
two_rooms-prompt-accept-colour = ✉️ { $seat } предлагает обменяться с вами <b>цветом</b>. Согласитесь — и оба цвета откроются сразу, назад пути нет.
two_rooms-prompt-accept-card = ✉️ { $seat } предлагает обменяться с вами <b>картами</b>. Согласитесь — и обе карты откроются сразу, назад пути нет.
two_rooms-prompt-accept-therapy = 🛋 { $seat } — Психолог. Вы можете обменяться с ним картами вопреки своему состоянию и вылечиться.
two_rooms-prompt-revoke = ↩️ Какое предложение отзываете?
two_rooms-prompt-appoint = 👑 В вашей комнате нет лидера. Кого назначите? Считается первое назначение.
two_rooms-prompt-point = ☝️ Лидер — { $leader }. А кого хотите вы? Больше половины комнаты сразу делают нового лидера.
two_rooms-prompt-abdicate = 🤝 Кому передадите лидерство? Если примут, в этом раунде вы больше не станете лидером.
two_rooms-prompt-take-over = 🤝 { $leader } хочет передать вам лидерство. Принимаете?
two_rooms-prompt-hostages = 🧳 Лидер, кого отправляете? Отметьте: { $number }. Выбор окончательный.
two_rooms-prompt-force = 🕶 Агент, кого заставите обменяться с вами картами? Сначала вашу карту увидят.
two_rooms-prompt-pair = 🔗 Надзиратель, кто двое должны обменяться картами? Оба увидят вашу карту.
two_rooms-prompt-love = 💘 Купидон, кто двое влюбятся? Оба увидят вашу карту.
two_rooms-prompt-hate = 💔 Эрида, кто двое возненавидят друг друга? Оба увидят вашу карту.
two_rooms-prompt-tackle = 🛡 Охранник, кто в этом раунде не станет заложником? Ваша карта останется открытой до конца.
two_rooms-prompt-usurp = ⚔️ Узурпатор, захватываете лидерство? Ваша карта останется открытой до конца.
two_rooms-prompt-bounce = 🚷 Вышибала, кого выставите в другую комнату? Он увидит вашу карту.
two_rooms-prompt-predict = 🎰 Игрок-спорщик, кто вот-вот победит?
two_rooms-prompt-shoot = 🔫 Снайпер, в кого стреляете?
two_rooms-prompt-guess = 🕵️ Частный сыщик, какая карта похоронена?

## Варианты ответа

two_rooms-option-seat = { $seat }
two_rooms-option-card = { $card }
two_rooms-option-accept = ✅ Принять предложение: { $seat }
two_rooms-option-announce-colour = 📣 Объявить свой цвет
two_rooms-option-announce-card = 📣 Объявить свою карту
two_rooms-option-revoke-colour = ↩️ Цвет: { $seat }
two_rooms-option-revoke-card = ↩️ Карты: { $seat }
two_rooms-option-revoke-vote = ↩️ Отозвать голос за { $seat }
two_rooms-option-publish = 📋 Показать список комнате
two_rooms-option-point-none = ✋ Ни на кого не указывать
two_rooms-option-take-over-yes = 👑 Принять
two_rooms-option-take-over-no = ✋ Отказаться
two_rooms-option-usurp = ⚔️ Захватить лидерство
two_rooms-option-predict-blue = 🔵 Синие
two_rooms-option-predict-red = 🔴 Красные
two_rooms-option-predict-neither = ⚪ Никто

## Что слышат все

two_rooms-event-match-opened = 💣 <b>Две комнаты, и в одной из них бомба.</b> Игроков: { $seats }, раундов: { $rounds }. После каждого раунда заложники меняются комнатами. Если Бомбист и Президент окажутся в конце вместе, победят красные, иначе — синие.
    🎴 В колоде: { $deck }
    { $buried ->
        [yes] ⚰️ Одна карта похоронена: её нет ни у кого.
       *[no] { "" }
    }
two_rooms-event-ambassador-named = 🕊 { $seat } — { $card }, и может ходить между комнатами.
two_rooms-event-rooms-drawn = 🚪 Двери закрываются.
    🅰️ Комната 1: { $first }
    🅱️ Комната 2: { $second }
two_rooms-event-round-opened = ⏱ <b>Раунд { $number } из { $rounds }.</b> В конце каждую комнату покинут { $hostages ->
        [one] { $hostages } заложник.
        [few] { $hostages } заложника.
        [many] { $hostages } заложников.
       *[other] { $hostages } заложника.
    }
two_rooms-event-bell-rang = 🔔 <b>Раунд { $number } окончен.</b> Лидеры выбирают заложников: по { $hostages }.
two_rooms-event-hostages-exchanged = 🔁 <b>Обмен после раунда { $number }.</b>
    🅰️➡️🅱️ { $first }
    🅱️➡️🅰️ { $second }
two_rooms-event-seat-bounced = 🚷 { $seat } теперь в комнате { $room }: так решил вышибала.
two_rooms-event-pause-opened = 🎙 <b>Стойте!</b> { $seat } показывает карту: { $card } — слово перед раскрытием.
two_rooms-event-prediction-made = 🎰 { $seat }: «Сейчас победят: { $camp }».
two_rooms-event-shot-fired = 🔫 { $seat } стреляет. Цель — { $target }.
two_rooms-event-card-guessed = 🕵️ { $seat }: «Похоронена карта { $card }».
two_rooms-event-pause-missed = ⌛ { $card }: { $seat } молчит и проигрывает.
two_rooms-event-seat-removed = 🚪 { $seat } покидает партию.
two_rooms-event-seat-revealed = 🎭 { $seat }: { $card }
two_rooms-event-buried-revealed = ⚰️ Похоронена была карта { $card }.
two_rooms-event-match-ended = 🏁 { $winner ->
        [blue] <b>Победили синие!</b>
        [red] <b>Победили красные!</b>
        [neither] <b>Ни одна команда не победила.</b>
       *[none] <b>Партия окончена, победителей нет.</b>
    } { $reason ->
        [blast] Президент оказался в одной комнате с бомбой.
        [untreated] Врач так и не пришёл, и Президент умер.
        [dud] Бомба не взорвалась, Президент жив.
        [apart] Президент был в другой комнате.
        [nobody] Президент умер, а бомба так и не взорвалась.
        [tyrant] Ядерного тирана не остановили, и он побеждает один.
        [boom] Доктор Бум встретил Президента.
        [hug] Рыцарь Вторника встретил Бомбиста.
        [president_removed] Президент удалён из партии.
        [bomber_removed] Бомбист удалён из партии.
       *[finished] Ведущий завершил её досрочно.
    }
    { $winners ->
        [none] { "" }
       *[other] 🏆 { $winners }
    }
    { $dead ->
        [none] { "" }
       *[other] 💥 { $dead }
    }

## Что слышит комната

two_rooms-event-vote-cast = 🗳 { $seat } голосует за { $target }.
two_rooms-event-vote-revoked = ↩️ { $seat } отзывает голос за { $target }.
two_rooms-event-list-published = 📋 { $seat } показывает список: { $hostages }.
two_rooms-event-list-executed = 🧳 { $leader ->
        [none] Лидер не выбран.
       *[other] Лидер раунда: { $leader }.
    } { $author ->
        [none] Списка нет, решает жребий.
       *[other] В силе список от { $author }.
    } Уходят: { $hostages }.
two_rooms-event-leader-appointed = 👑 { $by ->
        [none] Никого не назначили вовремя, и по жребию лидер — { $seat }.
       *[other] { $by } назначает лидера: { $seat }.
    }
two_rooms-event-pointer-set = ☝️ { $seat } указывает на { $target }.
two_rooms-event-pointer-dropped = ✋ { $seat } больше ни на кого не указывает.
two_rooms-event-leader-usurped = ⚔️ <b>Новый лидер — { $seat }!</b> Указало больше половины комнаты: { $voters }. Прежний лидер — { $old }.
two_rooms-event-abdication-offered = 🤝 { $seat } хочет передать лидерство: { $to }.
two_rooms-event-abdication-refused = ✋ { $to } не принимает лидерство. Лидер по-прежнему { $seat }.
two_rooms-event-leader-abdicated = 👑 Лидером становится { $seat }. { $old } в этом раунде больше не может вести.
two_rooms-event-leader-lost = 👑 { $old } больше не в игре: у комнаты нет лидера.
two_rooms-event-hostages-chosen = 🧳 { $by_lot ->
        [yes] Выбора вовремя нет, решает жребий. Заложники: { $hostages }.
       *[no] Выбор сделан, лидер — { $leader }. Заложники: { $hostages }.
    }
two_rooms-event-leadership-seized = ⚔️ { $seat } захватывает лидерство и сохранит его в этом раунде.
two_rooms-event-offer-made = { $what ->
        [colour] 🎨 { $seat } предлагает обменяться цветом. Кому: { $to }.
       *[card] 🎴 { $seat } предлагает обменяться картами. Кому: { $to }.
    }
two_rooms-event-offer-revoked = { $what ->
        [colour] ↩️ { $seat } отзывает предложение обменяться цветом. Кому: { $to }.
       *[card] ↩️ { $seat } отзывает предложение обменяться картами. Кому: { $to }.
    }
two_rooms-event-offer-lapsed = { $what ->
        [colour] ⌛ Предложение обменяться цветом больше не действует: { $seat } и { $to }.
       *[card] ⌛ Предложение обменяться картами больше не действует: { $seat } и { $to }.
    }
two_rooms-event-shared = { $forced ->
        [yes] 🔗 { $first } и { $second } обменялись картами не по своей воле.
       *[no] { $what ->
            [colour] 🎨 { $first } и { $second } обменялись цветом.
           *[card] 🎴 { $first } и { $second } обменялись картами.
        }
    }
two_rooms-event-card-shown = { $what ->
        [colour] 👁 { $seat } показывает свой цвет лично. Кому: { $to }.
       *[card] 👁 { $seat } показывает свою карту лично. Кому: { $to }.
    }
two_rooms-event-colour-announced = 📣 { $seat } показывает комнате цвет: { $colour }.
two_rooms-event-card-announced = 📣 { $seat } показывает комнате карту: <b>{ $card }</b>. { $for_good ->
        [yes] Она останется открытой до конца.
       *[no] { "" }
    }
two_rooms-event-seat-tackled = 🛡 { $seat } удерживает игрока. { $target } в этом раунде не станет заложником.

## Что слышит один игрок

two_rooms-event-card-dealt = 🎴 { $seat }, ваша карта: <b>{ $card }</b>. { $about }
two_rooms-event-card-taken = 🔄 { $seat }, карты поменялись местами. Теперь у вас <b>{ $card }</b>. { $about }
two_rooms-event-sobered-up = 🍺 { $seat }, хмель прошёл. Ваша карта — <b>{ $card }</b>. { $about }
two_rooms-event-list-sent = 📋 { $seat }, ваш список принят: { $hostages }.
two_rooms-event-colour-seen = 👁 { $seat }, вам показан цвет. { $of }: <b>{ $colour }</b>
two_rooms-event-card-seen = 👁 { $seat }, вам показана карта. { $of }: <b>{ $card }</b>
two_rooms-event-condition-gained = 🧷 { $seat }, у вас новое состояние — { $condition }.
two_rooms-event-condition-lost = 🧹 { $seat }, это прошло: { $condition }.
two_rooms-event-bond-tied = { $bond ->
        [love] 💘 { $seat }, ваша любовь — { $other }. Вы победите, если в конце окажетесь в одной комнате; остальное больше не важно.
       *[hate] 💔 { $seat }, ваша ненависть — { $other }. Вы победите, если в конце окажетесь в разных комнатах; остальное больше не важно.
    }
two_rooms-event-therapy-offered = 🛋 { $seat }, { $by } — Психолог: вы можете обменяться с ним картами вопреки своему состоянию.

## Что слышит ведущий

two_rooms-event-card-buried = ⚰️ Похоронена карта: { $card }
two_rooms-event-card-set-aside = 🍺 Пьяница станет картой: { $card }
two_rooms-event-power-used = ✨ { $seat } использует свою силу.
two_rooms-event-share-logged = 📝 Обмен: { $first } и { $second }. Карты: { $cards }.
two_rooms-event-tackle-passed = 🛡 { $seat } в этом раунде остаётся.

## Итоги

two_rooms-outcome-blast = Президент оказался в одной комнате с бомбой.
two_rooms-outcome-untreated = Врач так и не пришёл, и Президент умер.
two_rooms-outcome-dud = Бомба не взорвалась, Президент жив.
two_rooms-outcome-apart = Президент был в другой комнате.
two_rooms-outcome-nobody = Президент умер, а бомба так и не взорвалась.
two_rooms-outcome-tyrant = Ядерного тирана не остановили, и он побеждает один.
two_rooms-outcome-boom = Доктор Бум встретил Президента.
two_rooms-outcome-hug = Рыцарь Вторника встретил Бомбиста.
two_rooms-outcome-president-removed = Президент удалён из партии.
two_rooms-outcome-bomber-removed = Бомбист удалён из партии.
two_rooms-outcome-finished = Ведущий завершил её досрочно.
two_rooms-result-won = 🏆 { $card }. Победа. Цель: { $goal }.
two_rooms-result-lost = ✖️ { $card }. Поражение. Цель: { $goal }.

## Почему действие не принято

two_rooms-refusal-accept-instead = Вам уже предложили то же самое: примите это предложение.
two_rooms-refusal-ambassador = Послы в этом не участвуют.
two_rooms-refusal-appoint-first = В вашей комнате ещё нет лидера: сначала назначьте.
two_rooms-refusal-basic-cards = В основной игре персонажей нет.
two_rooms-refusal-bury-needs = Чтобы похоронить карту, в колоде должна быть карта { $card }.
two_rooms-refusal-card-always-in = Карта { $card } есть в каждой колоде, указывать её не нужно.
two_rooms-refusal-card-twice = Персонаж может быть в колоде только один раз.
two_rooms-refusal-chosen-already = Ваш выбор окончательный.
two_rooms-refusal-clash = { $card } и { $other } не могут быть в одной колоде.
two_rooms-refusal-coy = Вы тихоня: можно только обмениваться цветом.
two_rooms-refusal-cursed = Вы прокляты и не можете говорить.
two_rooms-refusal-deck-odd = С такими персонажами команды не будут равны: добавьте или уберите одного.
two_rooms-refusal-deck-too-big = С этими персонажами карт { $cards }, а нужно { $seats }.
two_rooms-refusal-deck-unequal = Персонажи слишком неравны, не уравнять: синих { $blue }, красных { $red }.
two_rooms-refusal-five-rounds = Для пяти раундов за столом нужно не меньше { $least } игроков.
two_rooms-refusal-has-leader = В вашей комнате уже есть лидер: { $seat }.
two_rooms-refusal-hostages-number = Из каждой комнаты может уйти не меньше одного и не больше { $most }.
two_rooms-refusal-hostages-rounds = Укажите по числу на каждый раунд, всего { $rounds }.
two_rooms-refusal-leader-stays = Лидер не может быть заложником.
two_rooms-refusal-linked = Карта { $card } бывает только вместе с картой { $other }.
two_rooms-refusal-list-number = Назовите ровно столько игроков своей комнаты: { $number }.
two_rooms-refusal-list-tackled = Кто-то из списка в этом раунде не может быть заложником.
two_rooms-refusal-list-twice = Кто-то назван дважды.
two_rooms-refusal-locked = { $seat } после отречения в этом раунде больше не может вести.
two_rooms-refusal-locked-yourself = Вы передали лидерство и в этом раунде больше не можете вести.
two_rooms-refusal-needs-burying = Карте { $card } нужна похороненная карта.
two_rooms-refusal-no-colours = Здесь показывают всю карту или ничего.
two_rooms-refusal-no-handover = Лидерство вам не предлагают.
two_rooms-refusal-no-list = Показывать нечего: списка нет.
two_rooms-refusal-no-neither = С этой колодой одна из команд обязательно побеждает.
two_rooms-refusal-no-offer = Такого предложения нет.
two_rooms-refusal-no-such-card = Нет персонажа с именем { $card }.
two_rooms-refusal-no-target = С этим игроком так нельзя.
two_rooms-refusal-not-fuller = В вашей комнате не больше игроков.
two_rooms-refusal-not-in-deck = Этой карты нет в колоде, или она ваша.
two_rooms-refusal-not-in-last-round = В последнем раунде нельзя.
two_rooms-refusal-not-leader = Это может только лидер.
two_rooms-refusal-not-now = Сейчас не время для этого.
two_rooms-refusal-not-your-power = Ваша карта так не умеет.
two_rooms-refusal-not-your-turn = Сейчас слово не за вами.
two_rooms-refusal-not-your-vote = Вы не голосовали за { $seat }.
two_rooms-refusal-not-yourself = Себя нельзя.
two_rooms-refusal-offered-already = Вы это уже предложили.
two_rooms-refusal-open-card = Ваша карта открыта и больше ничего не может.
two_rooms-refusal-other-kind = Предложение другого рода: цвет — это не карта.
two_rooms-refusal-other-room = Только с игроками своей комнаты.
two_rooms-refusal-paranoid = Вы параноик: можно один раз обменяться картой и больше ничего.
two_rooms-refusal-paranoid-spent = Вы параноик и уже обменялись картой.
two_rooms-refusal-playset-seats = Набор «{ $playset }» не рассчитан на столько игроков: { $seats }.
two_rooms-refusal-replace-first = { $seat } решает исход партии. Найдите замену или настаивайте — тогда победит другая команда.
two_rooms-refusal-savvy = Вы хитры: можно только обмениваться картами.
two_rooms-refusal-seconds = Нет срока «{ $timer }», или его длина неверна.
two_rooms-refusal-seized = В этом раунде лидер — Узурпатор.
two_rooms-refusal-setup-cards = В колоде нет таких карт.
two_rooms-refusal-setup-rooms = Комнаты должны быть как можно ровнее.
two_rooms-refusal-shy = Вы скромны: ничего нельзя ни показать, ни обменять.
two_rooms-refusal-tabletop-card = Карта { $card } играется только за столом.
two_rooms-refusal-their-open-card = Карта этого игрока и так открыта.
two_rooms-refusal-two-others = Выберите двух других игроков.
two_rooms-refusal-used-already = Эта сила уже использована.

## Предупреждения перед началом

two_rooms-warning-backup = Карта { $card } здесь никого не заменит.
two_rooms-warning-basic = Без полных правил нельзя показать только цвет.
two_rooms-warning-bouncer = Карта { $card } бесполезна, пока комнаты равны.
two_rooms-warning-few = Карта { $card } рассчитана не меньше чем на { $least } игроков.
two_rooms-warning-few-colours = Когда игроков всего { $players }, показанный цвет говорит очень много.
two_rooms-warning-gambler-and-bury = И карта похоронена, и Игрок-спорщик в игре.
two_rooms-warning-mayor = Когда игроков { $players }, в обеих комнатах их нечётно, и { $card } имеет один голос.
two_rooms-warning-pair = Карту { $card } уравновешивает { $other }, а этой карты нет.
two_rooms-warning-together = { $card } и { $other } плохо сочетаются.

## В тексте правил

two_rooms-book-forum = Эта партия идёт <b>по правилам форума</b>: лидеров выбирают, а списки решают, кто уйдёт.
two_rooms-book-tabletop = Эта партия идёт <b>по правилам стола</b>: лидеров назначают и свергают, выбор — после звонка.
two_rooms-book-hostages = • от { $least } игроков: { $numbers }
two_rooms-book-round = • раунд { $number }: { $span }
two_rooms-book-wait = • { $timer }: { $span }
two_rooms-book-late-propose = В этой партии о каждом пропущенном сроке узнаёт ведущий и решает, показать ли жёлтую карточку.
two_rooms-book-late-issue = В этой партии каждый пропущенный срок сразу приносит жёлтую карточку.
two_rooms-book-late-off = В этой партии за пропущенный срок карточек не дают.
two_rooms-book-tyrant-both = Ядерного тирана останавливает только обмен картами и с Президентом, и с Бомбистом.
two_rooms-book-tyrant-either = Ядерного тирана останавливает обмен картами с Президентом или с Бомбистом.

## Команды жирным шрифтом, по одной на строку

two_rooms-typed-vote =
    Голосую за { $seat }
    Голос за { $seat }
two_rooms-typed-revoke-vote =
    Отзываю голос за { $seat }
    Снимаю голос с { $seat }
two_rooms-typed-appoint =
    Назначаю лидером { $seat }
    Назначаю { $seat }
two_rooms-typed-point = Указываю на { $seat }
two_rooms-typed-abdicate = Передаю лидерство { $seat }
two_rooms-typed-shoot = Стреляю в { $seat }
