import { randomUUID } from 'node:crypto';
import { listIn } from '@frontdesk/shared/endpoints/list-in';
import type { BenchServer } from '../bench-server';
import { READY } from './open-tab';
import { seed, seedPlace } from './start-pages-server';

/** A page that has its own figures. */
export interface MeasuredPage {
  /** Its address with a name for each id, such as `/agent/:id`; unique. */
  readonly name: string;
  readonly address: string;
  /** An expression that is true in the page when its owner can read it. */
  readonly ready: string;
  /** The owner's session; null for a visitor. */
  readonly token: string | null;
}

/** The home page, which the owner has loaded before she opens other pages. */
export const HOME = '/admin';

/** Pages that need a link from an email or data from another page, and one that redirects immediately. */
export const UNMEASURED: readonly string[] = [
  '/admin/reset_password',
  '/join',
  '/confirm-email',
  '/stop-mails',
  '/Logout',
  '/QrResult',
];

const shows = (selector: string) => `Boolean(document.querySelector(${JSON.stringify(selector)}))`;

/** A text that appears on the page only once its data has loaded. */
const says = (text: string) => `document.querySelector('main')?.innerText.includes(${JSON.stringify(text)}) === true`;

/** Pages for a visitor who is not signed in. */
const PUBLIC_PAGES: Readonly<Record<string, string>> = {
  '/login': READY.form,
  '/register': READY.form,
  '/forgot-password': READY.form,
};

/** Pages of the owner, at a fixed address. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  [HOME]: READY.home,
  '/admin/health': says('notifications'),
  '/admin/releases': says('Only operators'),
  '/agent': READY.agents,
  '/NewAgent': shows('main form input'),
  '/start': shows('main form input'),
  '/conversations': shows('main a[href^="/conversations/"]'),
  '/notifications': shows('main tbody tr a'),
  '/Chat': shows('main input'),
  '/MyProfile': shows('main input[name=firstName]'),
  '/people': says('@example.com'),
  '/integrations': shows('main button'),
  '/GenerateQr': shows('main a[href="/QrUrlCodeGen"]'),
  '/QrUrlCodeGen': shows('main form input'),
  '/QrWhatsappCodeGen': shows('main form input'),
  '/QrCalendarEventCodeGen': shows('main form input'),
  '/QrWifiCodeGen': shows('main form input'),
  '/QrChatCodeGen': shows('main form input'),
  '/MyQr': READY.codes,
  '/MyQr/places': says('Table 12'),
  '/QrBatch': shows('main input[type=file]'),
  '/QrPrintSheet': says('10 codes on'),
};

/** The owner's pages that show what visitors did. */
const WITH_VISITORS = ['/conversations', '/MyQr/places', '/notifications'];

/** Every tab of an agent that looks different from the others. */
const AGENT_TABS: Readonly<Record<string, string>> = {
  client: shows('main [role=tabpanel]:not([hidden]) button'),
  documents: shows('main [role=tabpanel]:not([hidden]) input[type=file]'),
  welcome: says('What a visitor reads first'),
  chat: shows('main [role=tabpanel]:not([hidden]) form'),
  settings: shows('main [role=tabpanel]:not([hidden]) input'),
};

/** Fills the server with the data that the pages show, and lists the pages. The data is the same on every machine. */
export async function measuredPages(server: BenchServer): Promise<readonly MeasuredPage[]> {
  const token = await seed(server, { name: 'pages', agents: 10, codes: 10 });
  const [agent] = (await server.call(token, '/api/bot/getBots')) as { id: string }[];
  const agentId = agent?.id ?? '';
  const [code] = (await server.call(token, '/api/qr/getmyqrs')) as { id: string }[];
  // An owner with visitors. The first owner has no visitors, so her pages show only the lists.
  const places = await seed(server, { name: 'visitors', agents: 1, codes: 0 });
  const conversationId = await talk(server, places);
  const notices = listIn(await server.call(places, '/api/notification/getNotifications')) as {
    id: string;
    title: string;
  }[];
  const noticeId = notices.find(({ title }) => title === 'New conversation')?.id;
  const place = await seedPlace(server, places);
  const linked = await server.call(places, '/api/links/create', {
    Type: 'Url',
    Name: 'Menu',
    Url: 'https://example.com',
  });
  const { id: linkedId } = linked as { id: string };
  const { url: textUrl } = (await server.call(places, '/api/links/create', {
    Type: 'Text',
    Name: 'House rules',
    text: 'Quiet from ten.',
  })) as { url: string };
  return [
    ...Object.entries(PUBLIC_PAGES).map(([name, ready]) => ({ name, address: name, ready, token: null })),
    ...Object.entries(OWN_PAGES).map(([name, ready]) => ({
      name,
      address: name,
      ready,
      token: WITH_VISITORS.includes(name) ? places : token,
    })),
    { name: '/agent/:id', address: `/agent/${agentId}`, ready: shows('main input[name=name]'), token },
    ...Object.entries(AGENT_TABS).map(([tab, ready]) => ({
      name: `/agent/:id/${tab}`,
      address: `/agent/${agentId}/${tab}`,
      ready,
      token,
    })),
    { name: '/notifications/:id', address: `/notifications/${noticeId}`, ready: says('Vera wrote'), token: places },
    { name: '/conversations/:id', address: `/conversations/${conversationId}`, ready: says(QUESTION), token: places },
    { name: '/MyQr/:id', address: `/MyQr/${code?.id}`, ready: says('https://example.com/'), token },
    {
      name: '/MyQr/:id of a short link',
      address: `/MyQr/${linkedId}`,
      ready: shows('main input[name=Url]'),
      token: places,
    },
    { name: '/c/:slug', address: place, ready: READY.chat, token: null },
    { name: '/r/:slug of a text', address: new URL(textUrl).pathname, ready: shows('body'), token: null },
  ];
}

const QUESTION = 'When is breakfast?';

/** Lets a visitor ask the agent a question. Returns the conversation's id. */
async function talk(server: BenchServer, token: string): Promise<string> {
  const [agent] = (await server.call(token, '/api/bot/getBots')) as { id: string }[];
  const [conversationId, clientId] = [randomUUID(), randomUUID()];
  await server.call(token, '/api/bot/createOrUpdateClient', { botId: agent?.id, clientId, isActive: true });
  const call = async (name: string, body: object) => {
    const response = await fetch(`${server.url}/api/v1/chat/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', client_id: clientId },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    return response.text();
  };
  await call(`startSession?conversationId=${conversationId}`, {});
  const joined = await call('addParticipant', { conversationId, userName: 'Vera', ipAddress: '' });
  const { participantId } = JSON.parse(joined) as { participantId: string };
  await call('sendMessage', { conversationId, clientId, participantId, text: QUESTION });
  const list = (await server.call(token, '/api/conversations')) as { conversations: { id: string }[] };
  return list.conversations[0]?.id ?? '';
}
