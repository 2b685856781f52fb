### Тайный Вейдер. Синие квадраты — Республика, красные — Империя.
### Имена стоят в именительном падеже; о поле игрока мы не знаем, поэтому без «выбрал» и «выбрала».

vader-name = Тайный Вейдер
vader-about = Выберите правительство, прочтите лица, остановите Империю. Кто-то из вас — Вейдер, и знают об этом только ситхи.

## Слова

vader-policy-r = 🟦 республиканский закон
vader-policy-i = 🟥 имперский закон
vader-camp-rebels = повстанцы
vader-camp-sith = ситхи
vader-role-rebel = повстанец
vader-role-sith = ситх
vader-role-vader = Вейдер
vader-phase-nomination = выдвижение
vader-phase-election = выборы
vader-phase-discard = заседание: Магистр сбрасывает
vader-phase-enact = заседание: Генерал принимает
vader-phase-veto = заседание: вето
vader-phase-power = особая власть
vader-phase-over = конец
vader-timer-nomination = выдвижение
vader-timer-election = голосование за правительство
vader-timer-discard = сброс Магистра
vader-timer-enact = выбор Генерала
vader-timer-veto = ответ на вето
vader-timer-power = особая власть
vader-action-nominate = Выдвинуть
vader-action-ballot = Проголосовать
vader-action-discard = Сбросить
vader-action-enact = Принять закон
vader-action-propose-veto = Предложить вето
vader-action-answer-veto = Ответить на вето
vader-action-choose-power = Выбрать власть
vader-action-peek = Посмотреть три закона
vader-action-investigate = Проверить
vader-action-special-election = Назвать следующего Магистра
vader-action-assassinate = Ликвидировать

## Знаки на табло

vader-mark-republic = 🟦
vader-mark-imperial = 🟥
vader-mark-r = 🟦
vader-mark-i = 🟥
vader-mark-empty = ⬜
vader-mark-choice = 🔀
vader-mark-other-power = 🔃
vader-mark-peek = 👁
vader-mark-investigate = 🔍
vader-mark-special-election = 🌟
vader-mark-assassinate = 🎯
vader-mark-master = 👑
vader-mark-general = 🎖
vader-mark-investigated = 🔍
vader-mark-not-vader = ☑️ не Вейдер
vader-mark-out = 💀
vader-mark-rebel = 🔵 повстанец
vader-mark-sith = 🔴 ситх
vader-mark-vader = ⚫ Вейдер

## Общее табло

vader-board-title = 🌌 <b>Тайный Вейдер</b> · раунд { $number }
vader-board-republic = { $slots } Республика: { $count } из { $of }
vader-board-imperial = { $slots } Империя: { $count } из { $of }
vader-board-deck = 🎴 Колода: { $deck } · сброс: { $discards }
vader-board-failures = { $failed ->
    [0] ⚪⚪⚪ Выборы пока не срывались
    [1] 🟠⚪⚪ Выборы сорваны один раз
    [2] 🟠🟠⚪ Выборы сорваны дважды; ещё раз — и верхний закон примут не глядя
   *[other] 🟠🟠🟠 Выборы сорваны трижды
}
vader-board-danger = ☠️ Если теперь Генералом станет Вейдер, ситхи сразу победят.
vader-board-veto-unlocked = ✋ Генерал может предложить вето.
vader-board-ineligible = 🚫 В этот раз в Генералы нельзя: { $seats }
vader-board-discard = 🎴 У Магистра три закона, один уйдёт в сброс. Магистр — { $master }, Генерал — { $general }.
vader-board-enact = 🎴 У Генерала два закона, один из них вступит в силу. Магистр — { $master }, Генерал — { $general }.
vader-board-veto = ✋ Генерал ({ $general }) не хочет принимать ни один закон. Слово за Магистром ({ $master }).
## Что знает только само место

vader-own-rebel = 🔵 <b>Вы — повстанец.</b> Всё, что у вас есть, — доверие. Добейтесь пяти республиканских законов или ликвидации Вейдера.
vader-own-sith = 🔴 <b>Вы — ситх.</b> Улыбайтесь, лгите, берегите Вейдера. Добейтесь шести имперских законов или, когда их станет три, проведите Вейдера в Генералы.
vader-own-vader = ⚫ <b>Вы — Вейдер.</b> Кажитесь лучшим из повстанцев. Когда имперских законов станет три, ваше избрание Генералом принесёт победу ситхам. Не дайте себя ликвидировать.
vader-own-cards = 🎴 У вас на руках:
    { $cards }
vader-own-peek = 👁 Вы смотрели верх колоды. По порядку:
    { $cards }
vader-own-found-rebel = 🔍 Ваша проверка: { $target } — 🔵 <b>повстанец</b>.
vader-own-found-sith = 🔍 Ваша проверка: { $target } — 🔴 <b>ситх</b>. (Вейдер выглядит так же.)
vader-own-team-of-sith = 🤫 Вейдер — { $vader }. { $sith ->
    [none] Других ситхов нет.
   *[other] { $others ->
        [one] Ещё { $others } ситх: { $sith }.
        [few] Ещё { $others } ситха: { $sith }.
        [many] Ещё { $others } ситхов: { $sith }.
       *[other] Ещё { $others } ситха: { $sith }.
    }
}
vader-own-team-of-vader = 🤫 Ваши ситхи: { $sith }.
vader-director-hand = 🎴 { $seat } — на руках:
    { $cards }

## Вопросы

vader-prompt-nominate = 👑 Магистр, кого выдвигаете в Генералы?
vader-prompt-ballot = 🗳 Генерал — { $general }? Голос тайный, пока не проголосуют все, и до тех пор его можно изменить.
vader-prompt-discard = 🎴 Какой закон сбросить? Остальные два получит Генерал — { $general }. До конца партии сброс не увидит никто.
vader-prompt-enact = 🎴 Какой закон принять? Второй уйдёт в сброс, и до конца партии его не увидит никто.
vader-prompt-enact-after-veto = ✋ <b>Магистр против вето.</b> У вас по-прежнему:
    { $cards }
    Какой принять?
vader-prompt-veto = ✋ Генерал { $general } предлагает вето: все три закона в сброс, выборы считаются сорванными. Согласны?
vader-prompt-choose-power = ⚡ Магистр, какую власть берёте? Вторая придёт со следующим имперским законом.
vader-prompt-peek = 👁 Магистр, взгляните на три следующих закона. Увидите их только вы.
vader-prompt-investigate = 🔍 Магистр, чью верность проверить? Ответ узнаете только вы.
vader-prompt-special-election = 🌟 Магистр, кто будет Магистром на следующих выборах?
vader-prompt-assassinate = 🎯 Магистр, кого ликвидировать? Обратного пути нет.

## Кнопки

vader-option-seat = { $seat }
vader-option-pass = 👍 За
vader-option-fail = 👎 Против
vader-option-discard-r = 🗑 Сбросить 🟦 республиканский
vader-option-discard-i = 🗑 Сбросить 🟥 имперский
vader-option-enact-r = Принять 🟦 республиканский
vader-option-enact-i = Принять 🟥 имперский
vader-option-propose-veto = ✋ Предложить вето
vader-option-veto-yes = ✋ Согласиться: сбросить все три
vader-option-veto-no = 📜 Отказать: закон будет принят
vader-option-choose-peek = 👁 Просмотр законов
vader-option-choose-investigate = 🔍 Проверка
vader-option-peek = 👁 Показать карты

## Что случилось

vader-event-match-opened = 🌌 <b>Давным-давно, в далёком-далёком чате…</b>
    За столом { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }: { $rebels ->
        [one] { $rebels } повстанец
        [few] { $rebels } повстанца
        [many] { $rebels } повстанцев
       *[other] { $rebels } повстанца
    }, { $sith ->
        [one] { $sith } ситх
        [few] { $sith } ситха
        [many] { $sith } ситхов
       *[other] { $sith } ситха
    } и Вейдер.
    🔵 Повстанцы побеждают, если принято пять республиканских законов или ликвидирован Вейдер.
    🔴 Ситхи побеждают, если принято шесть имперских законов или если после третьего Генералом избран Вейдер.
    { $vader_knows ->
        [yes] Стол небольшой: Вейдер и ситхи знают друг друга.
       *[no] Ситхи знают Вейдера. Вейдер ситхов не знает.
    }
vader-event-role-dealt = { $role ->
    [rebel] 🔵 { $seat }, <b>вы — повстанец.</b> Всё, что у вас есть, — доверие. Добейтесь пяти республиканских законов или ликвидации Вейдера. Кто есть кто, вам не сказали: слушайте внимательно.
    [sith] 🔴 { $seat }, <b>вы — ситх.</b> Улыбайтесь, лгите, берегите Вейдера. Добейтесь шести имперских законов или, когда их станет три, проведите Вейдера в Генералы.
   *[vader] ⚫ { $seat }, <b>вы — Вейдер.</b> Кажитесь лучшим из повстанцев. Когда имперских законов станет три, ваше избрание Генералом принесёт победу ситхам. Если вас ликвидируют, всё пропало.
}
vader-event-sith-revealed = 🤫 { $seat }, только тихо. Вейдер — { $vader }. { $sith ->
    [none] Других ситхов нет: Вейдеру не на кого надеяться, кроме вас.
   *[other] С вами во тьме: { $sith }.
}
vader-event-vader-told-sith = 🤫 { $seat }, только тихо. На вашей стороне: { $sith }.
vader-event-deck-ordered = 🎴 Порядок колоды, сверху вниз: { $order }
vader-event-deck-shuffled = { $again ->
    [yes] 🔀 Колода кончилась: весь сброс замешан обратно. Карт в колоде: { $cards }.
   *[no] 🎴 Колода перемешана. Карт: { $cards }, из них шесть республиканских и одиннадцать имперских.
}
vader-event-nomination-opened = 👑 <b>Раунд { $number }.</b> { $special ->
    [yes] Внеочередные выборы. Магистр — { $master }. Кого выдвинуть в Генералы?
   *[no] Магистр — { $master }. Кого выдвинуть в Генералы?
}
vader-event-general-nominated = 🗳 <b>Новое выдвижение!</b> Магистр — { $master }, кандидат в Генералы — { $general }. Все живые голосуют «за» или «против»; пока не проголосуют все, голоса не раскрываются.
vader-event-ballot-cast = 🗳 { $seat }, ваш голос: { $vote ->
    [pass] 👍 за
   *[fail] 👎 против
}. Он останется тайным, пока не проголосуют все.
vader-event-government-elected = ✅ <b>Избраны!</b> Магистр — { $master }, Генерал — { $general }.
    👍 За: { $passes }
    👎 Против: { $fails }
    { $absent ->
        [none] { "" }
       *[other] 💤 Без голоса, считается «против»: { $absent }
    }
vader-event-election-failed = ❌ <b>Не избраны.</b> { $master } и { $general } правительства не составят. { $failed ->
        [1] Это первый срыв.
        [2] Это второй срыв подряд: ещё один — и верхний закон примут не глядя.
       *[other] Это третий срыв подряд: верхний закон принимается не глядя.
    }
    👍 За: { $passes }
    👎 Против: { $fails }
    { $absent ->
        [none] { "" }
       *[other] 💤 Без голоса, считается «против»: { $absent }
    }
vader-event-nomination-missed = 💤 Время вышло, а кандидата в Генералы нет. Магистр — { $master }. Выборы считаются сорванными. { $failed ->
    [1] Это первый срыв.
    [2] Это второй срыв подряд: ещё один — и верхний закон примут не глядя.
   *[other] Это третий срыв подряд: верхний закон принимается не глядя.
}
vader-event-election-voided = 🚫 { $out } больше не в игре, и выборы отменяются. Срывом это не считается; пост Магистра переходит дальше.
vader-event-not-vader = ☑️ Имперских законов уже три, Генерал избран — и партия продолжается. Значит, { $general } — <b>точно не Вейдер</b>.
vader-event-session-opened = 🎴 <b>Заседание открыто.</b> Магистр { $master } берёт три закона. Карт осталось в колоде: { $deck }. 🤐 Пока закон не объявлен, здесь молчат { $master } и Генерал — { $general }. Остальные, говорите!
vader-event-cards-drawn = 🎴 { $seat }, вам пришли законы: { $cards }.
vader-event-card-discarded = 🗑 { $seat }, в сброс ушёл { $card }.
vader-event-cards-passed = 🎴 Магистр { $master } убирает один закон в сброс. Два других у Генерала: { $general }.
vader-event-cards-received = 🎴 { $seat }, вам передали законы: { $cards }.
vader-event-chance-acted = 🎲 { $why ->
    [late] { $seat }: время вышло.
   *[gone] { $seat } больше не в игре.
} { $act ->
    [discard] Бот сбросил закон по жребию.
   *[enact] Бот принял закон по жребию.
}
vader-event-veto-proposed = ✋ Генерал { $general } предлагает <b>вето</b>. Слово за Магистром ({ $master }): сбросить все три закона?
vader-event-veto-agreed = ✋ <b>Вето!</b> Магистр ({ $master }) и Генерал ({ $general }) отправляют в сброс все три закона. { $failed ->
    [1] Это считается срывом выборов, пока первым.
    [2] Это считается срывом выборов, вторым подряд: ещё один — и верхний закон примут не глядя.
   *[other] Это считается срывом выборов, третьим подряд: верхний закон принимается не глядя.
}
vader-event-veto-refused = 📜 { $why ->
    [answer] Магистр { $master } против вето.
    [late] Ответа вовремя нет, Магистр — { $master }: вето не принято.
   *[gone] Магистра ({ $master }) больше нет в игре: вето не принято.
} Генерал { $general } должен принять один из двух законов.
vader-event-policy-enacted = { $blind ->
    [yes] 🎲 Терпение народа лопнуло, верхний закон принят не глядя: { $policy ->
        [R] 🟦 <b>республиканский!</b>
       *[I] 🟥 <b>имперский!</b>
    } Особой власти он не даёт никому.
   *[no] { $policy ->
        [R] 🟦 <b>Принят республиканский закон!</b>
       *[I] 🟥 <b>Принят имперский закон!</b>
    }
} Республика: { $republic }, Империя: { $imperial }.
vader-event-danger-began = ☠️ <b>Тёмная сторона крепнет.</b> Имперских законов три: отныне избрать Вейдера Генералом — значит отдать победу ситхам.
vader-event-veto-unlocked = ✋ <b>Вето открыто.</b> Отныне Генерал может предложить сбросить все три закона, если согласен Магистр.
vader-event-power-due = ⚡ { $power ->
    [choice] Магистр { $master } получает власть на выбор: посмотреть три следующих закона или проверить кого-нибудь.
    [peek] Магистр { $master } получает власть: в одиночку посмотреть три следующих закона.
    [investigate] Магистр { $master } получает власть: узнать, за кого играет другой.
    [special_election] Магистр { $master } получает власть: назвать следующего Магистра.
   *[assassinate] Магистр { $master } получает самую тёмную власть: ликвидировать любого.
}
vader-event-power-chosen = ⚡ Магистр { $master } выбирает: { $power ->
    [peek] 👁 просмотр законов.
   *[investigate] 🔍 проверка.
}
vader-event-policy-peeked = 👁 Магистр { $master } теперь знает три следующих закона. Спрашивайте, а верить или нет — дело ваше.
vader-event-cards-peeked = 👁 { $seat }, следующие три закона по порядку: { $cards }. Говорить о них правду необязательно.
vader-event-seat-investigated = 🔍 Магистр { $master } проводит проверку. Под подозрением — { $target }. Что же вам теперь расскажут?
vader-event-camp-learned = 🔍 { $seat }, вот итог проверки. { $target } — { $camp ->
    [rebels] 🔵 <b>повстанец</b>.
   *[sith] 🔴 <b>ситх</b>. (Вейдер выглядит так же.)
}
vader-event-special-election-called = 🌟 Магистр { $master } объявляет <b>внеочередные выборы</b>. Следующий Магистр — { $target }; потом пост пойдёт обычным порядком.
vader-event-seat-assassinated = 🎯 <b>Приказ отдан.</b> Магистр — { $master }, жертва — { $target }. Больше ни слова, ни голоса.
vader-event-power-forfeited = ⌛ { $why ->
    [late] Время Магистра вышло ({ $master }).
   *[gone] Магистра больше нет в игре ({ $master }).
} { $power ->
    [choice] Ни просмотра законов, ни проверки в этот раз не будет.
    [peek] Просмотра законов в этот раз не будет.
    [investigate] Проверки в этот раз не будет.
    [special_election] Внеочередных выборов в этот раз не будет.
   *[assassinate] Никто не погибнет.
}
vader-event-seat-removed = 🚪 { $seat } покидает партию: больше ни слова, ни голоса.
vader-event-match-ended = 🏁 { $winner ->
    [rebels] <b>Победили повстанцы!</b>
    [sith] <b>Победили ситхи!</b>
   *[none] <b>Партия окончена, победителей нет.</b>
} { $reason ->
    [republic] Принято пять республиканских законов: галактика снова дышит.
    [imperial] Принято шесть имперских законов: Империя построена.
    [vader_elected] Имперских законов уже было три, и Генералом избран Вейдер.
    [vader_assassinated] Вейдер ликвидирован.
    [vader_removed] Вейдер удалён красной карточкой, а без Вейдера нет и Империи.
   *[finished] Ведущий завершил её досрочно.
}
    { $winners ->
        [none] { "" }
       *[other] 🏆 { $winners }
    }
vader-event-roles-published = 🎭 <b>Маски сняты.</b>
    🔵 Повстанцы: { $rebels }
    🔴 Ситхи: { $sith }
    ⚫ Вейдер: { $vader }
vader-event-deck-published = 🎴 Колода № { $number }, сверху вниз: { $order }
vader-event-session-published = 🎴 Заседание { $number }: Магистр — { $master }, Генерал — { $general }. Пришли: { $drawn }, в сброс: { $discarded }.
vader-event-deck-left = 🎴 Осталось в колоде, сверху вниз: { $order }

## В тексте правил

vader-book-camps = • { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}: { $rebels ->
    [one] { $rebels } повстанец
    [few] { $rebels } повстанца
    [many] { $rebels } повстанцев
   *[other] { $rebels } повстанца
}, { $sith ->
    [one] { $sith } ситх
    [few] { $sith } ситха
    [many] { $sith } ситхов
   *[other] { $sith } ситха
}, Вейдер
vader-book-powers = • { $least } или { $most } игроков: { $slots }
vader-book-time = • { $timer }: { $span }
vader-book-reshuffle-at-once = В этой партии это происходит сразу, даже посреди заседания: три карты на руках у Магистра в новую колоду не входят.
vader-book-reshuffle-session-end = В этой партии это происходит после заседания, так что два закона из его сброса тоже попадают в колоду.
vader-book-late-propose = В этой партии о каждом пропущенном сроке узнаёт ведущий и решает, показать ли жёлтую карточку.
vader-book-late-issue = В этой партии каждый пропущенный срок сразу приносит жёлтую карточку.
vader-book-late-off = В этой партии за пропущенный срок карточек не дают.

## Почему действие не принято

vader-refusal-not-here = В этой игре так не ходят.
vader-refusal-not-now = Сейчас не время для этого.
vader-refusal-not-master = Сейчас это может только Магистр, а это { $master }.
vader-refusal-not-general = Сейчас это может только Генерал, а это { $general }.
vader-refusal-not-yourself = Себя выбрать нельзя.
vader-refusal-not-living = { $seat } больше не в игре.
vader-refusal-ineligible = { $seat } в этот раз в Генералы не годится: прошлое правительство было слишком недавно.
vader-refusal-no-ballot = На этих выборах у вас нет голоса.
vader-refusal-no-such-card = У вас нет такой карты.
vader-refusal-veto-locked = Вето открывается с пятым имперским законом.
vader-refusal-veto-refused-before = Магистр уже против вето: придётся принять один из двух законов.
vader-refusal-investigated-before = { $seat }: проверка уже была.
vader-refusal-replace-first = { $seat } — это Вейдер: красная карточка закончит партию победой повстанцев. Найдите замену или настаивайте.
vader-refusal-seconds = Часов с названием «{ $timer }» нет, или их длина меньше секунды.
vader-refusal-setup-roles = Заданные роли не складываются в лагеря. Число мест: { $seats }.
vader-refusal-setup-deck = В заданной колоде карт одного вида больше, чем их есть.

## Чем кончилось

vader-outcome-republic = Принято пять республиканских законов.
vader-outcome-imperial = Принято шесть имперских законов.
vader-outcome-vader-elected = Имперских законов уже было три, и Генералом избран Вейдер.
vader-outcome-vader-assassinated = Вейдер ликвидирован.
vader-outcome-vader-removed = Вейдер удалён красной карточкой.
vader-outcome-finished = Ведущий завершил партию досрочно.

## Что выбирают до начала

vader-rule-reshuffle = Когда колода кончается
    .hint = Посреди заседания осталось меньше трёх карт: замешать сброс сразу или вместе со сбросом этого заседания?
vader-rule-reshuffle-at-once = замешать сразу
vader-rule-reshuffle-session-end = замешать после заседания
vader-rule-powers = Власть при 9 и 10 местах
    .hint = Наш вариант: сначала просмотр законов или проверка, потом второе из двух. Классика: две проверки.
vader-rule-powers-seed = наш вариант
vader-rule-powers-classic = классика

## Команды жирным шрифтом, в каждой строке один способ сказать

vader-typed-nominate =
    Я выдвигаю { $seat }
    Выдвигаю { $seat }
    Я выдвигаю { $seat } в Генералы
    Выдвигаю { $seat } в Генералы
vader-typed-investigate =
    Я проверяю { $seat }
    Проверяю { $seat }
vader-typed-special-election =
    Я назначаю { $seat } следующим Магистром
    Назначаю { $seat } следующим Магистром
    Следующий Магистр — { $seat }
vader-typed-assassinate =
    Я ликвидирую { $seat }
    Ликвидирую { $seat }
