import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../../tooling/jest/component-setup';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { WIDGET_WORDS } from '@frontdesk/shared/widget-words';
import { fireEvent, waitFor } from '@testing-library/dom';
import type { ChatCalls } from './chat/chat-calls';
import type { StoredConversation } from './chat/chat-memory';
import { contrastRatio } from './contrast';
import './extras';
import { takeExtras } from './log-view';
import { mountWidget } from './mount-widget';
import type { LivePart } from './person-watch';
import { ChatFailure, type ChatOptions, NO_OPTIONS, type WidgetCalls } from './site-calls';
import { setWords } from './words';

const send = jest.fn<ReturnType<ChatCalls['send']>, Parameters<ChatCalls['send']>>();
const sendFeedback = jest.fn(async () => {});
const askForPerson = jest.fn(async () => 'Somebody will reply today.');
const waitForPerson = jest.fn(async () => 'The team has been notified.');
const loadExtras = jest.fn(async () => takeExtras());
let options: ChatOptions;
/** The smallest answer that our server sends. */
const ENGLISH: ChatOptions = { ...NO_OPTIONS, words: WIDGET_WORDS.en };
const calls: WidgetCalls = {
  begin: async (conversationId) => ({ conversationId, participantId: 'p' }),
  send,
  sendFeedback,
  askForPerson,
  waitForPerson,
  options: async () => options,
};
/** Whether the visitor's device uses a dark color scheme. */
let isNight = false;
/** Listeners for the device's settings. */
const followers: (() => void)[] = [];
let widget: ReturnType<typeof mountWidget>;
let root: ShadowRoot;

function mount(
  config: { name?: string; welcome?: string; theme?: object; maxCharacters?: number; words?: unknown } = {},
  isStored = true,
  live?: LivePart,
  kept: StoredConversation = { started: null, lines: [] },
  stage?: HTMLElement,
): void {
  const memory = {
    read: () => kept,
    write: (next: StoredConversation) => {
      kept = next;
      return isStored;
    },
  };
  const theme = { ...DEFAULT_THEME, ...config.theme };
  widget = mountWidget(
    { name: 'Rosa', welcome: 'Ahoy!', maxCharacters: null, ...config, theme },
    {
      stylesheet: 'https://shop.example/style.css',
      calls,
      memory,
      loadExtras,
      ...(live && { live }),
      ...(stage && { stage }),
    },
  );
  if (!widget.host.shadowRoot) throw new Error('The shadow is closed.');
  root = widget.host.shadowRoot;
}
const find = <E extends HTMLElement>(selector: string) => root.querySelector(selector) as E;
const launcher = () => find('.launcher');
const field = () => find<HTMLTextAreaElement>('textarea');
const log = () => find('[role=log]');

beforeEach(() => {
  send.mockReset().mockResolvedValue({ text: 'At nine.' });
  options = NO_OPTIONS;
  window.innerWidth = 1024;
  isNight = false;
  window.matchMedia = ((query: string) => ({
    get matches() {
      return isNight && query.includes('dark');
    },
    addEventListener: (_: string, listener: () => void) => followers.push(listener),
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => widget.destroy());

function write(text: string): void {
  fireEvent.input(field(), { target: { value: text } });
}
/** Presses Enter and returns whether it sent the message. */
const enter = (key: object = {}) => !fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13, ...key });

test('opens with the greeting and focuses the message field; Escape closes it and returns the focus', () => {
  mount();
  expect(find('.panel').hidden).toBe(true);
  launcher().click();
  expect(log()).toHaveTextContent('Ahoy!');
  expect(root.activeElement).toBe(field());
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(find('.panel').hidden).toBe(true);
  expect(root.activeElement).toBe(launcher());
});

test('shows that an answer takes a long time', async () => {
  jest.useFakeTimers();
  send.mockReturnValue(new Promise(() => {}));
  mount();
  write('When do you open?');
  enter();
  jest.advanceTimersByTime(9_999);
  expect(find('.waiting')).not.toHaveTextContent('Taking longer than usual…');
  jest.advanceTimersByTime(1);
  expect(find('.waiting')).toHaveTextContent('Taking longer than usual…');
  jest.useRealTimers();
});

test('is a modal dialog when the chat fills the window, but not when it floats', () => {
  mount();
  expect(find('.panel').ariaModal).toBe('false');
  widget.setCompact(true);
  expect(find('.panel').ariaModal).toBe('true');
});

test('sends on Enter in a window wider than 800 pixels', async () => {
  mount();
  write('When do you open?');
  expect(enter()).toBe(true);
  expect(field().value).toBe('');
  await waitFor(() => expect(log()).toHaveTextContent('At nine.'));
  expect(log()).toHaveAttribute('aria-live', 'polite');
});

test.each([
  ['with Shift', 1024, { shiftKey: true }],
  ['while a word is composed', 1024, { isComposing: true }],
  ['while Safari composes a word', 1024, { keyCode: 229 }],
  ['in a window of 800 pixels', 800, {}],
])('does not send on Enter %s', (_, width, key) => {
  mount();
  window.innerWidth = width;
  write('ni');
  expect(enter(key)).toBe(false);
  expect(field().value).toBe('ni');
  expect(send).not.toHaveBeenCalled();
});

test('scrolls to what is below a message that failed', async () => {
  send.mockRejectedValue(new ChatFailure('No network.'));
  mount();
  write('Anybody?');
  enter();
  Object.defineProperty(find('.log'), 'scrollHeight', { value: 400 });
  await waitFor(() => expect(log()).toHaveTextContent('No network.'));
  expect(find('.log').scrollTop).toBe(400);
});

test('shows that a message failed, and sends it again without retyping', async () => {
  mount();
  send.mockRejectedValueOnce(new ChatFailure('No response.'));
  write('Hello');
  enter();
  await waitFor(() => expect(log()).toHaveTextContent('Error talking to chatbot.No response.'));
  find('.retry').click();
  await waitFor(() => expect(log()).toHaveTextContent('At nine.'));
  expect(log()).not.toHaveTextContent('Error talking to chatbot.');
  expect(send).toHaveBeenCalledTimes(2);
});

test('does not render an existing line again, so that it is not read out twice', async () => {
  mount();
  write('one');
  enter();
  await waitFor(() => expect(log()).toHaveTextContent('At nine.'));
  const before = [...log().children];
  write('two');
  enter();
  await waitFor(() => expect(log().children).toHaveLength(6));
  expect(before.map((line, at) => line === log().children[at])).toEqual([true, true, true, true]);
});

test('says in its first line that an automatic assistant answers, and names it above each bubble', async () => {
  mount();
  expect(log().firstElementChild).toHaveTextContent('You are talking to an automatic assistant.');
  expect(log()).toHaveTextContent(/AssistantAhoy!$/);
  write('When do you open?');
  enter();
  await waitFor(() => expect(log()).toHaveTextContent(/You: When do you open\?AssistantAt nine\.$/));
});

test('shows a reply as text until the extras have loaded, and loads them again with the next message', async () => {
  loadExtras.mockClear().mockRejectedValueOnce(new Error('404'));
  mount();
  launcher().click();
  expect(loadExtras).not.toHaveBeenCalled();
  send.mockResolvedValue({ text: 'At **nine**.' });
  write('one');
  enter();
  await waitFor(() => expect(log()).toHaveTextContent('At **nine**.'));
  write('two');
  enter();
  await waitFor(() => expect(log().querySelectorAll('strong')).toHaveLength(2));
  expect(log()).not.toHaveTextContent('**');
  expect(loadExtras).toHaveBeenCalledTimes(2);
});

test('loads the extras for an earlier conversation only when the chat opens', async () => {
  loadExtras.mockClear();
  const lines = [
    { id: '1', from: 'visitor', text: 'one' },
    { id: '2', from: 'agent', text: 'At **nine**.' },
  ] as const;
  mount({}, true, undefined, { started: { conversationId: 'c', participantId: 'p' }, lines });
  expect(loadExtras).not.toHaveBeenCalled();
  launcher().click();
  await waitFor(() => expect(log().querySelector('strong')).toHaveTextContent('nine'));
  expect(loadExtras).toHaveBeenCalledTimes(1);
});

test('renders everything from outside as text', async () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  send.mockResolvedValue({ text: hostile });
  mount({ name: hostile, welcome: hostile });
  write(hostile);
  enter();
  await waitFor(() => expect(log().lastElementChild).toHaveTextContent(hostile));
  expect(find('.name')).toHaveTextContent(hostile);
  expect(root.querySelector('img, script')).toBeNull();
});

test('follows the direction of its page, or of its stage', () => {
  document.documentElement.style.direction = 'rtl';
  mount();
  expect(find('.frame')).toHaveAttribute('dir', 'rtl');
  const stage = document.createElement('div');
  stage.style.direction = 'ltr';
  document.body.append(stage);
  mount({}, true, undefined, undefined, stage);
  expect(find('.frame')).toHaveAttribute('dir', 'ltr');
  document.documentElement.style.direction = '';
});

test('shows a message in the direction of its text', () => {
  mount();
  write('שלום');
  enter();
  expect(find('.visitor [dir=auto]').textContent).toBe('שלום');
  expect(field().dir).toBe('auto');
});

test('sends a message of any length to a server without a limit', () => {
  mount();
  write('x'.repeat(50_000));
  expect(find('.counter').hidden).toBe(true);
  enter();
  expect(field().value).toBe('');
});

test('keeps a text that is too long, and shows its number of characters', () => {
  mount({ maxCharacters: 4000 });
  setWords(WIDGET_WORDS.en);
  write('x'.repeat(4001));
  enter();
  expect(field().value).toHaveLength(4001);
  expect(find('.counter')).toHaveTextContent('4001 / 4000 (1 too many)');
  expect(send).not.toHaveBeenCalled();
});

test('shows incoming messages in a readable color', () => {
  mount();
  expect(find('.frame').style.getPropertyValue('--incomingText')).toBe('#1b1b26');
  widget.setTheme({ ...DEFAULT_THEME, incomingBg: '#000000', width: 'calc(' });
  expect(find('.frame').style.getPropertyValue('--incomingText')).toBe('#fff');
  expect(find('.frame').style.getPropertyValue('--width')).toBe('420px');
});

test('shows that the browser stores nothing', () => {
  mount({}, false);
  write('Hello');
  enter();
  expect(find('.note')).toHaveTextContent(/does not store the chat/);
});

test('keeps key presses in the widget from the page', () => {
  mount();
  const onPage = jest.fn();
  document.addEventListener('keydown', onPage);
  fireEvent.keyDown(field(), { key: '/', composed: true });
  document.removeEventListener('keydown', onPage);
  expect(onPage).not.toHaveBeenCalled();
});

describe('what the owner offers', () => {
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
  const fill = (id: string, value: string) => fireEvent.input(find(id), { target: { value } });
  const open = async () => {
    mount();
    launcher().click();
    await Promise.resolve();
    await Promise.resolve();
  };
  const openForm = async () => {
    button('Talk to a person').click();
    await waitFor(() => expect(root.activeElement).toBe(find('#person-name')));
  };

  test('shows starter questions as buttons that send them, until the first message', async () => {
    options = { ...ENGLISH, starterQuestions: ['When do you <b>open</b>?', 'Where?'] };
    await open();
    button('When do you <b>open</b>?').click();
    await waitFor(() => expect(log()).toHaveTextContent('At nine.'));
    expect(send.mock.calls[0]?.[1]).toBe('When do you <b>open</b>?');
    expect(find('.starters').hidden).toBe(true);
  });

  test('opens each passage of a reply under a button with its heading and its document', async () => {
    options = ENGLISH;
    const passage = (at: number) => ({
      name: `${at}.pdf`,
      heading: `Rooms > ${'long '.repeat(60)}${at}`,
      text: 'x'.repeat(900),
    });
    const passages = [
      { name: 'hours.pdf', heading: 'Hotel > Breakfast', text: 'From 7:15.\nRoom: 1; Price: 2' },
      passage(1),
      passage(2),
    ];
    send.mockResolvedValue({ text: 'I am not sure. This may help:', passages });
    mount();
    launcher().click();
    write('When?');
    enter();
    await waitFor(() => expect(log()).toHaveTextContent('This may help'));
    const [button, ...others] = [...root.querySelectorAll<HTMLButtonElement>('.help')];
    expect(button).toHaveTextContent('Breakfast · hours.pdf');
    expect(others).toHaveLength(2);
    const visible = [...log().querySelectorAll<HTMLElement>('.line.agent, .help')].slice(1);
    expect(visible.map(({ textContent }) => textContent).join('').length).toBeLessThanOrEqual(600);
    const body = () => root.querySelector('.passage');
    expect([button?.getAttribute('aria-expanded'), body()]).toEqual(['false', null]);
    button?.click();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(body()?.textContent).toBe('Hotel > Breakfast\nFrom 7:15.\nRoom: 1; Price: 2');
    button?.click();
    expect([button?.getAttribute('aria-expanded'), body()]).toEqual(['false', null]);
  });

  test('distinguishes several passages of one document by their headings', async () => {
    options = { ...ENGLISH, showsSources: true };
    const passages = ['Garden room', 'Lake room'].map((heading) => ({ name: 'rooms.md', heading, text: '128 euros.' }));
    send.mockResolvedValue({ text: 'I am not sure. This may help:', sources: ['rooms.md'], passages });
    await open();
    write('How much?');
    enter();
    await waitFor(() => expect(log()).toHaveTextContent('Garden room · rooms.md'));
    expect(log()).toHaveTextContent('Lake room · rooms.md');
  });

  test('names the source of an answer on the button that opens it', async () => {
    options = { ...ENGLISH, showsSources: true };
    const passages = [{ name: 'hours.pdf', heading: '', text: 'From 7:15.' }];
    send.mockResolvedValue({ text: 'At nine.', sources: ['hours.pdf'], passages });
    await open();
    write('When?');
    enter();
    await waitFor(() => expect(log()).toHaveTextContent('Source: hours.pdf'));
    button('Source: hours.pdf').click();
    expect(find('.passage')).toHaveTextContent('From 7:15.');
  });

  test('shows sources and feedback of a reply, and the pressed button keeps the focus', async () => {
    options = { ...ENGLISH, showsSources: true };
    send.mockResolvedValue({ text: 'At nine.', messageId: 'm1', sources: ['hours.pdf'] });
    await open();
    write('When?');
    enter();
    await waitFor(() => expect(log()).toHaveTextContent('Source: hours.pdf'));
    const helpful = button('Helpful');
    helpful.focus();
    helpful.click();
    expect(helpful).toHaveAttribute('aria-pressed', 'true');
    expect(button('Not helpful')).toHaveAttribute('aria-pressed', 'false');
    expect(root.activeElement).toBe(helpful);
    expect(sendFeedback).toHaveBeenCalledWith(expect.anything(), 'm1', 'helpful');
  });

  test('offers neither feedback nor a person on a server without options', async () => {
    await open();
    write('When?');
    enter();
    await waitFor(() => expect(log()).toHaveTextContent('At nine.'));
    expect(button('Helpful')).toBeUndefined();
    expect(find('.offer').hidden).toBe(true);
  });

  test('requires a name, an email and consent to request a person, and shows what happens next', async () => {
    options = { ...ENGLISH, offersPerson: true, privacyUrl: 'https://shop.example/privacy' };
    await open();
    await openForm();
    expect(root.activeElement).toBe(find('#person-name'));
    button('Send message').click();
    expect(find('#person-name-error')).toHaveTextContent('Please enter your name.');
    expect(find('#person-consent-error')).toHaveTextContent('Please agree');
    expect(askForPerson).not.toHaveBeenCalled();
    expect(find('.person-consent a')).toHaveAttribute('href', 'https://shop.example/privacy');
    fill('#person-name', 'Grace');
    fill('#person-email', 'grace@example.com');
    find('#person-consent').click();
    button('Send message').click();
    await waitFor(() => expect(log()).toHaveTextContent('Somebody will reply today.'));
    expect(askForPerson).toHaveBeenCalledWith(expect.anything(), {
      name: 'Grace',
      email: 'grace@example.com',
      message: '',
      consent: true,
    });
    expect(root.activeElement).toBe(field());
  });

  test('keeps everything typed when a request fails, and shows the reason', async () => {
    options = { ...ENGLISH, offersPerson: true };
    askForPerson.mockRejectedValueOnce(new ChatFailure('No response.'));
    await open();
    await openForm();
    fill('#person-name', 'Grace');
    fill('#person-email', 'grace@example.com');
    find('#person-consent').click();
    button('Send message').click();
    await waitFor(() => expect(find('[role=alert]')).toHaveTextContent('No response.'));
    expect(find<HTMLInputElement>('#person-email').value).toBe('grace@example.com');
    find('.back').click();
    expect(root.activeElement).toBe(button('Talk to a person'));
    await openForm();
    expect(find<HTMLInputElement>('#person-email').value).toBe('grace@example.com');
  });

  test('shows the form for a person in place of the messages; Escape or the arrow in the head leads back', async () => {
    options = { ...ENGLISH, offersPerson: true };
    await open();
    await openForm();
    expect([find('.log').hidden, find('#message'), find('.back').hidden]).toEqual([true, null, false]);
    expect(find('.back')).toHaveAccessibleName('Back to the chat');
    fireEvent.keyDown(find('#person-name'), { key: 'Escape' });
    expect([find('.log').hidden, find('.person'), find('.back').hidden]).toEqual([false, null, true]);
    expect(root.activeElement).toBe(button('Talk to a person'));
    expect(find('.panel').hidden).toBe(false);
    fireEvent.keyDown(find('.log'), { key: 'Escape' });
    expect(find('.panel').hidden).toBe(true);
  });

  test('shows an error when the form for a person could not be loaded, and loads it with the next press', async () => {
    options = { ...ENGLISH, offersPerson: true };
    loadExtras.mockRejectedValueOnce(new Error('404'));
    await open();
    button('Talk to a person').click();
    await waitFor(() => expect(find('.wait')).toHaveTextContent('No response. Please try again.'));
    expect(find('#message')).not.toBeNull();
    await openForm();
  });

  test('asks whether to talk to a person when the server says to offer one', async () => {
    options = { ...ENGLISH, offersPerson: true };
    send.mockResolvedValue({ text: 'I could not find that.', offersPerson: true });
    await open();
    write('one');
    enter();
    await waitFor(() => expect(find('.offer')).toHaveTextContent('Would you rather talk to a person?Talk to a person'));
    // The offer is directly below the reply.
    expect(find('.log').lastElementChild).toBe(find('.offer'));
    // The offer was about the previous reply.
    send.mockReturnValue(new Promise(() => {}));
    write('two');
    enter();
    expect(find('.offer')).not.toHaveTextContent('Would you rather');
  });

  test('lists documents that may help, and does not repeat the starter questions once the visitor has written', async () => {
    options = { ...ENGLISH, starterQuestions: ['When do you open?'] };
    send.mockResolvedValueOnce({ text: 'This may help: at nine.', sources: ['hours.pdf'] });
    send.mockResolvedValueOnce({ text: 'I could not find that.' });
    await open();
    write('one');
    enter();
    await waitFor(() => expect(log()).toHaveTextContent('Source: hours.pdf'));
    expect(find('.starters').hidden).toBe(true);
    write('two');
    enter();
    await waitFor(() => expect(log()).toHaveTextContent('I could not find that.'));
    expect(find('.starters').hidden).toBe(true);
  });

  test("switches all texts to the server's language, and keeps typed text", async () => {
    options = { ...ENGLISH, offersPerson: true, starterQuestions: ['Wann?'], words: WIDGET_WORDS.de };
    mount({ name: '', welcome: '' });
    launcher().click();
    write('Wo');
    await waitFor(() => expect(field().placeholder).toBe('Nachricht schreiben'));
    expect(field().value).toBe('Wo');
    expect(find('.frame')).toHaveAttribute('lang', 'de');
    expect(launcher()).toHaveAccessibleName('Chat ausblenden');
    expect(log()).toHaveTextContent('Hallo! Wie kann ich Ihnen helfen?');
    button('Mit einem Menschen sprechen').click();
    await waitFor(() => expect(find('.person')).not.toBeNull());
    button('Nachricht senden').click();
    expect(find('#person-name-error')).toHaveTextContent('Bitte geben Sie Ihren Namen ein.');
  });

  test('starts in the language that the owner selected, and a later widget starts in English', () => {
    mount({ words: WIDGET_WORDS.fr });
    expect(launcher()).toHaveAccessibleName('Ouvrir le chat');
    widget.destroy();
    mount();
    expect(launcher()).toHaveAccessibleName('Open chat');
  });
});

test('shows the initial of the name, with the picture over it', () => {
  const avatar = 'data:image/jpeg;base64,/9j/AAAA';
  mount({ name: 'élise', theme: { avatar } });
  // The stylesheet shows it in the head and beside the assistant's messages.
  expect(find('.panel').style.getPropertyValue('--initial')).toBe('"é"');
  expect(find('.frame').style.getPropertyValue('--avatar')).toBe(`url(${avatar})`);
  widget.setTheme(DEFAULT_THEME);
  expect(find('.frame').style.getPropertyValue('--avatar')).toBe('');
});

test('ignores custom properties of the site’s own page', () => {
  const css = readFileSync(join(__dirname, 'chatbot-widget.css'), 'utf8');
  mount();
  const frameRules = [...css.matchAll(/:host \.frame \{([^}]*)\}/g)].map(([, rules]) => rules).join('');
  const isOwn = (name: string) =>
    frameRules.includes(`${name}:`) ||
    ['.frame', '.panel'].some((part) => find(part).style.getPropertyValue(name).trim() !== '');
  const names = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !isOwn(name))).toEqual([]);
});

test('uses the owner’s color scheme, or follows the visitor’s device', () => {
  mount({ theme: { colorScheme: 'dark' } });
  expect(find('.frame').dataset['scheme']).toBe('dark');
  widget.setTheme({ ...DEFAULT_THEME, colorScheme: 'auto' });
  expect(find('.frame').dataset['scheme']).toBe('light');
  isNight = true;
  for (const follow of followers) follow();
  expect(find('.frame').dataset['scheme']).toBe('dark');
});

test('lightens a dark brand color in the dark scheme only, and gives a light one an edge in the light scheme', () => {
  const color = (name: string) => find('.frame').style.getPropertyValue(`--${name}`);
  mount({ theme: { headerColor: '#1a2b3c', outgoingBg: '#1a2b3c' } });
  expect([color('head'), color('out'), color('headText')]).toEqual(['#1a2b3c', '#1a2b3c', '#fff']);
  widget.setTheme({ ...DEFAULT_THEME, headerColor: '#1a2b3c', outgoingBg: '#1a2b3c', colorScheme: 'dark' });
  for (const name of ['head', 'out']) {
    expect(contrastRatio(color(name), '#1f1c23')).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(color(`${name}Text`), color(name))).toBeGreaterThanOrEqual(4.5);
  }
  widget.setTheme({ ...DEFAULT_THEME, outgoingBg: '#ffe9a8' });
  expect([color('out'), color('outText')]).toEqual(['#ffe9a8', '#1b1b26']);
  expect(contrastRatio(color('outEdge'), '#ffffff')).toBeGreaterThanOrEqual(3);
});

test('prefers its own font to a font with the same name in the page', () => {
  mount();
  expect(find('.frame').style.getPropertyValue('--fontFamily')).toBe('ChatbotPoppins, Poppins, sans-serif');
  widget.setTheme({ ...DEFAULT_THEME, fontFamily: 'Arial' });
  expect(find('.frame').style.getPropertyValue('--fontFamily')).toBe('Arial');
});

describe('with a person', () => {
  const config = { api: 'https://desk.example', clientId: 'c' };
  let answers: (() => Promise<Response>)[];
  const followPerson = jest.fn<void, Parameters<typeof import('./live').followPerson>>();
  const askRating = jest.fn<void, Parameters<typeof import('./live').askRating>>();
  const load = jest.fn(async () => ({ followPerson, askRating }));
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
  const answer =
    (text: string, ok = true) =>
    async () =>
      ({ ok, text: async () => text }) as Response;
  const never = () => new Promise<Response>(() => {});

  beforeEach(() => {
    jest.clearAllMocks();
    options = ENGLISH;
    globalThis.fetch = fetched as unknown as typeof fetch;
    fetched.mockImplementation(() => (answers.shift() ?? never)());
  });

  async function begin() {
    mount({}, true, { config, load });
    launcher().click();
    write('Hello');
    enter();
    await waitFor(() => expect(log()).toHaveTextContent('At nine.'));
  }

  test('notifies the team immediately when the form opens, even before the first message, and says so above it', async () => {
    answers = [];
    options = { ...ENGLISH, offersPerson: true };
    mount({}, true, { config, load });
    launcher().click();
    await waitFor(() => expect(find('.offer').hidden).toBe(false));
    find('.offer button').click();
    await waitFor(() => expect(root.activeElement).toBe(find('#person-name')));
    await waitFor(() => expect(find('.wait')).toHaveTextContent('The team has been notified.'));
    expect(fetched).toHaveBeenCalledTimes(1);
    launcher().click();
    launcher().click();
    expect(root.activeElement).toBe(find('#person-name'));
    find('.back').click();
    expect(find('.wait')).toHaveTextContent('The team has been notified.');
    widget.destroy();

    // In a pack without the second file there is only the form.
    waitForPerson.mockClear();
    load.mockRejectedValueOnce(new Error('404'));
    mount({}, true, { config, load });
    launcher().click();
    await waitFor(() => expect(find('.offer').hidden).toBe(false));
    find('.offer button').click();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(root.activeElement).toBe(find('#person-name'));
    expect(waitForPerson).not.toHaveBeenCalled();
  });

  test('waits with one request, and loads the second file only when a person has joined', async () => {
    let join = (_: string) => {};
    answers = [
      () => new Promise((resolve) => (join = (text) => resolve({ ok: true, text: async () => text } as Response))),
    ];
    await begin();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toMatch(
      /^https:\/\/desk\.example\/api\/v1\/chat\/events\?conversationId=[\w-]+&participantId=p&after=&once=1$/,
    );
    expect(load).not.toHaveBeenCalled();
    join('event: state\ndata: {}\n\n');
    await waitFor(() => expect(followPerson).toHaveBeenCalled());
    const [address, clientId, , after, texts] = followPerson.mock.calls[0] ?? [];
    expect([address, clientId, after]).toEqual(['https://desk.example/api/v1/chat/', 'c', '']);
    expect(texts).toMatchObject({ joined: '{name} joined' });
  });

  test('shows who joined, what she writes under her name, and that she is typing', async () => {
    answers = [answer('event: joined\n\n')];
    await begin();
    await waitFor(() => expect(followPerson).toHaveBeenCalled());
    const [, , , , , receive, onTyping] = followPerson.mock.calls[0] ?? [];
    receive?.({ id: 'p2', from: 'agent', text: 'Ana joined', isNote: true });
    receive?.({ id: 'p3', from: 'agent', text: 'Good morning', name: 'Ana' });
    receive?.({ id: 'p3', from: 'agent', text: 'Good morning', name: 'Ana' });
    receive?.({ id: 'p4', from: 'agent', text: 'How are you?', name: 'Ana' });
    receive?.({ id: 'p5', from: 'agent', text: 'Hello!', name: 'Bo' });
    expect(log()).toHaveTextContent(/At nine\.Ana joinedAnaGood morningAnaHow are you\?BoHello!$/);
    const turns = [...log().querySelectorAll<HTMLElement>('.by-person')];
    expect(turns.map((turn) => turn.dataset['initial'])).toEqual(['A', 'A', 'B']);
    onTyping?.('Ana');
    expect(find('.waiting')).toHaveTextContent('AnaAna is typing');
    expect(find('.waiting .by-person').dataset['initial']).toBe('A');
    onTyping?.('');
    expect(find('.waiting')).toBeEmptyDOMElement();
    send.mockResolvedValueOnce({ text: '', isFromPerson: true });
    write('Thanks');
    enter();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[1]?.[3]).toMatchObject({ follows: true });
    await waitFor(() => expect(find('.waiting')).toBeEmptyDOMElement());
    expect(log()).toHaveTextContent(/Hello!You: Thanks$/);
  });

  test('shows a person’s text unchanged, with links', async () => {
    answers = [answer('event: joined\n\n')];
    await begin();
    await waitFor(() => expect(followPerson).toHaveBeenCalled());
    const [, , , , , receive] = followPerson.mock.calls[0] ?? [];
    // The dashboard finds the same links: `TypedText`.
    const typed =
      '# 2 beds\n\n2 * 3 * 4 = **24**, "HTTPS://a.example/x_1", <https://b.example>, (see http://c.example/?a=1).';
    receive?.({ id: 'p2', from: 'agent', text: typed, name: 'Ana' });
    expect(find('.by-person .line').textContent).toBe(typed);
    const links = [...root.querySelectorAll('.by-person a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['HTTPS://a.example/x_1', 'https://b.example', 'http://c.example/?a=1']);
  });

  const VISIT = {
    started: { conversationId: 'k', participantId: 'p' },
    lines: [{ id: '1', from: 'visitor', text: 'Hello', isSent: true }],
  } as const;
  const MESSAGE = 'id: 4\nevent: message\ndata: {}\n\n';

  test('makes no request for a returning visitor until the chat opens, unless a person was wanted', async () => {
    mount({}, true, { config, load }, VISIT);
    await Promise.resolve();
    expect(fetched).not.toHaveBeenCalled();
    launcher().click();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toMatch(/after=&once=1$/);
  });

  test('marks its button when a person replied since the last visit, until the chat opens', async () => {
    answers = [answer(MESSAGE)];
    mount({}, true, { config, load }, { ...VISIT, heard: '' });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([expect.stringMatching(/after=&once=now$/)]);
    await waitFor(() => expect(launcher()).toHaveAccessibleName('Open chat: New reply'));
    expect(launcher()).toHaveClass('news');
    launcher().click();
    expect(launcher()).toHaveAccessibleName('Hide chat');
    launcher().click();
    expect(launcher()).toHaveAccessibleName('Open chat');
    expect(launcher()).not.toHaveClass('news');
  });

  test.each([
    ['nobody replied', 'event: state\ndata: {}\n\n', true],
    ['the server has no such events', MESSAGE, false],
  ])('does not mark its button when %s', async (_, text, ok) => {
    answers = [answer(text, ok)];
    mount({}, true, { config, load }, { ...VISIT, heard: '7' });
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/after=7&once=now$/), expect.anything()),
    );
    await Promise.resolve();
    expect(launcher()).toHaveAccessibleName('Open chat');
  });

  test('marks its button when a person writes while the chat is closed', async () => {
    answers = [answer('event: joined\n\n')];
    await begin();
    await waitFor(() => expect(followPerson).toHaveBeenCalled());
    const [, , , , , receive] = followPerson.mock.calls[0] ?? [];
    receive?.({ id: 'p2', from: 'agent', text: 'Good morning', name: 'Ana' });
    expect(launcher()).not.toHaveClass('news');
    launcher().click();
    receive?.({ id: 'p3', from: 'agent', text: 'Ana left', isNote: true });
    expect(launcher()).not.toHaveClass('news');
    receive?.({ id: 'p4', from: 'agent', text: 'One more thing', name: 'Ana' });
    expect(launcher()).toHaveAccessibleName('Open chat: New reply');
  });

  test('does not change when the site lacks the second file: the next reply shows what a person wrote', async () => {
    load.mockRejectedValueOnce(new Error('404'));
    answers = [answer('event: joined\n\n')];
    await begin();
    await waitFor(() => expect(load).toHaveBeenCalled());
    send.mockResolvedValueOnce({ text: 'Ana: Good morning', isFromPerson: true });
    write('Thanks');
    enter();
    await waitFor(() => expect(log()).toHaveTextContent('Ana: Good morning'));
    expect(send.mock.calls[1]?.[3]).toMatchObject({ follows: false });
  });

  test('asks again after a server error, and follows a conversation that replaces a lost one', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    answers = [async () => ({ ok: false, status: 502 }) as Response, answer('event: joined\n\n')];
    const begun = begin();
    await jest.advanceTimersByTimeAsync(1_000);
    await begun;
    expect(fetched).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(followPerson).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('asks a server without these events only once per conversation', async () => {
    answers = [answer('', false)];
    await begin();
    write('Two');
    enter();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(fetched).toHaveBeenCalledTimes(1);
    find('[aria-label="New conversation"]').click();
    write('Three');
    enter();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  });

  test('asks for a rating when the visitor returns to a conversation or begins a new one, not while it is open', async () => {
    answers = [answer('', false)];
    await begin();
    launcher().click();
    launcher().click();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    write('Two');
    enter();
    await waitFor(() => expect(find('.waiting')).toBeEmptyDOMElement());
    expect(load).not.toHaveBeenCalled();
    launcher().click();
    launcher().click();
    await waitFor(() => expect(askRating).toHaveBeenCalledTimes(1));
    find('[aria-label="New conversation"]').click();
    await waitFor(() => expect(askRating).toHaveBeenCalledTimes(2));
    const [first, second] = askRating.mock.calls;
    expect([first?.[6], second?.[6]]).toEqual(['back', 'afresh']);
    expect(second?.[2]).toEqual(first?.[2]);
    expect(second?.[5]).toHaveLength(4);
    expect(second?.[3]).toMatchObject({ rate: 'How was this conversation?' });
  });

  test('asks for no rating when the last message failed', async () => {
    answers = [answer('', false)];
    await begin();
    write('Two');
    enter();
    await waitFor(() => expect(find('.waiting')).toBeEmptyDOMElement());
    send.mockRejectedValueOnce(new ChatFailure('No response.'));
    write('Three');
    enter();
    await waitFor(() => expect(log()).toHaveTextContent('No response.'));
    find('[aria-label="New conversation"]').click();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
  });
});
