### Directors and people: why something was not done, and what directors are told.

desk-refusal-not-director = Only a director of this match may do that.
desk-refusal-nobody = I do not know this person. They have to write to me, or in the group, first.
desk-refusal-language = I do not speak “{ $language }”.
desk-refusal-timezone = I do not know the time zone “{ $timezone }”. Please write it like Europe/Moscow or Asia/Shanghai.
desk-refusal-link = This link does not work any more. Write /panel to the bot for a new one.
desk-refusal-unreachable = I cannot write to { $name }. They have to press Start in a private chat with me first.
desk-refusal-has-seat = { $name } has a seat in this match already.
desk-refusal-knows = { $name } knows too much about this match to take this seat.
desk-refusal-plays = You play in this match, so you have the best seat already.
desk-refusal-card = This card has been settled already.
desk-refusal-not-over = The record opens when the match is over.

desk-unreachable = ✉️ { $seat } cannot be reached in private any more. You may want to replace them.
desk-rights-lost = 🔧 I have lost rights in the group “{ $chat }”. Pins, mutes or deletions may not work now.
desk-chat-gone = 🚪 I was removed from the group “{ $chat }”. The match is paused until I am brought back.
desk-seed = 🔓 The seed of the dice was <code>{ $seed }</code>. Its SHA-256 is the seal shown at the start.
desk-refusal-channel-closed = That channel is not open to you now.
desk-refusal-too-long = Your message has { $length } characters; at most { $most } can be passed on. Nothing was sent.
desk-refusal-edit = You may no longer speak in that channel, so nobody has got your change.
desk-refusal-ask-seat = Only those who sit in the match may ask its directors.
desk-refusal-ask-nobody = This match runs without a director, so nobody could answer.
desk-refusal-ask-many = { $most } of your questions are still waiting for an answer. Please wait for the directors.
desk-refusal-no-words = There is nothing written there.
desk-refusal-question = I know no such question of a match that you direct.
desk-refusal-unanswered = That question has no answer yet.
desk-refusal-published = That answer has been announced already.

desk-question = ❓ <b>Question { $number }</b> from { $seat } in { $group }
    { $words }

    ↩️ Answer this message, or write <code>/answer { $number } …</code>
desk-answer = ↩️ <b>The director answers</b> ({ $group })
    ❓ { $question }
    💬 { $answer }
desk-question-public = 📢 <b>A question and the director’s answer</b>
    ❓ { $question }
    💬 { $answer }
desk-announcement = 📢 <b>Announcement</b> · { $name }
    { $words }
desk-announcement-unsigned = 📢 <b>Announcement of the director</b>
    { $words }
