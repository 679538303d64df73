import type { RequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { findPlaces } from '@frontdesk/shared/endpoints/place-numbers';
import { useQuery } from '@frontdesk/shared/query';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { placesQuery } from '../../api/places';
import { PlaceField } from './PlaceField';

const NAMES = ['Bar', 'Table 1', 'Table 2', 'Table 12'];
const PLACES = NAMES.map((place, at) => ({ id: String(at), place }));

let api: ReturnType<typeof fakeApi>;
let value: string;

function Field({ first }: { readonly first: string }) {
  const [place, setPlace] = useState(first);
  value = place;
  const { isFetched } = useQuery(placesQuery({}));
  return (
    <>
      <PlaceField value={place} isKnown onChange={setPlace} />
      {isFetched && 'Answered'}
    </>
  );
}

const open = (first = '') => renderPage(<Field first={first} />, { at: '/conversations' });
const field = () => screen.findByLabelText('Place');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
type Wanted = RequestOf<typeof findPlaces>;
const searches = () => api.callsOf(findPlaces).flatMap(({ request }) => (request as Wanted).search ?? []);
const answer = ({ search = '', id }: Wanted) => ({
  places: PLACES.filter((one) =>
    id === undefined ? one.place.toLowerCase().includes(search.toLowerCase()) : one.id === id,
  ),
  hasMore: false,
});

beforeEach(() => {
  api = fakeApi().on(findPlaces, answer);
});
afterEach(() => api.restore());

test('a place is found by a part of its name and chosen with the keyboard, after a single request', async () => {
  open();
  expect(await field()).toHaveAttribute('placeholder', 'All places');
  await userEvent.type(await field(), 'table');
  await waitFor(() => expect(options()).toEqual(['Table 1', 'Table 2', 'Table 12']));
  expect(searches()).toEqual(['table']);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Table 1');
  await userEvent.keyboard('{ArrowDown}');
  const selected = screen.getByRole('option', { name: 'Table 2', selected: true });
  expect(await field()).toHaveAttribute('aria-activedescendant', selected.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(value).toBe('3');
  expect(await field()).toHaveValue('Table 12');
  expect(await field()).toHaveAttribute('aria-expanded', 'false');
});

test('a press offers the first places, and the chosen place is cleared with a button or by emptying the field', async () => {
  open();
  await userEvent.click(await field());
  await waitFor(() => expect(options()).toEqual(NAMES));
  await userEvent.click(screen.getByRole('option', { name: 'Bar' }));
  expect(value).toBe('0');
  await userEvent.click(screen.getByRole('button', { name: 'Clear this filter' }));
  expect(value).toBe('');
  expect(await field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(value).toBe('0');
  await userEvent.clear(await field());
  expect(value).toBe('');
});

test('a place from the address shows its name, and Escape restores it', async () => {
  open('2');
  await waitFor(async () => expect(await field()).toHaveValue('Table 2'));
  await userEvent.type(await field(), 'x');
  expect(await screen.findByText("No places match 'Table 2x'.")).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await field()).toHaveValue('Table 2');
  expect(value).toBe('2');
});

test('an unknown place can be cleared', async () => {
  open('deleted');
  await waitFor(async () => expect(await field()).toHaveValue('Unknown'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear this filter' }));
  expect(value).toBe('');
});

test('Enter does not choose from the answer to an earlier search', async () => {
  let send: () => void = () => undefined;
  open();
  await userEvent.type(await field(), 'table');
  await waitFor(() => expect(options()).toHaveLength(3));
  api.on(findPlaces, async (request) => {
    await new Promise<void>((resolve) => {
      send = resolve;
    });
    return answer(request);
  });
  await userEvent.type(await field(), ' 12{Enter}');
  expect(value).toBe('');
  await waitFor(() => expect(searches()).toEqual(['table', 'table 12']));
  await userEvent.keyboard('{Enter}');
  expect(value).toBe('');
  send();
  await waitFor(() => expect(options()).toEqual(['Table 12']));
  await userEvent.keyboard('{Enter}');
  expect(value).toBe('3');
});

test('says when there are more places, and when a search failed', async () => {
  api.on(findPlaces, (request) => ({ ...answer(request), hasMore: true }));
  open();
  await userEvent.click(await field());
  expect(await screen.findByText('The first 4. Type more of the name to see others.')).toBeInTheDocument();
  api.on(findPlaces, () => refuse(500, { message: 'Broken.' }));
  await userEvent.type(await field(), 'bar');
  expect(await screen.findByText('Places could not be loaded.')).toBeInTheDocument();
  expect(options()).toEqual([]);
  api.on(findPlaces, answer);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(options()).toEqual(['Bar']));
});

test.each([
  ['without places', () => ({ places: [], hasMore: false })],
  ['on a server that has none', () => refuse(404)],
] as const)('is hidden %s', async (_, answered) => {
  api.on(findPlaces, answered as never);
  open();
  await screen.findByText('Answered');
  expect(screen.queryByLabelText('Place')).not.toBeInTheDocument();
});
