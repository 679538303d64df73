import { hasUnsavedWork, storeDraft } from '@frontdesk/shared/app';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { AgentDetailPage } from '../agent-detail/AgentDetailPage';

const bot = { id: 7, name: 'Front desk' };

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
beforeEach(() => {
  // Clears text typed in an earlier test.
  storeDraft('agent/7/welcome', undefined);
  api = fakeApi();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

async function open(template: object | null = null) {
  api.on(getBot, () => ({ ...bot, template }));
  renderPage(<AgentDetailPage />, { at: '/agent/7/welcome', path: '/agent/:id/:tab' });
  return screen.findByRole('textbox', { name: 'Welcome text' }, { timeout: 10_000 });
}
/** Inserts text as the editor itself would, because jsdom cannot type into rich text. */
function write(box: HTMLElement, html: string) {
  const { editor } = box as HTMLElement & { editor: Editor };
  act(() => void editor.chain().insertContent(html).run());
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('saves the first message without a template id, and the next with the id from the server', async () => {
  const box = await open();
  api.on(createOrUpdateTemplate, ({ content }) => {
    api.on(getBot, () => ({ ...bot, template: { id: 't1', content } }));
  });
  write(box, '<p>Hello</p>');
  await save();
  expect(await screen.findByText('Welcome message saved successfully!')).toBeInTheDocument();
  expect(api.callsOf(createOrUpdateTemplate)[0]?.request).toEqual({
    botId: 7,
    templateId: null,
    content: '<p>Hello</p>',
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
  await save();
  await waitFor(() => expect(api.callsOf(createOrUpdateTemplate)).toHaveLength(2));
  expect(api.callsOf(createOrUpdateTemplate)[1]?.request).toMatchObject({ templateId: 't1' });
});

test('shows a saved message again with its formatting', async () => {
  const box = await open({
    id: 't1',
    content:
      '<p><strong>Hi</strong> <em>there</em> <a href="https://example.com">site</a></p><ul><li><p>one</p></li></ul>',
  });
  expect(box.querySelector('strong')).toHaveTextContent('Hi');
  expect(box.querySelector('em')).toHaveTextContent('there');
  expect(box.querySelector('a')).toHaveAttribute('href', 'https://example.com');
  expect(box.querySelector('ul li')).toHaveTextContent('one');
});

test('drops hostile HTML from the server', async () => {
  const box = await open({
    id: 't1',
    content:
      '<p onclick="alert(1)">Hi<script>alert(2)</script><img src=x onerror="alert(3)"></p><p><a href="javascript:alert(4)">x</a></p><iframe src="//evil.example"></iframe>',
  });
  expect(box).toHaveTextContent('Hi');
  expect(box.querySelector('script, iframe, img[onerror], [onclick], a[href^="javascript"]')).toBeNull();
});

test('formats text with the toolbar as bold, italic and lists, and shows what is active', async () => {
  const box = await open();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Bold');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await press('Italic');
  await press('Bullet list');
  expect(box.querySelector('ul li')).toBeInTheDocument();
  await press('Numbered list');
  expect(box.querySelector('ol li')).toBeInTheDocument();
});

test('links to a web address, and to nothing else', async () => {
  const box = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  const dialog = screen.getByRole('dialog', { name: 'Link' });
  await userEvent.type(within(dialog).getByLabelText('Address'), 'javascript:alert(1)');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set link' }));
  expect(within(dialog).getByText('Enter an address like https://example.com.')).toBeInTheDocument();
  await userEvent.clear(within(dialog).getByLabelText('Address'));
  await userEvent.type(within(dialog).getByLabelText('Address'), 'example.com/menu');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set link' }));
  await waitFor(() => expect(box.querySelector('a')).toHaveAttribute('href', 'https://example.com/menu'));
  expect(box.querySelector('a')).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('asks before it overwrites a newer message, and shows the one that was kept', async () => {
  const box = await open({ id: 't1', content: '<p>Hello</p>' });
  api
    .on(getBot, () => ({ ...bot, template: { id: 't1', content: '<p>Good day</p><p>Ask away</p>' } }))
    .on(createOrUpdateTemplate, () => null);
  write(box, ' there');
  await save();
  expect(await screen.findByRole('dialog', { name: 'Somebody saved newer changes' })).toHaveTextContent(
    'Welcome textSaved versionGood day Ask awayYours',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep theirs' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Welcome text' })).toHaveTextContent('Good day'));
  expect(await screen.findByText('Welcome message saved successfully!')).toBeInTheDocument();
});

test('saves an emptied message as an empty text', async () => {
  const box = await open({ id: 't1', content: '<p>Hello</p>' });
  api.on(createOrUpdateTemplate, () => null);
  act(() => void (box as HTMLElement & { editor: Editor }).editor.commands.clearContent(true));
  await save();
  await screen.findByText('Welcome message saved successfully!');
  expect(api.callsOf(createOrUpdateTemplate)[0]?.request).toMatchObject({ content: '' });
});

test('shows and logs a failure, and keeps the text', async () => {
  const box = await open();
  api.on(createOrUpdateTemplate, () => refuse(500));
  write(box, '<p>Hello</p>');
  await save();
  expect(await screen.findByText('Failed to save welcome message. Check console for details.')).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('Failed to save welcome message. Check console for details.', expect.any(Error));
  expect(box).toHaveTextContent('Hello');
});

test('keeps unsaved text while another tab is shown', async () => {
  const box = await open();
  write(box, '<p>Hello</p>');
  await userEvent.click(screen.getByRole('tab', { name: 'Client' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Welcome Template' }));
  expect(screen.getByRole('textbox', { name: 'Welcome text' })).toHaveTextContent('Hello');
});

test('creates a single template on a double click on Save', async () => {
  const box = await open();
  api.on(createOrUpdateTemplate, () => null);
  write(box, '<p>Hello</p>');
  const button = screen.getByRole('button', { name: 'Save' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Welcome message saved successfully!')).toBeInTheDocument();
  expect(api.callsOf(createOrUpdateTemplate)).toHaveLength(1);
});

test('Tab leaves a list without changing it', async () => {
  const box = await open({ id: 't1', content: '<ul><li><p>one</p></li><li><p>two</p></li></ul>' });
  const { editor } = box as HTMLElement & { editor: Editor };
  const before = editor.getHTML();
  for (const shiftKey of [false, true]) {
    act(() => void editor.commands.setTextSelection(editor.state.doc.content.size - 4));
    // True: no handler prevented the key, so the browser moves the focus.
    expect(fireEvent.keyDown(box, { key: 'Tab', keyCode: 9, shiftKey })).toBe(true);
    expect(editor.getHTML()).toBe(before);
  }
});

test('restores an unsaved message after a visit to another page, and can discard it', async () => {
  const template = { id: 't1', content: '<p>Hello</p>' };
  write(await open(template), '<p>Welcome</p>');
  cleanup();
  const box = await open(template);
  expect(box).toHaveTextContent('Welcome');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('textbox', { name: 'Welcome text' })).toHaveTextContent(/^Hello$/);
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
});

test('discards what was typed and returns to the last saved text', async () => {
  const box = await open({ id: 't1', content: '<p>Hello</p>' });
  write(box, '<p>Welcome</p>');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('textbox', { name: 'Welcome text' })).toHaveTextContent(/^Hello$/);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test("keeps no draft of a saved message, and shows the server's text on the next visit", async () => {
  api.on(createOrUpdateTemplate, () => null);
  write(await open(), '<p>Hello</p>');
  await save();
  await screen.findByText('Welcome message saved successfully!');
  cleanup();
  expect(hasUnsavedWork()).toBe(false);
  expect(await open({ id: 't1', content: '<p>Changed elsewhere</p>' })).toHaveTextContent('Changed elsewhere');
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
});

test('keeps no draft of a message that is saved after the owner left the page', async () => {
  let answer: (_: null) => void = () => {};
  api.on(createOrUpdateTemplate, () => new Promise<null>((resolve) => (answer = resolve)));
  write(await open(), '<p>Hello</p>');
  await save();
  await waitFor(() => expect(api.callsOf(createOrUpdateTemplate)).toHaveLength(1));
  cleanup();
  expect(hasUnsavedWork()).toBe(true);
  answer(null);
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
});
