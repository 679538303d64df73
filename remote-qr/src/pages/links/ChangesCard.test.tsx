import { toastStore } from '@frontdesk/shared/app';
import { getShortLinkChanges, undoShortLinkChange } from '@frontdesk/shared/endpoints/short-link';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangesCard } from './ChangesCard';

const CHANGE = {
  id: 'c1',
  at: '2026-05-01T10:00:00.000Z',
  person: null,
  before: { Type: 'Url', Url: 'https://old.example' },
  after: { Type: 'Whatsapp', number: '491512345678', message: 'Hi' },
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

const open = () => renderPage(<ChangesCard qrId="7" />, { at: '/MyQr/7', path: '/MyQr/:id' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toasts = () => toastStore.getState().toasts.map(({ text }) => text);

test('lists which other changes an undo would also undo, before it happens', async () => {
  const between = { Type: 'Url', Url: 'https://between.example' };
  api
    .on(undoShortLinkChange, () => null)
    .on(getShortLinkChanges, () => [
      { ...CHANGE, id: 'c2', before: between },
      { ...CHANGE, after: between },
    ]);
  open();
  await press('Undo the change to https://between.example');
  const dialog = await screen.findByRole('alertdialog', { name: 'This also undoes a later change' });
  expect(dialog).toHaveTextContent('WhatsApp: +491512345678 · Hi');
  expect(dialog).toHaveTextContent('The code will then have: https://old.example');
  expect(api.callsOf(undoShortLinkChange)).toEqual([]);
  await press('Cancel');
  await press('Undo the change to https://between.example');
  await press('Undo');
  await waitFor(() => expect(toasts()).toContain('Change undone'));
  expect(api.callsOf(undoShortLinkChange).map(({ request }) => request)).toEqual([{ changeId: 'c1', seenId: 'c2' }]);
});

test('keeps the focus in the list when the pressed button disappears with its change', async () => {
  let changes: object[] = [CHANGE];
  api
    .on(undoShortLinkChange, () => {
      changes = [{ ...CHANGE, id: 'c2', before: CHANGE.after, after: CHANGE.before }, CHANGE];
      return null;
    })
    .on(getShortLinkChanges, () => changes as never);
  open();
  await press('Undo the change to WhatsApp: +491512345678 · Hi');
  await screen.findByRole('button', { name: 'Undo the change to https://old.example' });
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
});

test('describes rules in words, and says that the password changed', async () => {
  const settings = (set: object) => ({ Type: 'Settings', ...set });
  const rules = JSON.stringify([
    { when: { days: ['mon', 'tue', 'wed'], to: '10:30' }, destination: 'https://example.com/breakfast' },
    { when: { device: 'ios' }, destination: 'https://example.com/app' },
  ]);
  api.on(getShortLinkChanges, () => [
    {
      ...CHANGE,
      id: 'c2',
      before: settings({ rules: null, endsAfter: null }),
      after: settings({ rules, endsAfter: 5 }),
    },
    { ...CHANGE, id: 'c3', before: settings({ hasPassword: true }), after: settings({ hasPassword: true }) },
  ]);
  open();
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect((await screen.findByText(/^Ends after 5 scans/)).textContent).toBe(
    'to Ends after 5 scans\n2 rules\n1. Mon–Wed, until 10:30 → https://example.com/breakfast\n2. iPhone or iPad → https://example.com/app',
  );
  expect(screen.getByText(/^Unlimited scans/)).toHaveTextContent('Unlimited scans No rules');
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
});
