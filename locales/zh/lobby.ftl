### The lobby: why something was not done there, and the names of fill-bots.

lobby-refusal-gone = 这个等候厅已经关闭。发送 /newgame 可以再开一个。
lobby-refusal-started = 对局已经开始了。欢迎旁观，下一局再来！
lobby-refusal-open = 这里已经有一个等候厅：最新的那条消息就是，请在那里加入。
lobby-refusal-running = 这里正在进行一场对局。发送 /status 查看进展。
lobby-refusal-not-host = 只有主持人和群管理员可以这样做。
lobby-refusal-game = 没有这个游戏。发送 /rules 查看所有游戏。
lobby-refusal-no-game = 请主持人先选择游戏。
lobby-refusal-full = { $most } 个座位都坐满了。请等下一局。
lobby-refusal-option = 这个选项没有这样的值。请使用最新的消息。
lobby-refusal-not-in = 你没有加入这个等候厅。
lobby-refusal-not-there = 对方已经不在这个等候厅里了。
lobby-refusal-unreachable = 还有人收不到私信：{ $names }。请他们在与机器人的私聊里点“开始”，或者退出。

lobby-host-directs = 主持人不参加时担任导演

# At least as many names as the largest game has seats, separated by commas.
lobby-bot-names = 阿福, 小雨, 大山, 豆豆, 晨星, 石头, 青青, 果果, 老白, 小满, 南风, 墨墨, 灯灯, 阿月, 竹子, 芒果, 小雪, 团子, 阿海, 小鹿, 云朵, 栗子, 阿树, 小北, 花卷, 麦子
