import { randomUUID } from 'node:crypto';
import { untilEqual } from '../../tooling/browser/watch-requests';

/** The data of a busy owner: more than one page of everything, and names of the maximum length. */
export interface SeededOwner {
  /** The agent with a client, a welcome text and documents. */
  readonly agentId: string;
  /** A notification with a long message. */
  readonly notificationId: string;
  /** A conversation with a long question; null on a server without stored conversations. */
  readonly conversationId: string | null;
  /** A static code, a changed and scanned code with a short link and rules, and a place. Empty on a server without these calls. */
  readonly codeIds: readonly string[];
  /** Where a guest chats at a place with a long name; null on a server without places. */
  readonly placeUrl: string | null;
}

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const AGENTS = ['Bakery help', `${LONG} ${LONG}`.slice(0, 100), 'x'.repeat(100), '预订与开放时间', 'مساعد الحجوزات'];
const DOCUMENTS: Readonly<Record<string, string>> = {
  'prices.md': '# Prices\n\nA loaf costs 4 EUR.',
  [`${LONG} ${LONG} 2026 final (3).txt`]: 'The shop opens at six in the morning.',
  'scan.pdf': 'This is not a PDF.',
  'waiting.txt': 'Waits to be read.',
  'reading.txt': 'Is being read.',
  'another server.txt': 'Has a status that nobody knows.',
};
/** Document statuses to show on the page; other documents have the server's status. */
export const SHOWN_STATUSES: Readonly<Record<string, number>> = {
  'waiting.txt': 0,
  'reading.txt': 1,
  'another server.txt': 7,
};
const EVENT = {
  subject: `Tasting: ${LONG}`,
  description: 'Six wines\nand cheese',
  location: 'Rathausplatz 1, 1010 Wien',
  startTime: '2027-05-01T18:00',
  endTime: '2027-05-01T20:00',
};
const CODES: readonly object[] = [
  ...Array.from({ length: 20 }, (_, at) => ({
    Name: `Table ${at + 1}`,
    Type: 'Url',
    Url: `https://example.com/menu?table=${at + 1}`,
  })),
  { Name: 'Tasting', Type: 'CalendarEvent', ...EVENT },
  { Name: 'x'.repeat(100), Type: 'Whatsapp', number: '491512345678', message: `${LONG}! `.repeat(8) },
  { Name: `${LONG} ${LONG}`, Type: 'Url', Url: `https://example.com/${'path/'.repeat(60)}` },
];

/**
 * Adds sample data to the organization of the owner whose session token is `token`, through the API of the server at
 * `url`.
 */
export async function seedOwner(url: string, token: string): Promise<SeededOwner> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  async function call<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(url + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  /** Adds tags and styles, on a server that supports them. */
  async function dressCodes(ids: readonly string[]): Promise<void> {
    const [first] = ids.slice(-1);
    if (!first) return;
    await call('/api/qr/tags', { ids: ids.slice(-3), add: [LONG.slice(0, 40), 'Summer', 'Terrace', 'Bar'] });
    const style = JSON.stringify({ dark: '#0b5d3b', light: '#fff3c4', shape: 'rounded', frame: 'Scan me ☕' });
    await call('/api/qr/style', { qrId: first, style });
    await call('/api/qr/presets/save', { name: LONG, style });
  }

  /** Saves a code with a short link, changes it and scans it. Returns its id. */
  async function makeChangeable(): Promise<string> {
    const Name = `${LONG} ${LONG}`.slice(0, 100);
    const Url = `https://example.com/${LONG}`;
    const made = await call<{ id: string; url: string }>('/api/links/create', { Type: 'Url', Name, Url });
    await call('/api/qr/save', { Type: 'Whatsapp', Name, number: '491512345678', message: LONG, Id: made.id });
    const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
    await fetch(made.url, { redirect: 'manual', headers: { 'user-agent': phone } });
    const rules = [
      { when: { device: 'ios' }, destination: `https://example.com/${LONG}` },
      { when: { device: 'ios', days: ['mon'], from: '07:00', to: '10:30', timeZone: 'UTC' }, destination: Url },
    ];
    await call('/api/links/rules', { id: made.id, rules, endsAfter: 1_000_000, password: LONG });
    return made.id;
  }

  /** Creates a place's code, and asks a question there. */
  async function makePlace(agentId: string): Promise<{ id: string; url: string }> {
    const place = `${LONG} ${LONG}`.slice(0, 80);
    const facts = [`The Wi-Fi is ${LONG}, password sailing. `.repeat(4), 'Dogs may sit here.'];
    const code = { Type: 'Chat', Name: place, agentId, place, facts, starters: [`What is the Wi-Fi of ${LONG}?`] };
    const made = await call<{ id: string; slug: string; url: string }>('/api/links/create', code);
    const conversationId = randomUUID();
    const ask = async <T>(name: string, sent: object) =>
      call<T>(`/api/places/${made.slug}/${name}`, { conversationId, ...sent });
    await ask(`startSession?conversationId=${conversationId}`, {});
    const who = { userName: 'Visitor', ipAddress: '' };
    const { participantId } = await ask<{ participantId: string }>('addParticipant', who);
    await ask('sendMessage', { participantId, text: `Where can I park my ${LONG}?` });
    return made;
  }

  const description = `Answers questions about ${LONG} and all the rest. `.repeat(6);
  // The page shows the newest first.
  const names = [...Array.from({ length: 9 }, (_, at) => `Branch ${at + 1}`), ...AGENTS];
  for (const [at, name] of names.entries()) {
    await call('/api/bot/create', { name, description: at % 3 === 2 ? '-' : description, enabled: at % 4 !== 3 });
  }
  const bots = await call<{ id: string; name: string }[]>('/api/bot/getBots');
  const idOf = (name: string) => bots.find((bot) => bot.name === name)?.id ?? '';
  const agentId = idOf(AGENTS[1] ?? '');
  const clientId = randomUUID();
  await call('/api/bot/createOrUpdateClient', { botId: agentId, clientId, isActive: true });
  const content = `<h2>Welcome!</h2><p>How can I <strong>help</strong>? ${LONG}</p><ul><li>Orders</li></ul>`;
  await call('/api/template/createorupdate', { botId: agentId, templateId: null, content });
  const documents = Object.entries(DOCUMENTS).map(([name, text]) => ({
    documentId: randomUUID(),
    name,
    type: 0,
    status: 0,
    base64Content: Buffer.from(text).toString('base64'),
  }));
  await call('/api/v1.0/document/upload', { botId: agentId, documents });
  const codeIds: string[] = [];
  for (const code of CODES) {
    const saved = await call<{ id?: string } | null>('/api/qr/save', code);
    if (saved?.id) codeIds.push(saved.id);
  }
  await dressCodes(codeIds);
  const place = codeIds.length === 0 ? null : await makePlace(idOf(names[0] ?? ''));
  const shownCodes = place ? [...codeIds.slice(-1), await makeChangeable(), place.id] : [];
  for (let at = 0; at < 15; at++) {
    const name = `${LONG} ${at}`;
    await call('/api/bot/create', { name, description: 'x', enabled: true });
    const all = await call<{ id: string; name: string }[]>('/api/bot/getBots');
    await call('/api/bot/delete', { botId: all.find((bot) => bot.name === name)?.id });
  }
  await untilEqual(async () => {
    const bot = await call<{ documents: { status: number }[] }>(`/api/bot/getBot?botId=${agentId}`);
    return bot.documents.every(({ status }) => status > 1);
  }, true);
  const conversationId = await talk(url, clientId, headers);
  const { notifications } = await call<{ notifications: { id: string }[] }>('/api/notification/getNotifications');
  return {
    agentId,
    notificationId: notifications[0]?.id ?? '',
    conversationId,
    codeIds: shownCodes,
    placeUrl: place?.url ?? null,
  };
}

/** Asks three questions as a visitor. Returns the owner's id of the conversation. */
async function talk(url: string, clientId: string, headers: Record<string, string>): Promise<string | null> {
  const conversationId = randomUUID();
  async function chat(path: string, body?: object): Promise<{ participantId?: unknown }> {
    const answer = await fetch(`${url}/api/v1/chat/${path}`, {
      method: 'POST',
      headers: { client_id: clientId, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return JSON.parse((await answer.text()) || '{}');
  }
  await chat(`startSession?conversationId=${conversationId}`);
  const { participantId } = await chat('addParticipant', { conversationId, userName: LONG, ipAddress: '' });
  for (const text of ['When does the shop open?', `${LONG}? `.repeat(9), 'هل تفتحون يوم الأحد؟ 🎉']) {
    await chat('sendMessage', { conversationId, clientId, participantId, text });
  }
  const listed = await fetch(`${url}/api/conversations`, { headers });
  if (listed.status === 404) return null;
  const { conversations } = (await listed.json()) as { conversations: { id: string }[] };
  return conversations[0]?.id ?? null;
}
