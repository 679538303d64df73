import { realtimeStore } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import { generateUrlQr, getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { createShortLink, getShortLinks } from '@frontdesk/shared/endpoints/short-link';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QrChatPage } from './QrChatPage';

let api: ReturnType<typeof fakeApi>;
const AGENTS = [
  { id: 'a1', name: 'Front desk', enabled: true },
  { id: 'a2', name: 'Bar', enabled: false },
];
const LINK = { id: 'c1', slug: 'abcdefg', url: 'https://desk.example/r/abcdefg' };

beforeEach(() => {
  realtimeStore.setState({ status: 'Connected' });
  api = fakeApi()
    .on(getBots, () => AGENTS)
    .on(getMyQrs, () => [])
    .on(getShortLinks, () => [])
    .on(createShortLink, () => ({ ...LINK, name: 'Table 12' }))
    .on(generateUrlQr, () => ({ dataUrl: 'data:image/png;base64,AA==' }));
});
afterEach(() => api.restore());

const open = (state?: unknown) => renderPage(<QrChatPage />, { at: { pathname: '/QrChatCodeGen', state } });
const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate QR Code' }));
const lines = () => screen.getAllByLabelText(/^Facts?( \d+)?$/).map((field) => (field as HTMLTextAreaElement).value);

test('saves a place with its short link, and shows the code that contains the link', async () => {
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Agent'), 'Front desk');
  await userEvent.type(screen.getByLabelText('Place'), 'Table 12');
  await userEvent.type(screen.getByLabelText('Facts'), 'The Wi-Fi is Guest12.{Enter}No smoking.');
  expect(screen.getByLabelText('Fact 2')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Starter questions'), 'What is the Wi-Fi here?');
  expect(screen.getByText(/This is a sample/)).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.getByText(/Everything here can be changed after printing/)).toBeInTheDocument();
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
  expect(api.callsOf(createShortLink).map(({ request }) => request)).toMatchObject([
    {
      Type: 'Chat',
      agentId: 'a1',
      place: 'Table 12',
      facts: ['The Wi-Fi is Guest12.', 'No smoking.'],
      starters: ['What is the Wi-Fi here?'],
    },
  ]);
  expect(api.callsOf(generateUrlQr).map(({ request }) => request)).toEqual([{ Url: LINK.url }]);
  expect(api.callsOf(saveQr)).toHaveLength(0);
});

test('a call that is repeated after a failure saves the same code', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  api.on(generateUrlQr, () =>
    fails ? refuse(500, { message: 'Broken.' }) : { dataUrl: 'data:image/png;base64,AA==' },
  );
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Agent'), 'Bar (disabled)');
  await userEvent.type(screen.getByLabelText('Place'), 'Bar');
  await generate();
  expect(await screen.findByText(/Broken/)).toBeInTheDocument();
  fails = false;
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
  const ids = api.callsOf(createShortLink).map(({ request }) => (request as { Id: string }).Id);
  expect(ids).toEqual([ids[0], ids[0]]);
  jest.restoreAllMocks();
});

test('agent and place are required, and the only agent is chosen', async () => {
  open();
  await screen.findByLabelText('Agent');
  await generate();
  expect(screen.getByLabelText('Agent')).toHaveAccessibleDescription(/Agent is required/);
  expect(screen.getByLabelText('Agent')).toHaveFocus();
  expect(screen.getByLabelText('Place')).toHaveAccessibleDescription(/Place is required/);
});

test('an owner with one agent does not have to choose it', async () => {
  api.on(getBots, () => AGENTS.slice(0, 1));
  open();
  expect(await screen.findByLabelText('Agent')).toHaveDisplayValue('Front desk');
});

test('each pasted line fills a field, Enter splits a line, and Backspace removes an empty one', async () => {
  open();
  await userEvent.click(await screen.findByLabelText('Facts'));
  await userEvent.paste('One\r\nTwo\nThree');
  expect(lines()).toEqual(['One', 'Two', 'Three']);
  expect(screen.getByLabelText('Fact 3')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  expect(lines()).toEqual(['One', 'Two', 'Thr', 'ee']);
  await userEvent.clear(screen.getByLabelText('Fact 4'));
  await userEvent.keyboard('{Backspace}');
  expect(lines()).toEqual(['One', 'Two', 'Thr']);
  expect(screen.getByLabelText('Fact 3')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove fact 1' }));
  expect(lines()).toEqual(['Two', 'Thr']);
  await userEvent.click(screen.getByRole('button', { name: 'Add a fact' }));
  expect(screen.getByLabelText('Fact 3')).toHaveFocus();
});

test('more lines than allowed are kept and refused, and no further line can be added', async () => {
  open();
  await userEvent.click(await screen.findByLabelText('Facts'));
  await userEvent.paste(Array.from({ length: 11 }, (_, at) => `Fact number ${at}`).join('\n'));
  expect(lines()).toHaveLength(11);
  expect(screen.queryByRole('button', { name: 'Add a fact' })).not.toBeInTheDocument();
  await generate();
  expect(screen.getByText('Facts: at most 10.')).toBeInTheDocument();
  expect(screen.queryByText('A place has at most 10 facts.')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Fact 11'), '{Enter}');
  expect(lines()).toHaveLength(11);
  await userEvent.click(screen.getByRole('button', { name: 'Remove fact 11' }));
  expect(screen.getByText('A place has at most 10 facts.')).toBeInTheDocument();
});

test('a saved place is filled in, and says that its agent was deleted', async () => {
  const payload = JSON.stringify({ agentId: 'gone', place: 'Bar', facts: ['One', 'Two'], starters: ['Three?'] });
  open({ id: 'c1', name: 'Bar', payload });
  expect(await screen.findByLabelText('Agent')).toHaveDisplayValue('Deleted agent');
  expect(lines()).toEqual(['One', 'Two']);
  expect(screen.getByLabelText('Starter questions')).toHaveValue('Three?');
});

test('leads to a new agent when there is none, and offers to try again when agents cannot be loaded', async () => {
  api.on(getBots, () => []);
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Create an agent' })).toHaveAttribute('href', '/NewAgent');
  unmount();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  api.on(getBots, () => refuse(500, { message: 'Broken.' }));
  open();
  expect(await screen.findByText(/Your agents could not be loaded/)).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('another server offers no such codes', async () => {
  realtimeStore.setState({ status: 'Unavailable' });
  open();
  expect(await screen.findByText('Place codes are not available on this server.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Place')).not.toBeInTheDocument();
});
