import { realtimeStore } from '@frontdesk/shared/app';
import { getPlaceNumbers } from '@frontdesk/shared/endpoints/place-numbers';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlacesPage } from './PlacesPage';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  realtimeStore.setState({ status: 'Connected' });
  api = fakeApi();
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

const placeOf = (place: string, more: object = {}) => ({
  id: `id ${place}`,
  place,
  agentId: 'a1',
  agentName: 'Front desk',
  scans: 5,
  conversations: 2,
  questions: 3,
  unanswered: 0,
  wantedPerson: 0,
  lastAt: null,
  ...more,
});
const open = (places: object[], at = '/MyQr/places') => {
  api.on(getPlaceNumbers, () => ({ places }));
  return renderPage(<PlacesPage />, { at });
};
const names = async () =>
  (await screen.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link').textContent);

test('lists places with their numbers, the most unanswered questions first, and links to both pages', async () => {
  open([placeOf('Table 10'), placeOf('Table 9'), placeOf('Bar', { unanswered: 2, agentName: 'Night desk' })]);
  expect(await names()).toEqual(['Bar', 'Table 9', 'Table 10']);
  const [bar] = screen.getAllByRole('row').slice(1);
  expect(
    within(bar as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Scans5', 'Chats2', 'Questions3', 'Not answered2', 'Wanted a person0', 'LastNever', 'Conversations']);
  expect(screen.getByRole('link', { name: 'Bar' })).toHaveAttribute('href', '/MyQr/id%20Bar');
  expect(screen.getByRole('link', { name: 'Conversations at Bar' })).toHaveAttribute(
    'href',
    '/conversations?place=id%20Bar',
  );
});

test('can show only places with unanswered questions, also from its address, and says when there are none', async () => {
  const { unmount } = open([placeOf('Bar', { unanswered: 1 }), placeOf('Table 1')]);
  await names();
  await userEvent.click(screen.getByRole('switch', { name: 'Show only places with something missing' }));
  expect(await names()).toEqual(['Bar']);
  unmount();
  open([placeOf('Table 1')], '/MyQr/places?missing=1');
  expect(await screen.findByText(/Nothing is missing/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all places' }));
  expect(await names()).toEqual(['Table 1']);
});

test('finds a place by its name or its agent', async () => {
  open([placeOf('Bar', { agentName: 'Night desk' }), placeOf('Table 1')]);
  await names();
  await userEvent.type(screen.getByLabelText('Search'), 'night');
  expect(await names()).toEqual(['Bar']);
  await userEvent.type(screen.getByLabelText('Search'), 'x');
  expect(screen.getByText('No place matches “nightx”.')).toBeInTheDocument();
});

test('shows ten thousand places fifty at a time', async () => {
  open(Array.from({ length: 10_000 }, (_, at) => placeOf(`Table ${at + 1}`)));
  expect(await names()).toHaveLength(50);
  expect(screen.getByText('1–50 of 10,000 places')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect((await names())[0]).toBe('Table 1');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect((await names())[0]).toBe('Table 51');
});

test('explains how to make a place when there is none', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'Create a code for a place' })).toHaveAttribute(
    'href',
    '/QrChatCodeGen',
  );
});

test('shows why places could not be loaded, and loads them again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  api.on(getPlaceNumbers, () => (fails ? refuse(500, { message: 'Broken.' }) : { places: [placeOf('Bar')] }));
  renderPage(<PlacesPage />, { at: '/MyQr/places' });
  expect(await screen.findByText(/Your places could not be loaded/)).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toEqual(['Bar']);
});

test('another server has no places', async () => {
  api.on(getPlaceNumbers, () => refuse(404));
  renderPage(<PlacesPage />, { at: '/MyQr/places' });
  expect(await screen.findByText('Places are not available on this server.')).toBeInTheDocument();
});
