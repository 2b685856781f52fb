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
