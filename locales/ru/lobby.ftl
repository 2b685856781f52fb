### The lobby: why something was not done there, and the names of fill-bots.

lobby-refusal-gone = Этот сбор закрыт. Команда /newgame откроет новый.
lobby-refusal-started = Партия уже началась. Можно посмотреть её и сыграть в следующей.
lobby-refusal-open = Сбор игроков здесь уже открыт: его сообщение самое новое, присоединяйтесь там.
lobby-refusal-running = Здесь уже идёт партия. Команда /status покажет, как она идёт.
lobby-refusal-not-host = Это могут только хост и администраторы группы.
lobby-refusal-game = Такой игры нет. Команда /rules покажет все игры.
lobby-refusal-no-game = Сначала хосту нужно выбрать игру.
lobby-refusal-full = { $most ->
    [one] Занято единственное место.
    [few] Заняты все { $most } места.
   *[many] Заняты все { $most } мест.
} Приходите на следующую партию.
lobby-refusal-option = У этой настройки нет такого значения. Нажимайте на самое новое сообщение.
lobby-refusal-not-in = Вас нет среди собравшихся.
lobby-refusal-not-there = Этого игрока уже нет среди собравшихся.
lobby-refusal-unreachable = Пока не все получат мои сообщения: { $names }. Им нужно нажать «Старт» в личном чате со мной или выйти.

lobby-host-directs = Хост, который не играет, становится ведущим

# At least as many names as the largest game has seats, separated by commas.
lobby-bot-names = Агния, Борис, Варя, Глеб, Дуня, Егор, Жанна, Захар, Инга, Клим, Лада, Макар, Нина, Олег, Полина, Роман, Соня, Тимур, Ульяна, Фёдор, Эмма, Юлиан, Яна, Матвей, Зоя, Лев
