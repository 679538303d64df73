import { setAllowedSites } from '@frontdesk/shared/endpoints/allowed-sites';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentDetailPage } from './AgentDetailPage';

const defaults = {
  headerColor: '#724ae8',
  incomingBg: '#f2f2f2',
  outgoingBg: '#724ae8',
  textColor: '#fff',
  width: '420px',
  height: '510px',
  fontFamily: 'Poppins, sans-serif',
  iconStyle: 'rounded',
};
const bot = { id: 7, name: 'Front desk', enabled: true };

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi().on(getBot, () => bot);
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

async function open(changes: object = {}) {
  api.on(getBot, () => ({ ...bot, ...changes }));
  renderPage(<AgentDetailPage />, { at: '/agent/7/settings', path: '/agent/:id/:tab' });
  await screen.findByLabelText('Width');
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem('chatbot-theme') ?? 'null');
const hexOf = (color: string) => within(screen.getByRole('group', { name: color })).getByLabelText('Hex code');
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
};

test('starts with the default theme, and saves it for this agent under the common key', async () => {
  localStorage.setItem('chatbot-theme', JSON.stringify({ 8: { ...defaults, width: '300px' } }));
  await open();
  expect(screen.getByLabelText('Header color')).toHaveValue('#724ae8');
  expect(screen.getByLabelText('Text color')).toHaveValue('#ffffff');
  expect(hexOf('Text color')).toHaveValue('#fff');
  expect(screen.getByLabelText('Width')).toHaveValue(420);
  expect(screen.getByLabelText('Font family')).toHaveDisplayValue('Poppins');
  expect(screen.getByLabelText('Rounded')).toBeChecked();
  await press('Save');
  expect(await screen.findByText('Theme saved to localStorage!')).toBeInTheDocument();
  expect(stored()).toEqual({ 7: defaults, 8: { ...defaults, width: '300px' } });
});

test('saves a change, and shows it when the agent is opened again', async () => {
  localStorage.setItem('chatbot-theme:7', JSON.stringify({ ...defaults, headerColor: '#112233' }));
  await open();
  expect(screen.getByLabelText('Header color')).toHaveValue('#112233');
  fireEvent.change(screen.getByLabelText('Incoming background'), { target: { value: '#abcdef' } });
  await type('Height', '600');
  await userEvent.selectOptions(screen.getByLabelText('Font family'), 'Georgia');
  await userEvent.click(screen.getByLabelText('Outlined'));
  await press('Save');
  expect(stored()[7]).toEqual({
    ...defaults,
    headerColor: '#112233',
    incomingBg: '#abcdef',
    height: '600px',
    fontFamily: 'Georgia, "Times New Roman", serif',
    iconStyle: 'outlined',
  });
});

test('refuses a value that could break out of a stylesheet', async () => {
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Font family'), 'Other');
  await type('Font names', 'x;}}body');
  await userEvent.clear(hexOf('Header color'));
  await userEvent.type(hexOf('Header color'), 'red;}}');
  await type('Width', '99999');
  await press('Save');
  expect(screen.getByText(/^Enter font names separated by commas/)).toBeInTheDocument();
  expect(screen.getByText('Enter a color like #724ae8.')).toBeInTheDocument();
  expect(screen.getByText('At most 1200px, please.')).toBeInTheDocument();
  expect(stored()).toBeNull();
});

test('shows a failure when the browser cannot store anything', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await open();
  await press('Save');
  expect(await screen.findByText('Failed to save theme.')).toBeInTheDocument();
});

test('restores the defaults', async () => {
  localStorage.setItem('chatbot-theme', JSON.stringify({ 7: { ...defaults, width: '300px' } }));
  await open();
  expect(screen.getByLabelText('Width')).toHaveValue(300);
  await userEvent.selectOptions(screen.getByLabelText('Font family'), 'Other');
  await type('Font names', 'Comic Neue');
  await press('Reset to defaults');
  expect(screen.getByLabelText('Width')).toHaveValue(420);
  expect(screen.getByLabelText('Font family')).toHaveDisplayValue('Poppins');
  expect(screen.queryByLabelText('Font names')).not.toBeInTheDocument();
});

test('shows that a stored theme cannot be read, and keeps a copy before it is overwritten', async () => {
  localStorage.setItem('chatbot-theme', '{broken');
  await open();
  expect(screen.getByText(/could not be read. These are the defaults/)).toBeInTheDocument();
  await press('Save');
  expect(stored()).toEqual({ 7: defaults });
  expect(localStorage.getItem('chatbot-theme-damaged')).toBe('{broken');
});

test('names the broken values of a stored theme', async () => {
  localStorage.setItem('chatbot-theme', JSON.stringify({ 7: { ...defaults, width: '-1px', textColor: 'url(x)' } }));
  await open();
  expect(
    screen.getByText(/use the default: Text color, Width\.$|use the default: Width, Text color\.$/),
  ).toBeInTheDocument();
});

test('shows in words how readable each text is while colors change', async () => {
  await open();
  const list = within(screen.getByRole('list', { name: 'Contrast' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'AaHeader text 5.4:1Easy to read',
    'AaVisitor’s messages 5.4:1Easy to read',
    'AaAgent’s replies 15.2:1Easy to readYour text color would be hard to read here (1.1:1), so #1b1b26 is used.',
  ]);
  fireEvent.change(screen.getByLabelText('Header color'), { target: { value: '#ffffff' } });
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
    'AaHeader text 17.0:1Easy to readYour text color would be hard to read here (1.0:1), so #1b1b26 is used.',
  );
});

test('offers neither pack nor snippet without a client id', async () => {
  await open();
  expect(screen.queryByLabelText('Embed code')).not.toBeInTheDocument();
  await press('Download widget pack');
  expect(await screen.findAllByText('Please generate a Client ID first.')).toHaveLength(1);
});

test('writes the public id and never the secret into the snippet', async () => {
  await open({
    clientId: 'client-1',
    clientSecret: 'top-secret',
    template: { id: 1, content: '<p>Ahoy &eacute;</p>' },
  });
  const snippet = (screen.getByLabelText('Embed code') as HTMLTextAreaElement).value;
  expect(snippet).toContain('widget/chatbot-widget.js"');
  expect(snippet).toContain('"clientId":"client-1"');
  expect(snippet).toContain('Ahoy é');
  expect(snippet).not.toMatch(/secret|test-token/);
});

test('shows that creating a pack failed, and can retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await open({ clientId: 'client-1' });
  await press('Download widget pack');
  expect(await screen.findByText('Error creating widget pack.')).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('Error creating widget pack.', expect.any(Error));
  await press('Download widget pack');
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
});

test('shows the allowed sites only if the server stores them', async () => {
  await open();
  expect(screen.queryByText('Allowed sites')).not.toBeInTheDocument();
});

test('allows any site until some are listed; shows which lines are not sites', async () => {
  api.on(setAllowedSites, () => null);
  await open({ allowedSites: [] });
  expect(screen.getByText(/^Any site may use this agent/)).toBeInTheDocument();
  await type('Sites that may show this agent', 'shop.example');
  await press('Save');
  expect(screen.getByText(/“shop.example” is not the address of a site/)).toBeInTheDocument();
  await type('Sites that may show this agent', 'https://shop.example/');
  await press('Save');
  expect(await screen.findByText('Sites saved. Only these sites may use this agent now.')).toBeInTheDocument();
  expect(api.callsOf(setAllowedSites)[0]?.request).toEqual({ botId: 7, allowedSites: ['https://shop.example'] });
});

test('saves changed sites and a changed look with one button, and discards both', async () => {
  api.on(setAllowedSites, () => null).on(setWidgetTheme, () => null);
  await open({ allowedSites: [], widgetTheme: defaults });
  await type('Sites that may show this agent', 'https://shop.example');
  await press('Save');
  expect(await screen.findByText('Sites saved. Only these sites may use this agent now.')).toBeInTheDocument();
  expect(api.callsOf(setWidgetTheme)).toHaveLength(0);
  await type('Width', '400');
  await type('Sites that may show this agent', 'https://other.example');
  await press('Discard');
  expect(screen.getByLabelText('Width')).toHaveValue(420);
  expect(screen.getByLabelText('Sites that may show this agent')).toHaveValue('https://shop.example');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('keeps typed sites that could not be saved', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  api.on(setAllowedSites, () => refuse(500, { message: 'Out of order.' }));
  await open({ allowedSites: ['https://old.example'] });
  await type('Sites that may show this agent', 'https://new.example');
  await press('Save');
  await waitFor(() => expect(screen.getByText('Failed to save allowed sites.')).toBeInTheDocument());
  expect(screen.getByText('Out of order.')).toBeInTheDocument();
  expect(screen.getByLabelText('Sites that may show this agent')).toHaveValue('https://new.example');
});

test('prefers the look that the server stores, and sends a saved look to it', async () => {
  localStorage.setItem('chatbot-theme', JSON.stringify({ 7: { ...defaults, width: '300px' } }));
  api.on(setWidgetTheme, () => null);
  await open({ widgetTheme: { ...defaults, width: '500px', colorScheme: 'auto' } });
  expect(screen.getByLabelText('Width')).toHaveValue(500);
  expect(screen.getByLabelText('Color scheme')).toHaveDisplayValue('Match the visitor’s device');
  await userEvent.selectOptions(screen.getByLabelText('Color scheme'), 'Dark');
  await press('Save');
  expect(await screen.findByText('Theme saved to localStorage!')).toBeInTheDocument();
  expect(await screen.findByText('Saved. Your chat shows it now.')).toBeInTheDocument();
  const saved = { ...defaults, width: '500px', colorScheme: 'dark' };
  expect(api.callsOf(setWidgetTheme)[0]?.request).toMatchObject({ botId: 7, theme: saved });
  expect(stored()).toEqual({ 7: saved });
});

test('asks before the look overwrites a newer one, and keeps the fields that only somebody else changed', async () => {
  api.on(setWidgetTheme, () => null);
  await open({ widgetTheme: defaults });
  api.on(getBot, () => ({ ...bot, widgetTheme: { ...defaults, width: '500px', height: '600px' } }));
  await type('Width', '450');
  await press('Save');
  expect(await screen.findByRole('dialog')).toHaveTextContent(/saved newer changes.*WidthSaved version500Yours450/);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Height');
  await press('Save mine');
  await waitFor(() =>
    expect(api.callsOf(setWidgetTheme)[0]?.request).toMatchObject({ theme: { width: '450px', height: '600px' } }),
  );
});

test('asks before allowed sites overwrite newer ones', async () => {
  api.on(setAllowedSites, () => null);
  await open({ allowedSites: ['https://old.example'] });
  api.on(getBot, () => ({ ...bot, allowedSites: ['https://old.example', 'https://theirs.example'] }));
  await type('Sites that may show this agent', 'https://mine.example');
  await press('Save');
  expect(await screen.findByRole('dialog')).toHaveTextContent('https://theirs.example');
  await press('Keep theirs');
  await waitFor(() =>
    expect(api.callsOf(setAllowedSites)[0]?.request).toEqual({
      botId: 7,
      allowedSites: ['https://old.example', 'https://theirs.example'],
    }),
  );
});

test("starts with this browser's look when the server has never stored one", async () => {
  localStorage.setItem('chatbot-theme', JSON.stringify({ 7: { ...defaults, width: '300px' } }));
  await open({ widgetTheme: null });
  expect(screen.getByLabelText('Width')).toHaveValue(300);
});

test('shows why the server refuses a look, and keeps it typed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  api.on(setWidgetTheme, () => refuse(500, { message: 'Out of order.' }));
  await open({ widgetTheme: null });
  await type('Width', '333');
  await press('Save');
  expect(await screen.findByText('Failed to save theme.')).toBeInTheDocument();
  expect(screen.getByText('Out of order.')).toBeInTheDocument();
  expect(screen.getByLabelText('Width')).toHaveValue(333);
  expect(stored()).toBeNull();
});

test('sends no look to another server', async () => {
  api.on(setWidgetTheme, () => null);
  await open();
  await press('Save');
  await screen.findByText('Theme saved to localStorage!');
  expect(screen.queryByText('Saved. Your chat shows it now.')).toBeNull();
  expect(api.callsOf(setWidgetTheme)).toHaveLength(0);
});

test('accepts a picture as an avatar, and no other kind of file', async () => {
  await open();
  const input = screen.getByLabelText('Choose picture', { selector: 'input' });
  const choose = (type: string) => fireEvent.change(input, { target: { files: [new File(['x'], 'a', { type })] } });
  choose('image/gif');
  expect(await screen.findByText('Choose a PNG, JPEG, WebP or SVG picture.')).toBeInTheDocument();
  choose('image/png');
  expect(await screen.findByText('The picture could not be read. Choose another one.')).toBeInTheDocument();
});
