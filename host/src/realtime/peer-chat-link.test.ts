import { openPeerChatLink } from './peer-chat-link';

let fail: (error: Error) => void;
jest.mock('@frontdesk/shared/realtime', () => ({
  HubLink: class {
    start = async () => undefined;
    stop = () => undefined;
    invoke = () => new Promise((_, reject) => (fail = reject));
  },
}));
const open = () =>
  openPeerChatLink({ onStatus: () => undefined, onMessage: () => undefined, onSignal: () => undefined });
const LOST = new Error('Invocation canceled due to the underlying connection being closed.');

test('rejects a failed call with a message for the user', async () => {
  const sent = open().sendMessage('Bo', 'Hello');
  fail(LOST);
  await expect(sent).rejects.toThrow('No connection to server yet.');
});

test('does not reject a call that ends because the screen closes the chat', async () => {
  const chat = open();
  const named = chat.setName('Ada');
  chat.close();
  fail(LOST);
  await expect(named).resolves.toBeUndefined();
});
