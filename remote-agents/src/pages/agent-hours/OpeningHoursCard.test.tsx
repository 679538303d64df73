import { getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { getOpeningHours, type OpeningHours, setOpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentDetailPage } from '../agent-detail/AgentDetailPage';

const chatOptions = { starterQuestions: [], offersPerson: false, showsSources: true, privacyUrl: null };
const bot = { id: 7, name: 'Front desk', enabled: true, description: 'Answers', chatOptions };
const nine = [{ opens: '09:00', closes: '18:00' }];
const WEEK = { mon: nine, tue: nine, wed: nine, thu: nine, fri: nine, sat: [], sun: [] };
const HOURS: OpeningHours = { timeZone: 'Europe/Berlin', tables: [{ name: '', week: WEEK, exceptions: [] }] };
const NOTHING = { found: null, conflicts: [] };

let api: ReturnType<typeof fakeApi>;

async function open() {
  const opened = renderPage(<AgentDetailPage />, { at: '/agent/7', path: '/agent/:id' });
  await screen.findByLabelText('Name');
  return opened;
}

const openCard = async () => {
  const opened = await open();
  await screen.findByText(/Questions such as/);
  return opened;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => api.callsOf(setOpeningHours)[0]?.request as { timeZone: string; tables: OpeningHours['tables'] };

beforeEach(() => {
  api = fakeApi()
    .on(getBot, () => bot)
    .on(setOpeningHours, () => null)
    .on(getOpeningHours, () => ({ timeZone: 'UTC', tables: [], ...NOTHING }));
});
afterEach(() => api.restore());

test('fills the week with one press, copies a day, and saves with the button of the tab', async () => {
  await openCard();
  await userEvent.click(await screen.findByRole('button', { name: 'Mon–Fri 9–18' }));
  expect(screen.getByLabelText('Time zone')).toHaveValue(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(screen.getAllByText('Closed')).toHaveLength(2);
  await userEvent.clear(screen.getByLabelText('Monday: closes'));
  await userEvent.type(screen.getByLabelText('Monday: closes'), '02:00');
  expect(screen.getByText('the next day')).toBeInTheDocument();
  await press('Copy Monday to all days');
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Berlin');
  await press('Update');
  expect(await screen.findByText('Opening hours saved!')).toBeInTheDocument();
  expect(sent()).toMatchObject({ botId: 7, timeZone: 'Europe/Berlin' });
  expect(sent().tables[0]?.week.sun).toEqual([{ opens: '09:00', closes: '02:00' }]);
  expect(api.callsOf(updateBot)).toHaveLength(0);
});

test('adds an exception with date and note, a second range on one day, and a second table of hours', async () => {
  api.on(getOpeningHours, () => ({ ...HOURS, ...NOTHING }));
  await openCard();
  await press('Add exception');
  await userEvent.type(screen.getByLabelText('Date'), '2026-12-24');
  await userEvent.type(screen.getByLabelText('Note'), 'Christmas Eve');
  await press('Add a time: Monday');
  await press('Add hours for something else');
  await userEvent.type(screen.getByLabelText('Name of these hours'), 'Kitchen');
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Kitchen' })).getByRole('button', { name: 'Add a time: Sunday' }),
  );
  await press('Update');
  expect(await screen.findByText('Opening hours saved!')).toBeInTheDocument();
  const [house, kitchen] = sent().tables;
  expect(house?.exceptions).toEqual([{ date: '2026-12-24', ranges: [], note: 'Christmas Eve' }]);
  expect(house?.week.mon).toEqual([...nine, { opens: '19:00', closes: '23:00' }]);
  expect([kitchen?.name, kitchen?.week.sun]).toEqual(['Kitchen', nine]);
});

test('offers the hours from the website, and shows a document that contradicts them', async () => {
  const conflicts = [{ documentId: 'd', name: 'house.md', text: 'Open on Sunday from 10 to 12.' }];
  const found = { timeZone: '', tables: [{ name: '', week: { ...WEEK, sat: nine }, exceptions: [] }] };
  api.on(getOpeningHours, () => ({ ...HOURS, found, conflicts }));
  await openCard();
  expect(await screen.findByText('A document says otherwise. Visitors get the hours below.')).toBeInTheDocument();
  expect(screen.getByText('Open on Sunday from 10 to 12.')).toBeInTheDocument();
  expect(screen.getByText('Your website shows different hours.')).toBeInTheDocument();
  await press('Use your website’s hours');
  expect(screen.queryByText('Your website shows different hours.')).toBeNull();
  expect(screen.getByLabelText('Time zone')).toHaveValue('Europe/Berlin');
  await press('Update');
  expect(await screen.findByText('Opening hours saved!')).toBeInTheDocument();
  expect(sent().tables[0]?.week.sat).toEqual(nine);
});

test('does not save overlapping times and says why', async () => {
  api.on(getOpeningHours, () => ({ ...HOURS, ...NOTHING }));
  await openCard();
  await press('Add a time: Monday');
  const [, opens] = screen.getAllByLabelText('Monday: opens');
  if (opens) await userEvent.clear(opens);
  if (opens) await userEvent.type(opens, '17:00');
  await press('Update');
  expect(await screen.findByText('Two times of the same day overlap.')).toBeInTheDocument();
  const [first, second] = screen.getAllByLabelText('Monday: opens');
  expect(first).toHaveAttribute('aria-invalid', 'false');
  expect(second).toHaveAttribute('aria-invalid', 'true');
  expect(second).toHaveAccessibleDescription('Two times of the same day overlap.');
  expect(second).toHaveFocus();
  expect(api.callsOf(setOpeningHours)).toHaveLength(0);
});

test('marks a repeated date until something changes', async () => {
  const exceptions = ['2036-12-24', '2036-12-24'].map((date) => ({ date, ranges: [], note: '' }));
  api.on(getOpeningHours, () => ({ ...HOURS, tables: [{ ...HOURS.tables[0], exceptions }], ...NOTHING }));
  await openCard();
  await press('Copy Monday to all days');
  await press('Update');
  expect(await screen.findByText('A date has two exceptions.')).toBeInTheDocument();
  const dates = () => screen.getAllByLabelText('Date').map((date) => date.getAttribute('aria-invalid'));
  expect(dates()).toEqual(['false', 'true']);
  const [first] = screen.getAllByRole('button', { name: 'Remove the exception on 2036-12-24' });
  await userEvent.click(first as HTMLElement);
  expect(dates()).toEqual(['false']);
});

test('marks a name that has no letter', async () => {
  const tables = [...HOURS.tables, { name: '!!!', week: WEEK, exceptions: [] }];
  api.on(getOpeningHours, () => ({ timeZone: 'UTC', tables, ...NOTHING }));
  await openCard();
  await userEvent.selectOptions(await screen.findByLabelText('Time zone'), 'Europe/Berlin');
  await press('Update');
  await screen.findByText('The name of a table needs a letter or a digit.');
  const name = screen.getByLabelText('Name of these hours');
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(name).toHaveFocus();
});

test('removes past days with one press', async () => {
  const days = ['2020-12-24', '2036-12-24', '2021-01-01', ''].map((date) => ({ date, ranges: [], note: '' }));
  api.on(getOpeningHours, () => ({ ...HOURS, tables: [{ ...HOURS.tables[0], exceptions: days }], ...NOTHING }));
  await openCard();
  await press('Remove past days');
  const dates = screen.getAllByLabelText('Date').map((date) => (date as HTMLInputElement).value);
  expect(dates).toEqual(['2036-12-24', '']);
  expect(screen.queryByRole('button', { name: 'Remove past days' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add exception' })).toHaveFocus();
});

test('shows the first of many dates, and the others on request or when one is added', async () => {
  const dates = Array.from({ length: 30 }, (_, at) => ({ date: `2036-11-${at + 1}`, ranges: [], note: '' }));
  api.on(getOpeningHours, () => ({ ...HOURS, tables: [{ ...HOURS.tables[0], exceptions: dates }], ...NOTHING }));
  const { unmount } = await openCard();
  await screen.findByRole('button', { name: 'Show all 30 dates' });
  expect(screen.getAllByLabelText('Date')).toHaveLength(12);
  await press('Show all 30 dates');
  expect(screen.getAllByLabelText('Date')).toHaveLength(30);
  unmount();
  await openCard();
  await screen.findByRole('button', { name: 'Show all 30 dates' });
  await press('Add exception');
  expect(screen.getAllByLabelText('Date')).toHaveLength(31);
});

test('asks before it overwrites hours that somebody else stored meanwhile', async () => {
  api.on(getOpeningHours, () => ({ ...HOURS, ...NOTHING }));
  await openCard();
  await press('Copy Monday to all days');
  const theirs = { ...HOURS, tables: [{ name: '', week: { ...WEEK, fri: [] }, exceptions: [] }] };
  api.on(getOpeningHours, () => ({ ...theirs, ...NOTHING }));
  await press('Update');
  const dialog = await screen.findByRole('dialog', { name: 'Somebody saved newer changes' });
  expect(dialog).toHaveTextContent('Friday –');
  await press('Keep theirs');
  await waitFor(() => expect(sent().tables).toEqual(theirs.tables));
});

test('removes the hours on request', async () => {
  api.on(getOpeningHours, () => ({ ...HOURS, ...NOTHING }));
  await openCard();
  await press('Remove opening hours');
  await press('Update');
  expect(await screen.findByText('Saved without opening hours.')).toBeInTheDocument();
  expect(sent().tables).toEqual([]);
});

test('keeps the focus in the card when the pressed button is removed', async () => {
  api.on(getOpeningHours, () => ({ ...HOURS, ...NOTHING }));
  await openCard();
  await press('Remove 09:00–18:00: Monday');
  expect(screen.getByRole('button', { name: 'Add a time: Monday' })).toHaveFocus();
  await press('Add exception');
  await press('Remove the exception');
  expect(screen.getByRole('button', { name: 'Add exception' })).toHaveFocus();
  await press('Add hours for something else');
  await press('Remove the hours for something else');
  expect(screen.getByRole('button', { name: 'Add hours for something else' })).toHaveFocus();
  await press('Remove opening hours');
  expect(document.activeElement).toHaveTextContent('Opening hours');
});

test('hides the card on a server without opening hours', async () => {
  api.on(getOpeningHours, () => refuse(404));
  await open();
  await waitFor(() => expect(api.callsOf(getOpeningHours)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Opening hours')).toBeNull());
});
