### Directors and people: why something was not done, and what directors are told.

desk-refusal-not-director = 只有本场对局的导演可以这样做。
desk-refusal-nobody = 还不认识这个人。请对方先在私聊或群里说句话。
desk-refusal-language = 不支持语言“{ $language }”。
desk-refusal-timezone = 不认识时区“{ $timezone }”。请这样写：<code>Asia/Shanghai</code>。
desk-refusal-link = 这个链接已经失效。向机器人发送 /panel 可以得到新的。
desk-refusal-unreachable = 无法给 { $name } 发私信。请对方先在与机器人的私聊里点“开始”。
desk-refusal-has-seat = { $name } 在这场对局里已经有座位了。
desk-refusal-knows = { $name } 对这场对局知道得太多，不能坐这个座位。
desk-refusal-plays = 你正在这场对局里，已经坐在最好的位置上了。
desk-refusal-card = 这张牌已经处理过了。
desk-refusal-not-over = 对局结束后才能查看完整记录。

desk-unreachable = ✉️ { $seat } 已经收不到私信，可能需要换人。
desk-rights-lost = 🔧 机器人在群“{ $chat }”里失去了一些权限，置顶、禁言或删除可能会失效。
desk-chat-gone = 🚪 机器人被移出了群“{ $chat }”。对局已暂停，请回机器人后继续。
desk-seed = 🔓 本局骰子的种子是 <code>{ $seed }</code>，对它取 SHA-256，就得到开局时公布的封存码。
desk-refusal-channel-closed = 这个频道现在没有对你开放。
desk-refusal-too-long = 你的消息有 { $length } 个字，最多只能转发 { $most } 个字，所以没有发出。
desk-refusal-edit = 你已经不能在那个频道说话，所以没有人收到你的修改。
desk-refusal-ask-seat = 只有本局玩家才能向导演提问。
desk-refusal-ask-nobody = 这一局没有导演，没有人能回答。
desk-refusal-ask-many = 你还有 { $most } 个问题没有得到回答，请等导演处理。
desk-refusal-no-words = 没有写任何内容。
desk-refusal-question = 在你执导的对局里，找不到这个问题。
desk-refusal-unanswered = 这个问题还没有回答。
desk-refusal-published = 这个回答已经公示过了。

desk-question = ❓ <b>第 { $number } 号提问</b>，来自 { $group } 的 { $seat }
    { $words }

    ↩️ 请回复这条消息，或者发送 <code>/answer { $number } …</code>
desk-answer = ↩️ <b>导演的回答</b>（{ $group }）
    ❓ { $question }
    💬 { $answer }
desk-question-public = 📢 <b>公示：提问与导演的回答</b>
    ❓ { $question }
    💬 { $answer }
desk-announcement = 📢 <b>公示</b> · { $name }
    { $words }
desk-announcement-unsigned = 📢 <b>导演公示</b>
    { $words }
