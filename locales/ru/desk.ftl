### Directors and people: why something was not done, and what directors are told.

desk-refusal-not-director = Это может только ведущий этой партии.
desk-refusal-nobody = Этот человек мне не знаком. Пусть сначала напишет мне или в группу.
desk-refusal-language = Языка «{ $language }» я не знаю.
desk-refusal-timezone = Часовой пояс «{ $timezone }» мне не знаком. Напишите, например, <code>Europe/Moscow</code>.
desk-refusal-link = Эта ссылка больше не действует. Напишите боту /panel, и он даст новую.
desk-refusal-unreachable = Не получается написать игроку: { $name }. Пусть сначала нажмёт «Старт» в личном чате со мной.
desk-refusal-has-seat = { $name }: у этого игрока уже есть место в партии.
desk-refusal-knows = { $name }: этот человек знает о партии слишком много, чтобы занять место.
desk-refusal-plays = Вы играете в этой партии, лучшее место уже ваше.
desk-refusal-card = Эта карточка уже рассмотрена.
desk-refusal-not-over = Полная запись откроется, когда партия закончится.

desk-unreachable = ✉️ { $seat }: личные сообщения больше не доходят. Возможно, нужна замена.
desk-rights-lost = 🔧 В группе «{ $chat }» у меня отняли права: закрепление, молчание или удаление могут не сработать.
desk-chat-gone = 🚪 Меня удалили из группы «{ $chat }». Партия на паузе, пока меня не вернут.
desk-seed = 🔓 Зерно костей этой партии: <code>{ $seed }</code>. Его SHA-256 — печать, показанная в начале.
desk-refusal-channel-closed = Этот канал сейчас для вас закрыт.
desk-refusal-too-long = В сообщении знаков: { $length }, а передать можно не больше { $most }. Ничего не отправлено.
desk-refusal-edit = Вы больше не можете говорить в том канале, поэтому правку никто не получил.
desk-refusal-ask-seat = Спрашивать ведущих могут только игроки этой партии.
desk-refusal-ask-nobody = Эта партия идёт без ведущего, ответить некому.
desk-refusal-ask-many = Ответа ещё ждут ваши вопросы, и их уже { $most }. Дождитесь, пожалуйста, ведущих.
desk-refusal-no-words = Здесь ничего не написано.
desk-refusal-question = В партиях, которые вы ведёте, такого вопроса нет.
desk-refusal-unanswered = На этот вопрос ещё нет ответа.
desk-refusal-published = Этот ответ уже объявлен.

desk-question = ❓ <b>Вопрос { $number }</b>: { $seat }, { $group }
    { $words }

    ↩️ Ответьте на это сообщение или напишите <code>/answer { $number } …</code>
desk-answer = ↩️ <b>Ответ ведущего</b> ({ $group })
    ❓ { $question }
    💬 { $answer }
desk-question-public = 📢 <b>Вопрос и ответ ведущего</b>
    ❓ { $question }
    💬 { $answer }
desk-announcement = 📢 <b>Объявление</b> · { $name }
    { $words }
desk-announcement-unsigned = 📢 <b>Объявление ведущего</b>
    { $words }
