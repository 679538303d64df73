import { renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakePeerConnection, fakeLine, voiceOf } from '../../testing/fake-line';
import { PeerChatPage } from './PeerChatPage';

let line: ReturnType<typeof fakeLine>;
let microphone: () => Promise<unknown>;
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  microphone = async () => voiceOf(line.track);
  line = fakeLine(() => microphone());
});
afterEach(() => {
  line.stop();
  jest.useRealTimers();
  document.querySelector('meta[name=stun]')?.remove();
});

async function open() {
  const page = renderPage(<PeerChatPage />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return page;
}
async function callGrace() {
  const page = await open();
  await user.type(screen.getByLabelText('Your Name'), 'Ada');
  await user.type(screen.getByLabelText('Peer User'), 'Grace');
  await press('Start Call');
  await act(() => jest.advanceTimersByTimeAsync(0));
  return page;
}
const offerOf = () => line.sent.find(({ signal }) => signal.type === 'offer')?.signal.call ?? '';
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function answered() {
  const page = await callGrace();
  await screen.findByText('Calling Grace…');
  line.hear('Grace', { type: 'answer', call: offerOf(), sdp: 'v=0' });
  expect(screen.getByText('Connecting to Grace…')).toBeInTheDocument();
  return page;
}

test.each([
  ['NotAllowedError', 'The microphone is blocked. Allow it in the browser to make a call.'],
  ['NotFoundError', 'No microphone was found.'],
  ['NotReadableError', 'The microphone cannot be used. Another program may be using it.'],
])('shows why a call has no microphone (%s)', async (name, words) => {
  microphone = () => Promise.reject(new DOMException('', name));
  await callGrace();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start Call' })).toBeInTheDocument();
  expect(FakePeerConnection.last?.isClosed).toBe(true);
});

test('shows that the browser provides no microphone to a page without https', async () => {
  Object.assign(navigator, { mediaDevices: undefined });
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  await callGrace();
  expect(await screen.findByText('Calls need https.')).toBeInTheDocument();
  expect(screen.queryByText('Calling Grace…')).not.toBeInTheDocument();
});

test("shows the server's sentence when the other person is not there", async () => {
  line.refusals.signal = 'Nobody with this name is connected.';
  await callGrace();
  expect(await screen.findByText('Nobody with this name is connected.')).toBeInTheDocument();
  expect(line.track.stop).toHaveBeenCalled();
});

test('ends an unanswered call after 45 seconds', async () => {
  await callGrace();
  await screen.findByText('Calling Grace…');
  await act(() => jest.advanceTimersByTimeAsync(45_000));
  expect(screen.getByText('Grace did not answer.')).toBeInTheDocument();
  expect(line.sent.at(-1)).toMatchObject({ peer: 'Grace', signal: { type: 'bye' } });
});

test.each([
  ['decline', 'Grace declined the call.'],
  ['busy', 'Grace is in another call.'],
  ['unable', 'Grace has no microphone.'],
  ['bye', 'Grace ended the call.'],
] as const)('the other person can end the call: %s', async (type, words) => {
  await callGrace();
  await screen.findByText('Calling Grace…');
  line.hear('Grace', { type, call: offerOf() });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(line.track.stop).toHaveBeenCalled();
});

test('connects, mutes and hangs up, and releases the microphone', async () => {
  await answered();
  FakePeerConnection.last?.become('connected');
  expect(screen.getByText('Connected to Grace.')).toBeInTheDocument();
  await press('Mute');
  expect(screen.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
  expect(line.track.enabled).toBe(false);
  expect(line.track.stop).not.toHaveBeenCalled();
  await press('Hang up');
  expect(screen.getByText('The call has ended.')).toBeInTheDocument();
  expect(line.track.stop).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Start Call' })).toHaveFocus();
});

test('shows that a connection was lost and not restored', async () => {
  await answered();
  FakePeerConnection.last?.become('connected');
  FakePeerConnection.last?.become('disconnected');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  FakePeerConnection.last?.become('connected');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Connected to Grace.')).toBeInTheDocument();
  FakePeerConnection.last?.become('disconnected');
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(screen.getByText('The connection to the other person was lost.')).toBeInTheDocument();
  expect(line.track.stop).toHaveBeenCalled();
});

test('shows that no connection is possible, and that no STUN server can be reached', async () => {
  await answered();
  FakePeerConnection.last?.become('failed');
  expect(screen.getByText('Could not connect to the other person. A firewall may be blocking it.')).toBeInTheDocument();
  await press('Start Call');
  await screen.findByText('Calling Grace…');
  FakePeerConnection.last?.missStun();
  expect(
    screen.getByText('No STUN server can be reached. The call works only if both of you are on the same network.'),
  ).toBeInTheDocument();
  FakePeerConnection.last?.become('failed');
  expect(
    screen.getByText('Could not connect to the other person, because no STUN server can be reached.'),
  ).toBeInTheDocument();
});

test('shows an unanswered call as missed; it can be declined or accepted before that', async () => {
  await open();
  const offer = (call: string) => line.hear('Grace', { type: 'offer', call, sdp: 'v=0' });
  offer('1');
  expect(screen.getByText('Grace is calling.')).toBeInTheDocument();
  line.hear('Eve', { type: 'offer', call: 'x', sdp: 'v=0' });
  expect(line.sent.at(-1)).toEqual({ peer: 'Eve', signal: { type: 'busy', call: 'x' } });
  await act(() => jest.advanceTimersByTimeAsync(45_000));
  expect(screen.getByText('You missed a call from Grace.')).toBeInTheDocument();
  offer('2');
  await press('Decline');
  expect(screen.getByText('You declined the call.')).toBeInTheDocument();
  expect(line.sent.at(-1)).toEqual({ peer: 'Grace', signal: { type: 'decline', call: '2' } });
  offer('3');
  await press('Accept');
  expect(screen.getByText('Connecting to Grace…')).toBeInTheDocument();
  await waitFor(() => expect(line.sent.at(-1)?.signal).toMatchObject({ type: 'answer', call: '3' }));
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('tells the caller that the other person accepted without a microphone', async () => {
  microphone = () => Promise.reject(new DOMException('', 'NotFoundError'));
  await open();
  line.hear('Grace', { type: 'offer', call: '1', sdp: 'v=0' });
  await press('Accept');
  expect(await screen.findByText('No microphone was found.')).toBeInTheDocument();
  expect(line.sent.at(-1)?.signal.type).toBe('unable');
});

test('ends the call when the page is left', async () => {
  const { unmount } = await answered();
  unmount();
  expect(line.sent.at(-1)?.signal.type).toBe('bye');
  expect(line.track.stop).toHaveBeenCalled();
});

test('uses the public STUN server, or the servers that the page names', async () => {
  await callGrace();
  expect(FakePeerConnection.last?.settings.iceServers).toEqual([{ urls: ['stun:stun.l.google.com:19302'] }]);
  await press('Hang up');
  const meta = Object.assign(document.createElement('meta'), {
    name: 'stun',
    content: 'stun:a.example stun:b.example',
  });
  document.head.append(meta);
  await press('Start Call');
  expect(FakePeerConnection.last?.settings.iceServers).toEqual([{ urls: ['stun:a.example', 'stun:b.example'] }]);
});
