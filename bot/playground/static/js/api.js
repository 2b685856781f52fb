// The server's contract as functions; a refusal becomes an Error whose message may be shown.
async function call(path, body) {
  const options = body === undefined ? {} : {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  };
  const response = await fetch(path, options);
  let answer = null;
  try { answer = await response.json(); } catch { /* an empty or broken answer is judged by its status */ }
  if (!response.ok) throw new Error(answer?.error || answer?.description || `HTTP ${response.status}`);
  return answer;
}

const query = (values) => new URLSearchParams(
  Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
).toString();

export const api = {
  people: () => call("/client/people"),
  addPerson: (person) => call("/client/people", person),
  chats: (me) => call(`/client/chats?${query({ me })}`),
  messages: (where) => call(`/client/messages?${query(where)}`),
  commands: (me, chat) => call(`/client/commands?${query({ me, chat })}`),
  send: (message) => call("/client/send", message),
  press: (press) => call("/client/press", press),
  start: (me, payload) => call("/client/start", { me, payload }),
  block: (me, blocked) => call("/client/block", { me, blocked }),
  newGroup: (group) => call("/client/groups", group),
  newTopic: (topic) => call("/client/topics", topic),
  member: (change) => call("/client/member", change),
  migrate: (me, chat) => call("/client/migrate", { me, chat }),
  remove: (me, chat, message) => call("/client/delete", { me, chat, message }),
  read: (me, chat, message, thread) => call("/client/read", { me, chat, message, thread }),
};
