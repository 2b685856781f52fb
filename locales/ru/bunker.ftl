### Бункер. О поле игрока мы не знаем: имена стоят в именительном падеже, глаголов прошедшего времени при них нет.

bunker-name = Бункер
bunker-about = Катастрофа уже снаружи, а мест внутри — на половину компании. Раскрывайте карты и доказывайте, что без вас никак.

## Слова

bunker-trait-profession = 💼 профессия
bunker-trait-biology = 🧬 биология
bunker-trait-health = ❤️ здоровье
bunker-trait-hobby = 🎨 хобби
bunker-trait-baggage = 🎒 багаж
bunker-trait-fact = 📎 факт
bunker-camp-survivors = выжившие
bunker-phase-reveal = круг раскрытия
bunker-phase-discussion = обсуждение
bunker-phase-vote = голосование
bunker-phase-defence = защита
bunker-phase-revote = переголосование
bunker-phase-over = конец
bunker-timer-turn = раскрытие карты
bunker-timer-discussion = обсуждение
bunker-timer-vote = голосование
bunker-timer-defence = защита
bunker-timer-revote = переголосование
bunker-action-reveal = Раскрыть карту
bunker-action-special = Показать особое условие
bunker-action-vote = Проголосовать
bunker-action-exclude = Исключить игрока
bunker-action-return = Вернуть исключённого
bunker-action-remove = Удалить из комнаты
bunker-action-swap = Поменять карты двух игроков
bunker-action-shuffle = Перемешать карты
bunker-action-replace-card = Заменить карту
bunker-action-discard = Убрать карту из игры

## Как читаются карты

bunker-own-words = { $words }
bunker-own-hint = прочтите условие и примените его теми действиями, какие есть.
bunker-say-profession = { $years ->
    [0] { $name }, без опыта
    [one] { $name }, стаж { $years } год
    [few] { $name }, стаж { $years } года
    [many] { $name }, стаж { $years } лет
   *[other] { $name }, стаж { $years } года
}
bunker-brief-profession = { $years ->
    [0] { $name }, без опыта
    [one] { $name }, { $years } год
    [few] { $name }, { $years } года
    [many] { $name }, { $years } лет
   *[other] { $name }, { $years } года
}
bunker-brief-biology = { $fertile ->
    [yes] { $sex ->
        [woman] жен., { $age }, { $build } 🍼
       *[man] муж., { $age }, { $build } 🍼
    }
   *[no] { $sex ->
        [woman] жен., { $age }, { $build }
       *[man] муж., { $age }, { $build }
    }
}
bunker-say-biology = { $sex ->
    [woman] женщина
   *[man] мужчина
}, { $age ->
    [one] { $age } год
    [few] { $age } года
    [many] { $age } лет
   *[other] { $age } года
}, { $build }, { $fertile ->
    [yes] может иметь детей
   *[no] детей не будет
}
bunker-say-health = { $degree ->
    [light] { $name } (лёгкая форма)
    [medium] { $name } (средняя тяжесть)
    [grave] { $name } (тяжёлая форма)
   *[none] { $name }
}
bunker-say-titled = <b>{ $title }.</b> { $text }
bunker-plan = { $r1 } · { $r2 } · { $r3 } · { $r4 } · { $r5 }
bunker-poll = { $votes ->
    [one] { $seat } — { $votes } голос: { $voters }
    [few] { $seat } — { $votes } голоса: { $voters }
    [many] { $seat } — { $votes } голосов: { $voters }
   *[other] { $seat } — { $votes } голоса: { $voters }
}

## Общий стол

bunker-board-title = { $round ->
    [0] ☢️ <b>Бункер</b>
   *[other] ☢️ <b>Бункер</b> · раунд { $round }
}
bunker-board-catastrophe = 🌋 Катастрофа: { $title }
bunker-board-threat = ⚠️ Угроза: { $title }
bunker-board-card = 🏗 { $card }
bunker-board-closed = 🔒 Открыто карт бункера: { $open } из { $of }
bunker-board-places = 🚪 Мест: { $capacity } · претендентов: { $living }
bunker-board-turn-first = 🎙 Ходит { $seat }. В первом раунде раскрывают профессию.
bunker-board-turn = 🎙 Ходит { $seat }. Какую карту раскрыть?
bunker-board-discussion = { $votes ->
    [0] 💬 Обсуждение. Голосования в этом раунде больше нет.
    [1] 💬 Обсуждение. После него — голосование.
   *[other] 💬 Обсуждение. В этом раунде впереди два голосования.
}
bunker-board-last-out = 🗳 Голосует и тот, кого исключили последним: { $seat }.
bunker-board-defence = ⚖️ Слово для защиты: { $leaders }. Голосовать пока нельзя.
bunker-board-revote = ⚖️ Выбор только из них: { $leaders }.
bunker-mark-turn = 🎙
bunker-mark-leader = ⚖️
bunker-mark-out = 🚷
bunker-mark-last-out = 🚷🗳
bunker-mark-removed = ⛔️
bunker-mark-winner = ✅
bunker-mark-special = 🃏
bunker-short-profession = 💼 { $card }
bunker-short-biology = 🧬 { $card }
bunker-short-health = ❤️ { $card }
bunker-short-hobby = 🎨 { $card }
bunker-short-baggage = 🎒 { $card }
bunker-short-fact = 📎 { $card }
bunker-short-special = 🃏 { $title }
bunker-short-lost = <s>{ $card }</s>
bunker-short-next = { $head } · { $next }

## Своё досье

bunker-own-dossier = 🗂 <b>Ваше досье</b> — { $seat }
    { $cards }
bunker-own-profession = { $state ->
    [open] 💼 <b>Профессия</b> 👁 { $card }
    [gone] 💼 <b>Профессия</b> 🗑 <s>{ $card }</s>
   *[closed] 💼 <b>Профессия</b> 🔒 { $card }
}
bunker-own-biology = { $state ->
    [open] 🧬 <b>Биология</b> 👁 { $card }
    [gone] 🧬 <b>Биология</b> 🗑 <s>{ $card }</s>
   *[closed] 🧬 <b>Биология</b> 🔒 { $card }
}
bunker-own-health = { $state ->
    [open] ❤️ <b>Здоровье</b> 👁 { $card }
    [gone] ❤️ <b>Здоровье</b> 🗑 <s>{ $card }</s>
   *[closed] ❤️ <b>Здоровье</b> 🔒 { $card }
}
bunker-own-hobby = { $state ->
    [open] 🎨 <b>Хобби</b> 👁 { $card }
    [gone] 🎨 <b>Хобби</b> 🗑 <s>{ $card }</s>
   *[closed] 🎨 <b>Хобби</b> 🔒 { $card }
}
bunker-own-baggage = { $state ->
    [open] 🎒 <b>Багаж</b> 👁 { $card }
    [gone] 🎒 <b>Багаж</b> 🗑 <s>{ $card }</s>
   *[closed] 🎒 <b>Багаж</b> 🔒 { $card }
}
bunker-own-fact = { $state ->
    [open] 📎 <b>Факт</b> 👁 { $card }
    [gone] 📎 <b>Факт</b> 🗑 <s>{ $card }</s>
   *[closed] 📎 <b>Факт</b> 🔒 { $card }
}
bunker-own-special = { $played ->
    [yes] 🃏 Особое условие уже показано. { $card }
   *[no] 🃏 Особое условие. { $card }
}
bunker-own-vote = 🗳 Ваш голос: { $target }.

## Вопросы и кнопки

bunker-prompt-reveal-first = 🎙 <b>Ваш ход.</b> В первом раунде раскрывают профессию.
bunker-prompt-reveal = 🎙 <b>Ваш ход.</b> Какую карту раскрыть? Обратно её не закрыть.
bunker-prompt-special = 🃏 Особое условие можно показать один раз, в любой момент партии.
bunker-prompt-vote = 🗳 <b>Кто останется снаружи?</b> Голоса тайные до конца, и до тех пор голос можно изменить.
bunker-prompt-revote = 🗳 <b>Переголосование.</b> Кто из них останется снаружи?
bunker-option-reveal-profession = 💼 { $card }
bunker-option-reveal-biology = 🧬 { $card }
bunker-option-reveal-health = ❤️ { $card }
bunker-option-reveal-hobby = 🎨 { $card }
bunker-option-reveal-baggage = 🎒 { $card }
bunker-option-reveal-fact = 📎 { $card }
bunker-option-special = 🃏 Показать особое условие
bunker-option-seat = { $seat }
bunker-option-pair = { $seats }
bunker-option-shuffle = 🔀 Перемешать
bunker-desk-exclude = 🚷 Кого исключить?
bunker-desk-return = ↩️ Кого вернуть?
bunker-desk-remove = ⛔️ Кого удалить из комнаты насовсем?
bunker-desk-reveal = 👁 Чью карту раскрыть: { $trait }?
bunker-desk-discard = 🗑 Чью карту убрать из игры: { $trait }?
bunker-desk-replace = 🔁 Чью карту заменить новой: { $trait }?
bunker-desk-swap = 🔄 Кому обменяться картами: { $trait }? Открытое место сразу покажет новую карту.
bunker-desk-shuffle = 🔀 Перемешать между живыми: { $trait }? Открытые места сразу покажут новые карты.

## Что случилось

bunker-event-match-opened = ☢️ <b>Двери бункера скоро закроются.</b>
    Претендентов: { $seats }, мест: { $capacity }. Карт о самом бункере: { $bunker }.
    { $threat ->
        [start] ⚠️ Есть и отдельная угроза: вот она, ниже.
        [last_card] ⚠️ Есть и отдельная угроза: она откроется вместе с последней картой бункера.
       *[none] Отдельной угрозы в этот раз нет: хватит и катастрофы.
    }
    🗳 Голосования по раундам: { $plan }
    🗂 Досье придут каждому лично. Никому их не показывайте, только рассказывайте.
bunker-event-catastrophe-struck = 🌋 { $card }
bunker-event-threat-sealed = ⚠️ Угроза лежит лицом вниз: { $card }
bunker-event-threat-revealed = ⚠️ { $card }
bunker-event-bunker-stocked = 🏗 Карты бункера по порядку:
    { $cards }
bunker-event-dossier-dealt = 🗂 <b>Ваше досье</b> — { $seat }
    💼 <b>Профессия:</b> { $profession }
    🧬 <b>Биология:</b> { $biology }
    ❤️ <b>Здоровье:</b> { $health }
    🎨 <b>Хобби:</b> { $hobby }
    🎒 <b>Багаж:</b> { $baggage }
    📎 <b>Факт:</b> { $fact }

    🃏 Особое условие. { $special }
bunker-event-round-opened = { $circle ->
    [yes] 🔔 <b>Раунд { $number }.</b> Претендентов: { $living }, мест: { $capacity }. { $votes ->
        [0] Голосования в этом раунде нет.
        [1] В этом раунде одно голосование.
       *[other] В этом раунде два голосования.
    }
   *[no] 🔔 <b>Раунд { $number }.</b> Мест всё ещё не хватает: претендентов { $living }, мест { $capacity }. Карт больше не раскрывают — только обсуждение и голосование.
}
bunker-event-bunker-opened = 🏗 Карта бункера { $number } из { $of }: <b>{ $card }</b>.
bunker-event-turn-given = 🎙 Ходит { $seat }.
bunker-event-turn-skipped = ⏭ { $seat }: раскрывать нечего, ход переходит дальше.
bunker-event-card-revealed = { $how ->
    [late] 🎲 Время вышло, карту выбрал бот. { $seat } · { $trait }: <b>{ $card }</b>
    [host] 👁 По решению хоста. { $seat } · { $trait }: <b>{ $card }</b>
    [exile] 🚷 { $seat } · { $trait }: <b>{ $card }</b>
   *[own] 🔓 { $seat } · { $trait }: <b>{ $card }</b>
}
bunker-event-discussion-opened = { $why ->
    [circle] 💬 <b>Обсуждение.</b> { $votes ->
        [0] Голосования в этом раунде нет, но запоминайте.
        [1] Потом — голосование: один останется снаружи.
       *[other] Потом — голосование, и в этом раунде оно не последнее.
    }
    [next] 💬 <b>Ещё одно обсуждение.</b> В этом раунде снаружи останется кто-то ещё.
   *[empty] 💬 <b>Обсуждаем заново.</b> Исключение никуда не делось: потом — снова голосование.
}
bunker-event-ballot-opened = 🗳 <b>Голосование.</b> Кандидаты: { $candidates }. За себя голосовать нельзя. { $last_out ->
    [none] { "" }
   *[other] У исключённого последним тоже есть голос: { $last_out }.
}
bunker-event-vote-cast = 🗳 { $seat }, ваш голос: { $target }. До конца голосования его не увидит никто.
bunker-event-vote-dropped = 🗳 { $seat }, ваш голос отменён: { $target } больше не в игре. Можно выбрать снова.
bunker-event-ballot-counted = 📊 <b>Голоса подсчитаны.</b>
    { $polls }
    { $absent ->
        [none] { "" }
       *[other] 💤 Без голоса: { $absent }
    }
bunker-event-ballot-empty = { $times ->
    [1] 🦗 Никто не проголосовал. Так не пойдёт: сначала обсуждение, потом голосование ещё раз.
   *[other] 🦗 Опять ни одного голоса.
}
bunker-event-host-asked = 🧯 Пустых голосований подряд: { $times }. Партия встаёт на паузу: решать хосту.
bunker-event-defence-opened = ⚖️ <b>Ничья.</b> Поровну голосов: { $leaders }. Слово для защиты — им, голосовать пока нельзя.
bunker-event-revote-opened = ⚖️ <b>Защита окончена, переголосование.</b> Выбор только из них: { $leaders }.
bunker-event-tie-dissolved = ⚖️ Спорить больше не с кем, но за это не исключают: голосование начинается заново, среди всех.
bunker-event-lot-drawn = 🎲 <b>Снова ничья</b>: { $leaders }. Жребий бросает бот, и выпадает { $seat }.
bunker-event-seat-excluded = { $by ->
    [host] 🚷 По решению хоста снаружи остаётся <b>{ $seat }</b>.
   *[other] 🚷 <b>Снаружи остаётся { $seat }.</b>
} Претендентов: { $living }, мест: { $capacity }.
bunker-event-special-played = 🃏 { $seat } показывает особое условие. { $card }
    🛠 Хосту: { $hint }
bunker-event-seat-returned = ↩️ По решению хоста в бункер возвращается <b>{ $seat }</b>.
bunker-event-seat-removed = ⛔️ { $seat } покидает комнату насовсем: ни хода, ни голоса, ни места в бункере.
bunker-event-cards-swapped = 🔄 По решению хоста обмениваются картами { $first } и { $second } · { $trait }.
bunker-event-cards-shuffled = 🔀 По решению хоста карты перемешаны · { $trait }: { $seats }.
bunker-event-card-replaced = 🔁 По решению хоста карта заменена · { $trait }: { $seat }.
bunker-event-card-shown = 👁 Теперь на столе: { $seat } · { $trait }: <b>{ $card }</b>
bunker-event-card-received = 🗂 { $seat }, у вас новая карта · { $trait }: <b>{ $card }</b>. Пока её видите только вы.
bunker-event-card-discarded = 🗑 По решению хоста карта убрана из игры · { $trait }: { $seat }.
bunker-event-match-ended = 🏁 { $reason ->
    [finished] <b>Хост завершает партию досрочно.</b> Внутри все, кто ещё не исключён: { $winners }. Мест было { $capacity }.
   *[full] <b>Двери закрыты.</b> Мест: { $capacity }. Внутри: { $winners }.
}
bunker-event-story-told = 📖 <b>Что было дальше</b>
    { $lines }
bunker-event-dossier-published = 🗂 <b>{ $seat }</b>
    💼 { $profession }
    🧬 { $biology }
    ❤️ { $health }
    🎨 { $hobby }
    🎒 { $baggage }
    📎 { $fact }
    🃏 { $special }

## История выживших

bunker-story-medicine = { $seats ->
    [none] 💊 Лечить некому: от царапины до лихорадки всё пустили на самотёк.
   *[other] 💊 Больные под присмотром: { $seats }.
}
bunker-story-food = { $seats ->
    [none] 🥫 Когда кончились консервы, выяснилось, что готовить и растить не умеет никто.
   *[other] 🥫 На столе не пусто: { $seats }.
}
bunker-story-power = { $seats ->
    [none] 🔦 Свет и вода пропадали всё чаще, и чинить их было некому.
   *[other] 🔦 Свет горит, вода течёт: { $seats }.
}
bunker-story-repair = { $seats ->
    [none] 🔧 Что ломалось, то так и лежало, а ломалось всё.
   *[other] 🔧 Что ломается, то чинят: { $seats }.
}
bunker-story-defence = { $seats ->
    [none] 🛡 На стук снаружи отвечали тишиной: встать у двери было некому.
   *[other] 🛡 У двери стоят надёжные руки: { $seats }.
}
bunker-story-science = { $seats ->
    [none] 🔬 Что происходит снаружи, не понял никто, так и гадали.
   *[other] 🔬 Головы на месте, загадки решаются: { $seats }.
}
bunker-story-morale = { $seats ->
    [none] 🎭 Вечера тянулись молча, и к весне не здоровался никто ни с кем.
   *[other] 🎭 Духом не падают, и спасибо за это: { $seats }.
}
bunker-story-scouting = { $seats ->
    [none] 🧭 Выйти наружу и вернуться не сумел никто.
   *[other] 🧭 Разведка ходит и возвращается: { $seats }.
}
bunker-story-heirs = { $seats ->
    [none] 🍼 Детского смеха в бункере не прибавится.
   *[other] 🍼 Новое поколение возможно: { $seats }.
}

## В тексте правил

bunker-book-table = • { $seats } — мест { $capacity }, карт бункера { $cards }, голосования: { $plan }
bunker-book-time = • { $timer }: { $span }
bunker-book-threat-start = Её показывают в начале, вместе с катастрофой.
bunker-book-threat-last-card = В этой партии её показывают вместе с последней картой бункера.
bunker-book-starter-first = Каждый круг начинает первый по списку.
bunker-book-starter-rotates = В этой партии первым говорит каждый раунд следующий по списку.
bunker-book-exiles-closed = Закрытые карты исключённого остаются закрытыми до конца.
bunker-book-exiles-open = В этой партии карты исключённого сразу раскрываются, все, кроме особого условия.
bunker-book-late-propose = О каждом пропущенном сроке узнаёт хост и решает, показать ли жёлтую карточку.
bunker-book-late-issue = Каждый пропущенный срок сразу приносит жёлтую карточку.
bunker-book-late-off = За пропущенный срок карточек не дают.

## Почему действие не принято

bunker-refusal-not-here = В этой игре так не ходят.
bunker-refusal-not-now = Сейчас не время для этого.
bunker-refusal-not-your-turn = Сейчас ходит { $seat }.
bunker-refusal-own-cards-alone = Раскрывать можно только свои карты.
bunker-refusal-card-gone = Этой карты больше нет в игре.
bunker-refusal-open-already = Эта карта уже раскрыта.
bunker-refusal-profession-first = В первом раунде раскрывают профессию.
bunker-refusal-last-card = Последняя закрытая карта остаётся тайной до финала.
bunker-refusal-players-alone = Это могут только игроки.
bunker-refusal-removed = { $seat } больше не в комнате.
bunker-refusal-played-already = Особое условие уже показано.
bunker-refusal-defence-first = Сначала защита: голосовать можно будет, когда она кончится.
bunker-refusal-not-yourself = За себя голосовать нельзя.
bunker-refusal-leaders-alone = В переголосовании выбирают только из тех, у кого было поровну.
bunker-refusal-not-living = { $seat } уже снаружи.
bunker-refusal-last-out-alone = Из исключённых голосует только тот, кого исключили последним.
bunker-refusal-host-alone = Это может только хост.
bunker-refusal-ballot-open = Идёт голосование: можно поставить паузу, завершить партию или удалить игрока, остальное — потом.
bunker-refusal-no-seat = Такого места за столом нет.
bunker-refusal-out-already = { $seat } уже снаружи.
bunker-refusal-not-excluded = { $seat } и так в игре.
bunker-refusal-deck-empty = В этой колоде не осталось карт.
bunker-refusal-two-players = Для этого нужны двое, и у обоих должна быть такая карта.
bunker-refusal-seconds = Часов с названием «{ $timer }» нет, или их длина меньше секунды.
bunker-refusal-schedule = В своём расписании должно быть раундов: { $rounds }, и в каждом не больше двух голосований.
bunker-refusal-pack-kind = Колоды «{ $kind }» нет, или своих карт в неё добавить нельзя.
bunker-refusal-pack-card = Своя карта пуста или длиннее, чем можно (знаков — { $most }): «{ $card }».

## Чем кончилось

bunker-outcome-full = Мест хватает всем, кто остался.
bunker-outcome-finished = Хост завершил партию досрочно.

## Что выбирают до начала

bunker-rule-schedule = Расписание голосований
    .hint = Печатное расписание копит исключения к концу, раннее начинает с них.
bunker-rule-schedule-official = печатное
bunker-rule-schedule-greedy = раннее
bunker-rule-threat = Когда видна угроза
    .hint = Вместе с катастрофой или с последней картой бункера.
bunker-rule-threat-start = с начала
bunker-rule-threat-last-card = с последней картой бункера
bunker-rule-starter = Кто начинает круг
    .hint = Всегда первый по списку или каждый раунд следующий.
bunker-rule-starter-first = первый по списку
bunker-rule-starter-rotates = по очереди
bunker-rule-exiles = Карты исключённых
    .hint = Остаются тайной до конца или раскрываются сразу.
bunker-rule-exiles-closed = закрыты до конца
bunker-rule-exiles-open = раскрываются
bunker-rule-custom-schedule = Своё расписание
    .hint = Пять чисел: сколько голосований в каждом раунде.
bunker-rule-pack = Свои карты
    .hint = Карты вашей группы, по колодам.
bunker-rule-pack-alone = Только свои карты
    .hint = Там, где своих карт достаточно, наших не будет.

## Команды жирным шрифтом, в каждой строке один способ сказать

bunker-typed-vote =
    Я голосую против { $seat }
    Голосую против { $seat }
    Снаружи останется { $seat }
