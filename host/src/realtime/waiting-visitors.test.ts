import { realtimeStore, sessionStore, showToast, toastStore } from '@frontdesk/shared/app';
import { playInOneTab } from '@frontdesk/shared/visitor-sound';
import { showWait } from './waiting-visitors';

jest.mock('@frontdesk/shared/visitor-sound', () => ({ playInOneTab: jest.fn(async () => undefined) }));

const VERA = { id: 'n1', message: 'Vera waits for a person.', link: '/conversations/7', waitMinutes: 2 };

beforeEach(() => {
  jest.useFakeTimers();
  toastStore.setState({ toasts: [] });
  history.replaceState(null, '', '/MyQr');
  document.title = 'My QR - Frontdesk';
});
afterEach(() => {
  signOut();
  jest.useRealTimers();
});

const endWait = (conversationId: string) => realtimeStore.setState({ waitEnd: { conversationId } });
const signOut = () => sessionStore.setState({ token: null });
const toasts = () => toastStore.getState().toasts;
/** Lets the browser report changes to the title. */
const settle = () => Promise.resolve();

test('shows a waiting visitor in a toast with a link and in the tab’s title, and plays a sound', () => {
  showWait(VERA);
  expect(toasts()).toMatchObject([
    { tone: 'info', text: 'Vera waits for a person.', to: '/conversations/7', linkLabel: 'Open conversation' },
  ]);
  expect(document.title).toBe('(1) Visitor waiting · Frontdesk');
  expect(playInOneTab).toHaveBeenCalledWith('n1');
  showWait({ ...VERA, id: 'n2', message: 'Paul waits for a person.', link: '/conversations/8' });
  expect(document.title).toBe('(2) Visitors waiting · Frontdesk');
});

test('shows the toast of a waiting visitor longer than other toasts', () => {
  showWait(VERA);
  const [first] = toasts();
  jest.advanceTimersByTime(5_000);
  const [later] = toasts();
  expect(later?.id).toBe(first?.id);
  // The toaster restarts its timer when it gets a new object.
  expect(later).not.toBe(first);
});

test('removes the toast and the title once the visitor’s wait has ended', () => {
  showWait(VERA);
  showToast('success', 'Saved.');
  endWait('8');
  expect(toasts()).toHaveLength(2);
  endWait('7');
  expect(toasts().map(({ text }) => text)).toEqual(['Saved.']);
  expect(document.title).toBe('My QR - Frontdesk');
});

test('ends a visitor’s wait by itself when its end was not announced', () => {
  showWait(VERA);
  jest.advanceTimersByTime(2 * 60_000 + 20_000);
  expect(toasts()).toEqual([]);
  expect(document.title).toBe('My QR - Frontdesk');
});

test('shows the title again when another page names the tab, and the title of that page afterwards', async () => {
  showWait(VERA);
  document.title = 'Conversations - Frontdesk';
  await settle();
  expect(document.title).toBe('(1) Visitor waiting · Frontdesk');
  signOut();
  expect(document.title).toBe('Conversations - Frontdesk');
});

test('removes a visitor’s notice once the conversation is opened', async () => {
  showWait(VERA);
  history.pushState(null, '', '/conversations/7');
  document.title = 'Conversation - Frontdesk';
  jest.advanceTimersByTime(1_000);
  await settle();
  expect(toasts()).toEqual([]);
  expect(document.title).toBe('Conversation - Frontdesk');
});

test('only plays the sound for a visitor whose conversation is already open', () => {
  jest.mocked(playInOneTab).mockClear();
  history.replaceState(null, '', '/conversations/7');
  showWait(VERA);
  expect(toasts()).toEqual([]);
  expect(document.title).toBe('My QR - Frontdesk');
  expect(playInOneTab).toHaveBeenCalledTimes(1);
});
