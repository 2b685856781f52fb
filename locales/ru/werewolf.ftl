### Оборотни. При всех называют только имена и порядок: ни причин ночных выбываний, ни ролей, ни лагерей.
### Имена стоят в именительном падеже; о поле игрока мы не знаем, поэтому без прошедшего времени.

werewolf-name = Оборотни
werewolf-about = Днём деревня спорит и голосует, ночью охотятся оборотни. А стрела Купидона может увести двоих на свою собственную сторону.

## Слова

werewolf-phase-link = стрела Купидона
werewolf-phase-day = день
werewolf-phase-dusk = сумерки: после голосования
werewolf-phase-night = ночь
werewolf-phase-dawn = рассвет: ждём открытия
werewolf-phase-over = конец
werewolf-timer-link = выбор Купидона
werewolf-timer-day = дневное голосование
werewolf-timer-last-call = последний срок перемены голоса
werewolf-timer-dusk = последний выстрел и значок
werewolf-timer-night = ночные действия
werewolf-timer-witch = час ведьмы
werewolf-timer-dawn = открытие дня
werewolf-camp-wolves = лагерь оборотней
werewolf-camp-village = лагерь деревни
werewolf-camp-lovers = лагерь чёрных влюблённых
werewolf-role-wolf = оборотень
werewolf-role-seer = провидец
werewolf-role-witch = ведьма
werewolf-role-hunter = охотник
werewolf-role-cupid = Купидон
werewolf-role-villager = житель
werewolf-cause-vote = голосование
werewolf-cause-kill = нож
werewolf-cause-poison = яд
werewolf-cause-shot = последний выстрел
werewolf-cause-love = смерть от любви
werewolf-cause-red-card = красная карточка
werewolf-finding-village = лагерь деревни
werewolf-finding-other = не лагерь деревни
werewolf-act-heal = лекарство
werewolf-act-poison = яд
werewolf-act-check = проверка
werewolf-act-potions = лекарство и яд
werewolf-action-link = Выбрать влюблённых
werewolf-action-vote = Проголосовать
werewolf-action-change-vote = Переменить голос
werewolf-action-kill = Убить
werewolf-action-heal = Дать лекарство
werewolf-action-poison = Дать яд
werewolf-action-check = Проверить
werewolf-action-shoot = Последний выстрел
werewolf-action-bequeath = Передать значок
werewolf-action-last-words = Последнее слово
werewolf-action-surrender = Предложить сдачу
werewolf-action-consent = Ответить о сдаче
werewolf-action-showdown = Решающие ночи
werewolf-action-close-surrender = Закрыть сдачу

## Знаки на табло

werewolf-mark-sheriff = ⭐
werewolf-mark-out = 💀
werewolf-mark-lover = ❤️
werewolf-mark-wolf = 🐺 оборотень
werewolf-mark-seer = 🔮 провидец
werewolf-mark-witch = 🧪 ведьма
werewolf-mark-hunter = 🔫 охотник
werewolf-mark-cupid = 🏹 Купидон
werewolf-mark-villager = 🌾 житель
werewolf-mark-camp-wolves = 🔴
werewolf-mark-camp-village = 🟢
werewolf-mark-camp-lovers = 🖤

## Общее табло

werewolf-board-title = { $phase ->
    [link] 🐺 <b>Оборотни</b> · перед первым днём
    [day] ☀️ <b>Оборотни</b> · день { $day }
    [night] 🌙 <b>Оборотни</b> · ночь { $day }
   *[over] 🏁 <b>Оборотни</b> · конец
}
werewolf-board-living = 👥 В игре: { $count } из { $of }
werewolf-board-link = 🏹 Купидон выбирает влюблённых.
werewolf-board-talk = 💬 Сегодня только разговоры, без голосования.
werewolf-board-vote-sheriff = ⭐ Сегодня выбирают шерифа, никто не выбывает.
werewolf-board-vote-out = 🗳 Выбывает тот, за кого больше голосов; при ничьей — никто.
werewolf-board-last-call = 🔒 Перемены голоса закрыты. Первый голос ещё можно отдать.
werewolf-board-night = 🚪 Закрыто до открытия дня.
werewolf-board-ballots = 🗳 Голосов подано: { $count } из { $of }
werewolf-board-ballot = { $changed ->
    [yes] ✏️
   *[no] ▫️
} { $seat } → { $choice ->
    [none] воздерживается
   *[other] { $choice }
}: { $reason }
werewolf-board-count = ▪️ { $seat }: { $half ->
    [yes] { $votes },5 голоса
   *[no] { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }
} ← { $voters }
werewolf-board-abstained = ▫️ Воздержались: { $seats }

## Что знает только само место

werewolf-own-wolf = 🐺 <b>Вы — оборотень.</b> Днём вы — как все. Ночью бьёт стая, и лагерь оборотней побеждает, когда в нём половина живых.
werewolf-own-seer = 🔮 <b>Вы — провидец.</b> Каждую ночь можете узнать про одного игрока, из лагеря ли он деревни.
werewolf-own-witch = 🧪 <b>Вы — ведьма.</b> Одно лекарство, один яд, и никогда оба в одну ночь. Пока лекарство у вас, вы чуете, кого выбрали жертвой.
werewolf-own-hunter = 🔫 <b>Вы — охотник.</b> Выбывая, можете забрать с собой любого — если только это не яд и не красная карточка.
werewolf-own-cupid = 🏹 <b>Вы — Купидон.</b> До первого дня ваша стрела создаёт двух влюблённых, и их лагерь становится вашим.
werewolf-own-villager = 🌾 <b>Вы — житель.</b> Особых умений нет, есть глаза, язык и голос.
werewolf-own-pack = 🐺 Стая: { $seats }
werewolf-own-lover = ❤️ Ваша любовь — { $lover }. Выбывает один — сразу выбывает и другой. Если среди вас ровно один оборотень, вы — чёрные влюблённые и побеждаете, когда все прочие лагеря признаны проигравшими.
werewolf-own-couple = 🏹 Ваша стрела попала в цель: { $first } и { $second }.
werewolf-own-camp = 🏹 Вы теперь — { $camp }.
werewolf-own-potions = 🧪 Лекарство: { $heal ->
    [yes] есть
   *[no] потрачено
} · Яд: { $poison ->
    [yes] есть
   *[no] потрачен
}
werewolf-own-sensed = 👁 Чутьё этой ночи: { $target ->
    [none] жертвы нет
   *[other] жертва — { $target }
}
werewolf-own-found-village = 🔮 { $target } — <b>лагерь деревни</b>
werewolf-own-found-other = 🔮 { $target } — <b>не лагерь деревни</b>
werewolf-own-wolves-lost = ⚖️ Лагерь оборотней признан проигравшим, ножа больше нет. Говорить и голосовать можно.
werewolf-own-knife = 🔪 Лагерь оборотней признан проигравшим, и нож вдовы теперь у чёрных влюблённых: бьёт пара.
werewolf-own-proposals = 🔪 Предложения этой ночи:
    { $proposals }
werewolf-own-showdown = ⚔️ Ваша стая объявила решающие ночи.
werewolf-own-appeal = 🏳️ Ваш лагерь решает, сдаваться ли.
werewolf-own-ballot = 🗳 Ваш голос: { $choice ->
    [none] воздержаться
   *[other] { $choice }
} ({ $reason })
werewolf-own-out = 💀 Вы вне игры: в группе больше ни слова.
werewolf-own-last-words = 💬 Вы можете оставить последнее слово.
werewolf-own-words = 💬 Ваше последнее слово прозвучит при открытии:
    <blockquote>{ $words }</blockquote>

## Лист ведущего

werewolf-sheet-couple = ❤️ Влюблённые: { $first } и { $second }
werewolf-sheet-lost = ⚖️ Признаны проигравшими: { $camps }
werewolf-sheet-out = 💀 { $seat }: { $cause }
werewolf-sheet-knife = 🔪 Нож ({ $holders }): { $target ->
    [open] не решено
    [none] никто
   *[other] { $target }
}
werewolf-sheet-sense = 👁 Чутьё ({ $seat }): { $target ->
    [open] пока ничего
    [none] никто
   *[other] { $target }
}
werewolf-sheet-heal = 💊 Лекарство ({ $seat }): { $target ->
    [open] не решено
    [none] не сегодня
   *[other] { $target }
}
werewolf-sheet-poison = ☠️ Яд ({ $seat }): { $target ->
    [open] не решено
    [none] не сегодня
   *[other] { $target }
}
werewolf-sheet-check = 🔮 Проверка ({ $seat }): { $target ->
    [open] не решено
    [none] не сегодня
   *[other] { $target }
}
werewolf-sheet-shot = 🔫 Ждём последнего выстрела: { $seat }
werewolf-sheet-badge = ⭐ Ждём, кому перейдёт значок: { $seat }
werewolf-sheet-rights = 💬 Ещё могут оставить последнее слово: { $seats }
werewolf-sheet-words = 💬 Последнее слово до открытия, { $seat }:
    <blockquote>{ $words }</blockquote>
werewolf-sheet-appeal = 🏳️ Сдаётся { $camp }. Согласие: { $agreed }. Спрошены: { $asked }
werewolf-sheet-showdown = ⚔️ Решающие ночи, { $number } из трёх. Нож держит { $by ->
    [wolves] стая
   *[lovers] чёрная пара
}. Живые на копии: { $living }. Ножи до сих пор: { $knives }
werewolf-sheet-advice = 🧮 Решающие ночи, начни их стая сегодня: { $knife ->
    [none] победу можно отбить.
   *[other] победа при любой защите, первый нож — { $knife }.
}

## Вопросы

werewolf-prompt-link = 🏹 Купидон, выберите двоих влюблённых; можно и себя. Если среди них ровно один оборотень, они сбегут и станут отдельным лагерем.
werewolf-prompt-vote-sheriff = ⭐ <b>Кто будет шерифом?</b> Голосуйте с причиной. Воздержаться — тоже голос; переменить его можно один раз.
werewolf-prompt-vote-out = 🗳 <b>Кто выбывает сегодня?</b> Голосуйте с причиной. Воздержаться — тоже голос; переменить его можно один раз.
werewolf-prompt-propose = 🔪 Кого этой ночью? Предложение видит стая, и его можно менять. { $count ->
    [0] Пока предложений нет.
   *[other] Уже есть:
    { $proposals }
}
werewolf-prompt-kill = 🔪 <b>Окончательное решение.</b> Изменить его будет нельзя; можно и никого не убивать. { $count ->
    [0] { "" }
   *[other] Предложено:
    { $proposals }
}
werewolf-proposal = { $seat } → { $target ->
    [none] никто
   *[other] { $target }
}
werewolf-prompt-heal = { $target ->
    [none] 💊 Чутьё: этой ночью жертвы нет. Дать лекарство?
   *[other] 💊 Чутьё: жертва этой ночи — { $target }. Кому лекарство?
}
werewolf-prompt-heal-waiting = 💊 Жертва ещё не выбрана. Дождитесь чутья или дайте лекарство сейчас.
werewolf-prompt-poison = ☠️ Кому яд? За ночь можно только одно снадобье.
werewolf-prompt-check = 🔮 Кого проверить этой ночью? Один вопрос, ответ сразу.
werewolf-prompt-shoot = 🔫 <b>Последний выстрел.</b> Кого забрать с собой? Можно и не стрелять.
werewolf-prompt-bequeath = ⭐ Вы вне игры. Кому значок? Не выберете — решит запечатанный порядок.
werewolf-prompt-last-words = 💬 До открытия вы можете оставить последнее слово, простым текстом. Тогда его и прочтут.
werewolf-prompt-surrender = 🏳️ Предложить своему лагерю сдаться? Если он может сдаться, спросят его членов; если согласны все, он признан проигравшим, без объявления.
werewolf-prompt-consent = 🏳️ Сдаётся ли { $camp }? Нужно согласие всех, один отказ — и всё отменяется.
werewolf-prompt-withdraw = 🏳️ Вы согласны, чтобы сдался { $camp }. Пока согласны не все, можно передумать.
werewolf-prompt-close-surrender = 🏳️ Сдаётся { $camp }. Ещё не ответили: { $seats }. Если дело тянется, можно закрыть его как отказ.
werewolf-prompt-showdown = ⚔️ <b>Решающие ночи?</b> Три ножа подряд: либо победа за три ночи, либо лагерь признан проигравшим. Охотник и ведьма наверняка возьмут оборотня, и каждый день одного прогонят голосованием. До первого ножа можно отозвать.
werewolf-prompt-revoke = ⚔️ Решающие ночи объявлены. Пока нет первого ножа, их можно отозвать.
werewolf-prompt-showdown-heal = ⚔️ Решающие ночи, { $number } из трёх: { $target ->
    [none] жертвы нет. Дать лекарство?
   *[other] жертва — { $target }. Кому лекарство?
}
werewolf-prompt-showdown-poison = ⚔️ Решающие ночи, { $number } из трёх: дать яд? Кого ни назови, он достанется оборотню.

## Кнопки

werewolf-option-seat = { $seat }
werewolf-option-abstain = ⚪ Воздержаться
werewolf-option-kill-none = 🌙 Никого
werewolf-option-heal-none = 🧪 Лекарство — не сегодня
werewolf-option-poison-none = 🧪 Яд — не сегодня
werewolf-option-check-none = 🌙 Никого не проверять
werewolf-option-shoot-none = ✋ Не стрелять
werewolf-option-words-write = ✍️ Написать
werewolf-option-words-none = 🤐 Промолчать
werewolf-option-surrender = 🏳️ Предложить сдачу
werewolf-option-consent-yes = 🏳️ Сдаться
werewolf-option-consent-no = ✊ Играть дальше
werewolf-option-withdraw = ✊ Всё-таки играть дальше
werewolf-option-close-surrender = ✖️ Закрыть как отказ
werewolf-option-showdown = ⚔️ Объявить решающие ночи
werewolf-option-showdown-revoke = ↩️ Отозвать

## Каналы

werewolf-channel-pack = 🐺 Стая
werewolf-channel-lovers = ❤️ Влюблённые
werewolf-channel-graveyard = 🪦 Кладбище

## Что случилось

werewolf-event-match-opened = 🐺 <b>Солнце ещё не село, а оборотни уже среди вас.</b>
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }: { $wolves ->
        [one] { $wolves } оборотень
        [few] { $wolves } оборотня
        [many] { $wolves } оборотней
       *[other] { $wolves } оборотня
    }{ $seer ->
        [yes] , провидец
       *[no] { "" }
    }{ $witch ->
        [yes] , ведьма
       *[no] { "" }
    }{ $hunter ->
        [yes] , охотник
       *[no] { "" }
    }{ $cupid ->
        [yes] , Купидон
       *[no] { "" }
    } и { $villagers ->
        [one] { $villagers } житель
        [few] { $villagers } жителя
        [many] { $villagers } жителей
       *[other] { $villagers } жителя
    }.
    Роль придёт в личном сообщении; никому её не показывайте.
werewolf-event-role-dealt = { $role ->
    [wolf] 🐺 { $seat }, <b>вы — оборотень.</b> Днём — один из всех, ночью — охота вместе со стаей; оборотни побеждают, когда их станет половина живых.
    [seer] 🔮 { $seat }, <b>вы — провидец.</b> Каждую ночь можете узнать про одного игрока, из лагеря ли он деревни. Что и когда рассказать — решать вам.
    [witch] 🧪 { $seat }, <b>вы — ведьма.</b> Одно лекарство, один яд, и никогда оба в одну ночь. Пока лекарство у вас, вы чуете, кого выбрали жертвой.
    [hunter] 🔫 { $seat }, <b>вы — охотник.</b> Выбывая, можете забрать с собой любого — если только это не яд и не красная карточка.
    [cupid] 🏹 { $seat }, <b>вы — Купидон.</b> Выберите двоих влюблённых: их лагерь станет вашим.
   *[villager] 🌾 { $seat }, <b>вы — житель.</b> Особых умений нет, есть глаза, язык и голос. Найдите оборотней.
}
werewolf-event-badge-order-fixed = ⭐ Порядок, в котором значок переходит по жребию, запечатан: { $order }
werewolf-event-link-opened = 🏹 Купидон выбирает влюблённых; потом откроется первый день.
werewolf-event-couple-linked = { $by ->
    [cupid] 🏹 { $cupid }, ваша стрела попала в цель. Влюблённые: { $first } и { $second }.
   *[chance] 🏹 { $cupid }, время вышло, и бот бросил жребий. Влюблённые: { $first } и { $second }.
}
werewolf-event-pack-met = 🐺 Стая: { $seats }. Вы можете шептаться и вместе решать, над кем занести нож.
werewolf-event-lover-met = ❤️ { $seat }, ваша любовь — { $lover }. Выбывает один — сразу выбывает и другой. Если среди вас ровно один оборотень, это побег: он уходит из стаи, вы вдвоём — чёрные влюблённые и побеждаете, когда все прочие лагеря признаны проигравшими.
werewolf-event-cupid-told = 🏹 { $seat }, влюблённые есть, и вы теперь — { $camp }.
werewolf-event-day-opened = ☀️ <b>День { $day } открыт.</b> { $vote ->
    [sheriff] Говорите и выбирайте шерифа: им станет тот, кто первым наберёт больше всех голосов. Сегодня никто не выбывает.
    [out] Говорите и голосуйте: выбывает тот, за кого больше голосов; при ничьей — никто.
   *[none] Сегодня только разговоры, без голосования.
}
werewolf-event-opening-listed = 📜 <b>Объявление.</b> { $by_vote ->
    [none] { $by_night ->
        [none] Ночью не выбыл никто.
       *[other] Выбывшие ночью: { $by_night }.
    }
   *[other] Выбывшие после вчерашнего голосования: { $by_vote }. { $by_night ->
        [none] Ночью не выбыл никто.
       *[other] Выбывшие ночью: { $by_night }.
    }
}
werewolf-event-last-call-passed = 🔒 <b>Перемены голоса закрыты.</b> Поданные голоса остаются; кто ещё не голосовал — успеет.
werewolf-event-ballot-cast = 🗳 { $seat } { $choice ->
    [none] воздерживается
   *[other] голосует: { $choice }
}. Причина: { $reason }
werewolf-event-ballot-changed = 🗳 { $seat } меняет голос: { $choice ->
    [none] воздержаться
   *[other] { $choice }
}. Причина: { $reason }
werewolf-event-ballot-voided = 🗳 { $seat }, голос недействителен: { $why ->
    [reason] нет причины.
   *[target] этот игрок уже вне игры.
} Проголосуйте ещё раз.
werewolf-event-ballots-dropped = 🗳 { $seat } вне игры, и этот голос, как и голоса за это место, пропадает. { $voters ->
    [none] { "" }
   *[other] Голосуют заново, и переменой это не считается: { $voters }.
}
werewolf-event-votes-counted = 🗳 <b>Подсчёт, день { $day }.</b> { $voters ->
    [0] Голосов нет.
   *[other] Голосов подано: { $voters }.
} { $abstained ->
    [none] { "" }
   *[other] Воздержались: { $abstained }.
}
werewolf-event-candidate-counted = ▪️ { $seat }: { $half ->
    [yes] { $votes },5 голоса
   *[no] { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }
} ← { $voters }
werewolf-event-sheriff-elected = ⭐ <b>Новый шериф — { $seat }.</b> Со следующего голосования голос шерифа считается за 1,5.
werewolf-event-nobody-elected = ⭐ Голосов ни за кого нет: шерифа в этой партии не будет.
werewolf-event-sheriff-told = ⭐ { $seat }, значок шерифа у вас. Со второго дня ваш голос считается за 1,5, а выбывая, вы назовёте преемника.
werewolf-event-voted-out = 💀 <b>Голосование решило: { $seat } вне игры.</b>
werewolf-event-nobody-voted-out = { $tied ->
    [none] 🗳 Голосов ни за кого нет, никто не выбывает.
   *[other] 🗳 Ничья: { $tied }. Никто не выбывает.
}
werewolf-event-badge-due = ⭐ { $seat }, вы вне игры: выберите, кому перейдёт значок.
werewolf-event-badge-bequeathed = ⭐ { $seat }, следующий шериф — { $heir }.
werewolf-event-badge-drawn = ⭐ Значок переходит по запечатанному порядку: { $seat } → { $heir }.
werewolf-event-badge-passed = ⭐ <b>Значок шерифа переходит:</b> { $seat } → { $heir }.
werewolf-event-night-fell = 🌙 <b>День { $day } закрыт.</b> До открытия — тишина. У кого есть ночные дела, загляните в личные сообщения.
werewolf-event-stage-turned = ⏱ Теперь: { $stage }
werewolf-event-kill-proposed = 🔪 { $seat } предлагает: { $target ->
    [none] никого
   *[other] { $target }
}
werewolf-event-knife-locked = { $seat ->
    [none] 🔪 Время вышло. Жертва этой ночи:
   *[other] 🔪 Решает { $seat }. Жертва этой ночи:
} { $target ->
    [none] никто.
   *[other] { $target }.
}
werewolf-event-knife-dropped = 🔪 { $target ->
    [none] Решение этой ночи отпадает:
   *[other] Решение отпадает ({ $target }):
} { $why ->
    [target] цель уже вне игры. Можно решить заново.
   *[lost] у лагеря оборотней больше нет ножа.
}
werewolf-event-target-sensed = 👁 { $seat }, ваше чутьё: { $target ->
    [none] этой ночью жертвы нет.
   *[other] жертва этой ночи — { $target }.
}
werewolf-event-heal-answered = 💊 { $seat }, { $target ->
    [none] лекарство остаётся у вас.
   *[other] лекарство получает { $target }. Со следующей ночи чутья у вас нет.
}
werewolf-event-poison-answered = ☠️ { $seat }, { $target ->
    [none] яд остаётся у вас.
   *[other] яд получает { $target }.
}
werewolf-event-check-declined = 🔮 { $seat }, этой ночью вы никого не проверяете.
werewolf-event-camp-checked = 🔮 { $seat }, вот ответ: { $target } — <b>{ $camp }</b>.
werewolf-event-act-dropped = ↩️ { $seat }, ваша цель уже вне игры ({ $target }), и действие отпадает: { $act }. Можно выбрать заново.
werewolf-event-act-missed = ⌛ { $seat }, время этой ночи вышло: { $act }. Карточки за это не будет.
werewolf-event-night-closed = ⏱ { $who ->
    [night] Время оборотней и провидца вышло.
   *[witch] Час ведьмы миновал.
}
werewolf-event-struck = 🎯 Ждёт развязки: { $seat } ({ $cause }), { $first ->
    [yes] раньше всего остального,
   *[no] в свою очередь,
} { $hidden ->
    [yes] объявят при открытии
   *[no] объявят сразу
}
werewolf-event-stroke-wasted = 🎯 { $seat } уже вне игры: впустую ({ $cause })
werewolf-event-went-out = 💀 { $seat } вне игры ({ $cause }), { $hidden ->
    [yes] объявят при открытии.
   *[no] объявят сразу.
}
werewolf-event-out-told = 💀 { $seat }, вы вне игры. В группе больше ни слова, а до объявления — и вообще никому.
werewolf-event-out-announced = 💀 <b>{ $seat } вне игры.</b>
werewolf-event-red-card-noted = 💀 { $seat } вне игры: красная карточка.
werewolf-event-shot-due = 🔫 { $seat }, у вас последний выстрел.
werewolf-event-shot-fired = 🔫 { $seat }, выстрел сделан. Цель — { $target }.
werewolf-event-shot-declined = 🔫 { $seat }, { $late ->
    [yes] время вышло: выстрела нет.
   *[no] вы не стреляете.
}
werewolf-event-camp-lost = ⚖️ Признан проигравшим, без объявления: { $camp }
werewolf-event-wolves-lost = ⚖️ Лагерь оборотней признан проигравшим, ножа больше нет. Из игры это никого не выводит: говорите и голосуйте.
werewolf-event-knife-granted = 🔪 Лагерь оборотней признан проигравшим. Отныне нож вдовы — у чёрных влюблённых; бьёт пара.
werewolf-event-last-words-granted = 💬 { $seat }, вы можете оставить последнее слово. Оно прозвучит при открытии.
werewolf-event-last-words-left = 💬 { $seat }, ваше последнее слово дождётся открытия:
    <blockquote>{ $words }</blockquote>
werewolf-event-last-words-declined = 💬 { $seat }, { $late ->
    [yes] день открыт: последнего слова не будет.
   *[no] вы не оставляете последнего слова.
}
werewolf-event-last-words-published = 💬 <b>Последнее слово</b> · { $seat }
    <blockquote>{ $words }</blockquote>
werewolf-event-surrender-started = 🏳️ { $seat }, вы предлагаете сдаться. Если ваш лагерь может сдаться, его членов уже спрашивают.
werewolf-event-consent-asked = 🏳️ Предложено, чтобы сдался { $camp }. Спрошены: { $seats }. Нужно согласие всех.
werewolf-event-consent-given = 🏳️ { $seat }, ваш ответ: { $answer ->
    [yes] сдаться.
   *[no] играть дальше.
}
werewolf-event-surrender-closed = 🏳️ Сдача не состоялась: { $camp }. { $why ->
    [refused] Есть отказ.
    [withdrawn] Кто-то передумал.
    [director] Её закрыл ведущий.
    [lost] Лагерь и так признан проигравшим.
   *[arrow] Стрела Купидона переменила лагеря.
}
werewolf-event-surrender-took = 🏳️ Согласны все: { $camp } признан проигравшим. Больше об этом никому не скажут.
werewolf-event-match-ended = 🏁 { $winner ->
    [wolves] <b>Победил лагерь оборотней!</b>
    [village] <b>Победил лагерь деревни!</b>
    [lovers] <b>Победил лагерь чёрных влюблённых!</b>
   *[none] <b>Партия окончена, победителей нет.</b>
} { $reason ->
    [half] В нём уже половина живых.
    [last_camp] Все прочие лагеря признаны проигравшими.
    [showdown] Всё решили три ночи.
    [silence] Пять дней подряд никто не голосовал.
   *[finished] Ведущий завершил её досрочно.
}
    { $winners ->
        [none] { "" }
       *[other] 🏆 { $winners }
    }
werewolf-event-truth-told = { $role ->
    [wolf] 🐺
    [seer] 🔮
    [witch] 🧪
    [hunter] 🔫
    [cupid] 🏹
   *[villager] 🌾
} { $seat } — { $role }, { $camp }{ $lover ->
    [none] { "" }
   *[other] , любовь — { $lover }
}
werewolf-event-badge-order-published = ⭐ Запечатанный порядок значка: { $order }
werewolf-event-showdown-declared = ⚔️ { $seat } объявляет <b>решающие ночи</b>. Победа за три ножа — или проигрыш; до первого ножа можно отозвать.
werewolf-event-showdown-revoked = ↩️ { $seat } отзывает решающие ночи, сегодня ночь как ночь.
werewolf-event-showdown-night-opened = ⚔️ Решающие ночи, { $number } из трёх. Нож держит { $by }.
werewolf-event-showdown-proposed = ⚔️ Нож { $number }, { $seat } предлагает: { $target ->
    [none] никого
   *[other] { $target }
}
werewolf-event-showdown-knife = ⚔️ { $seat ->
    [none] Время вышло. Жертва ножа { $number }:
   *[other] Решает { $seat }. Жертва ножа { $number }:
} { $target ->
    [none] никто.
   *[other] { $target }.
}
werewolf-event-showdown-sensed = ⚔️ { $seat }, стая объявила решающие ночи. Ответьте за ночь { $number } из трёх. { $senses ->
    [yes] { $target ->
        [none] Чутьё: жертвы нет.
       *[other] Чутьё: жертва — { $target }.
    }
   *[no] { "" }
}
werewolf-event-showdown-heal = ⚔️ { $seat }, ночь { $number }: { $target ->
    [none] лекарство остаётся у вас.
   *[other] лекарство получает { $target }.
}
werewolf-event-showdown-poison = ⚔️ { $seat }, ночь { $number }: { $target ->
    [none] яд остаётся у вас.
   *[other] яд пущен в ход и достаётся оборотню.
}
werewolf-event-showdown-settled = ⚔️ Копия, ночь { $number }. Вне игры: { $outs }. Признаны проигравшими: { $lost }. Лекарство: { $heal ->
    [yes] есть
   *[no] нет
}. Яд: { $poison ->
    [yes] есть
   *[no] нет
}.
werewolf-event-showdown-voted = ⚔️ Копия, день после ночи { $number }. Вне игры: { $outs }. Признаны проигравшими: { $lost }.
werewolf-event-showdown-peace = ⚔️ Ночь { $number }: { $peaceful ->
    [yes] мирная, нож никого не взял.
   *[no] нож достиг цели.
}
werewolf-event-knives-told = ⚔️ Стаи в решающих ночах больше нет, нож берут чёрные влюблённые. Ножи до сих пор: { $knives }.
werewolf-event-showdown-ended = ⚔️ Решающие ночи позади: { $result ->
    [won] оборотни победили за три ножа.
   *[lost] победы у оборотней нет.
}

## В тексте правил

werewolf-book-lineup = • { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}: { $wolf ->
    [one] { $wolf } оборотень
    [few] { $wolf } оборотня
    [many] { $wolf } оборотней
   *[other] { $wolf } оборотня
}{ $seer ->
    [0] { "" }
   *[other] , провидец
}{ $witch ->
    [0] { "" }
   *[other] , ведьма
}{ $hunter ->
    [0] { "" }
   *[other] , охотник
}{ $cupid ->
    [0] { "" }
   *[other] , Купидон
}, { $villager ->
    [one] { $villager } житель
    [few] { $villager } жителя
    [many] { $villager } жителей
   *[other] { $villager } жителя
}
werewolf-book-sheriff-on = В этой партии в первый день выбирают **шерифа**: им становится тот, кто первым набрал больше всех голосов, считая по голосам на закрытие. В этот день никто не выбывает.
werewolf-book-sheriff-off = В этой партии шерифа нет, первый день — только разговоры.
werewolf-book-slaughter-kind = В этой партии лагерь деревни признан проигравшим, когда выбыли все его «боги» (провидец, ведьма, охотник) или все его жители.
werewolf-book-slaughter-all = В этой партии лагерь деревни признан проигравшим, только когда выбыли все до одного.
werewolf-book-words-wolves = В этой партии право на него получают столько игроков, сколько оборотней было при раздаче, в порядке выбывания. Красная карточка права не даёт и чужого не отнимает.
werewolf-book-words-everybody = В этой партии право на него есть у каждого, кроме удалённых красной карточкой.
werewolf-book-words-nobody = В этой партии последних слов нет.
werewolf-book-heal-first = В этой партии ведьма может лечить себя только в первую ночь.
werewolf-book-heal-always = В этой партии ведьма может лечить себя в любую ночь.
werewolf-book-heal-never = В этой партии ведьме лечить себя нельзя.
werewolf-book-time-link = • выбор Купидона: { $span }
werewolf-book-time-day = • дневной разговор и голосование: { $span }
werewolf-book-time-last-call = • голос уже не переменить до закрытия: { $span }
werewolf-book-time-dusk = • последний выстрел и значок после голосования: { $span } от закрытия
werewolf-book-time-night = • оборотни и провидец: { $span } от закрытия
werewolf-book-time-witch = • ведьма: { $span } от закрытия
werewolf-book-time-dawn = • следующее открытие: { $span } от закрытия
werewolf-book-time-knife = • каждый нож решающих ночей: { $span }
werewolf-book-time-potion = • ответ ведьмы в решающие ночи: { $span }

## Почему действие не принято

werewolf-refusal-not-here = Сейчас так не ходят.
werewolf-refusal-out = Вы вне игры, голоса у вас нет.
werewolf-refusal-no-vote-now = Сейчас не голосуют.
werewolf-refusal-voted = Ваш голос уже есть. Если хотите другое имя — переменить его можно один раз.
werewolf-refusal-not-voted = Вашего голоса ещё нет, менять нечего.
werewolf-refusal-changed = Сегодняшняя перемена уже потрачена, новый голос остаётся.
werewolf-refusal-last-hour = Менять голос поздно, ваш голос остаётся.
werewolf-refusal-reason = Для перемены голоса нужна причина; прежний голос остаётся.
werewolf-refusal-target-out = Этот игрок уже объявлен выбывшим, выбрать его нельзя.
werewolf-refusal-no-knife = Сейчас нож не у вас.
werewolf-refusal-knife-locked = Жертва этой ночи уже выбрана.
werewolf-refusal-too-late = Время для этого этой ночью вышло.
werewolf-refusal-propose-alone = Нож только у вас: предлагать некому.
werewolf-refusal-no-potion = Сейчас снадобий у вас нет.
werewolf-refusal-heal-spent = Лекарство потрачено.
werewolf-refusal-poison-spent = Яд потрачен.
werewolf-refusal-potion-answered = Ответ за эту ночь уже есть, или в ход пошло другое снадобье.
werewolf-refusal-heal-oneself = Этой ночью лечить себя нельзя.
werewolf-refusal-no-check = Сейчас проверять нельзя.
werewolf-refusal-checked = Ответ за эту ночь у вас уже есть.
werewolf-refusal-no-shot = Сейчас выстрела у вас нет.
werewolf-refusal-shoot-oneself = В себя стрелять нельзя.
werewolf-refusal-no-badge = Сейчас передавать нечего.
werewolf-refusal-heir-out = Значок переходит только к тому, кто в игре.
werewolf-refusal-no-last-words = Последнего слова у вас нет, или оно уже оставлено.
werewolf-refusal-words-empty = Последнее слово не может быть пустым.
werewolf-refusal-words-long = Последнее слово слишком длинное, знаков не больше { $most }.
werewolf-refusal-no-arrow = Сейчас стрелы у вас нет.
werewolf-refusal-link-same = Влюблённых должно быть двое.
werewolf-refusal-no-surrender = Сейчас предложить сдачу нельзя.
werewolf-refusal-not-asked = Вашего ответа о сдаче никто не ждёт.
werewolf-refusal-no-appeal = Этот лагерь сдачи не предлагал.
werewolf-refusal-no-showdown = Сейчас нельзя: решающие ночи объявляют ночью до ножа, а отзывают до первого из трёх.
werewolf-refusal-seconds = Часов с названием «{ $timer }» нет, или их длина меньше секунды.
werewolf-refusal-schedule-witch = Закрытие в { $closing } — слишком поздно: и с прибавкой в { $minutes } мин. должно быть не позже 22:00, часа ведьмы.
werewolf-refusal-schedule-day = От { $opening } до { $closing } — слишком короткий день, нужно хотя бы два часа.
werewolf-refusal-schedule-live = Сроки идут не по порядку: оборотни, провидец и значок — не позже ведьмы, ведьма — раньше открытия.
werewolf-refusal-schedule-last-call = Время без перемен голоса должно быть короче дня.
werewolf-refusal-lineup-wolves = Так не сыграть: оборотней { $wolves }, мест { $seats }. Слишком мало — и стрела оставит стаю пустой, слишком много — и они уже победили.
werewolf-refusal-lineup-gods = Нужен хотя бы один из троих: провидец, ведьма, охотник.
werewolf-refusal-lineup-villagers = Жителей остаётся { $villagers }, а нужно хотя бы двое.
werewolf-refusal-setup-roles = Заданные роли не складываются в состав стола. Число мест: { $seats }.

## Чем кончилось

werewolf-outcome-half = 🏁 <b>Победил { $winner }.</b> В нём уже половина живых.
werewolf-outcome-last-camp = 🏁 <b>Победил { $winner }.</b> Все прочие лагеря признаны проигравшими.
werewolf-outcome-showdown = 🏁 <b>Победил { $winner }.</b> Всё решили три ночи.
werewolf-outcome-silence = 🏁 <b>Победителей нет.</b> Пять дней подряд никто не голосовал.
werewolf-outcome-finished = 🏁 <b>Победителей нет.</b> Ведущий завершил партию досрочно.
werewolf-result-won = Победа: { $camp }
werewolf-result-lost = Поражение: { $camp }

## Что выбирают до начала

werewolf-rule-wolves = Оборотней
    .hint = 0 — сколько подходит столу.
werewolf-rule-seer = Провидец
werewolf-rule-witch = Ведьма
werewolf-rule-hunter = Охотник
werewolf-rule-cupid = Купидон
    .hint = Без Купидона нет ни влюблённых, ни чёрного лагеря.
werewolf-rule-sheriff = Шериф
    .hint = Выбирают в первый день. Без шерифа первый день — только разговоры.
werewolf-rule-slaughter = Деревня проигрывает
    .hint = Когда выбыли все «боги» или все жители — либо только когда выбыли все до одного.
werewolf-rule-slaughter-kind = боги или жители
werewolf-rule-slaughter-all = все до одного
werewolf-rule-last-words = Последние слова
werewolf-rule-last-words-wolves = сколько оборотней
werewolf-rule-last-words-everybody = у каждого
werewolf-rule-last-words-nobody = ни у кого
werewolf-rule-self-heal = Ведьма лечит себя
werewolf-rule-self-heal-first = только в первую ночь
werewolf-rule-self-heal-always = всегда
werewolf-rule-self-heal-never = никогда
werewolf-rule-tell-wolf-lovers = Сказать двум влюблённым оборотням
    .hint = Обычно им не говорят, и общего канала у них нет.
werewolf-rule-tell-cupid = Сказать Купидону его лагерь
    .hint = Обычно одинокий Купидон не знает, чей он теперь.
werewolf-rule-opening-hour = Открытие, часы
    .hint = Только для форумного темпа.
werewolf-rule-opening-minute = Открытие, минуты
werewolf-rule-closing-hour = Закрытие, часы
    .hint = Только для форумного темпа. Час ведьмы — 22:00, поэтому не позже 21:30.
werewolf-rule-closing-minute = Закрытие, минуты

## Команды жирным шрифтом, в каждой строке один способ сказать; вместо пробела можно начать строку

werewolf-typed-vote =
    Голос: { $seat } Причина: { $reason }
    Голос: воздержаться Причина: { $reason }
    Голос: воздерживаюсь Причина: { $reason }
    Голос: { $seat }
    Голос: воздержаться
    Голос: воздерживаюсь
werewolf-typed-change-vote =
    Новый голос: { $seat } Причина: { $reason }
    Новый голос: воздержаться Причина: { $reason }
    Перемена голоса: { $seat } Причина: { $reason }
    Перемена голоса: воздержаться Причина: { $reason }
    Новый голос: { $seat }
    Новый голос: воздержаться
