import { useLocation, useNavigate } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useAddressState } from './use-address-state';

const without = (name: string) => (before: URLSearchParams) => {
  const next = new URLSearchParams(before);
  next.delete(name);
  return next;
};
const withTag = (before: URLSearchParams) => new URLSearchParams([...before, ['tag', 'menu']]);
const toFirstPage = without('page');

function Probe() {
  const { text, setText, change } = useAddressState('search', toFirstPage);
  const { search } = useLocation();
  const navigate = useNavigate();
  const buttons: Record<string, () => void> = {
    'Clear kind': () => change(without('kind')),
    'Clear kind, choose a tag': () => {
      change(without('kind'));
      change(withTag);
    },
    'Clear search': () => change(without('search')),
    'Choose a tag': () => change(withTag),
    'Step to a tag': () => change(withTag, { replace: false }),
    'Open a link': () => navigate('/list?search=door'),
    Back: () => navigate(-1),
  };
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{search}</output>
      {Object.entries(buttons).map(([name, press]) => (
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      ))}
    </>
  );
}

const open = (search = '') => renderPage(<Probe />, { at: { pathname: '/list', search } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText('Search');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const address = () => document.querySelector('output')?.textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('puts typed text into the address after a pause of 300 ms, and removes it with the text', () => {
  open('?page=4&kind=Url');
  type('do');
  pause(200);
  type('door');
  pause(299);
  expect(address()).toBe('?page=4&kind=Url');
  pause(1);
  expect(address()).toBe('?kind=Url&search=door');
  type('  ');
  pause(300);
  expect(address()).toBe('?kind=Url');
  expect(field()).toHaveValue('  ');
});

test('updates the field when the address changes while the page is open', () => {
  open('?search=menu');
  expect(field()).toHaveValue('menu');
  type('men');
  press('Open a link');
  expect(field()).toHaveValue('door');
  pause(300);
  expect(address()).toBe('?search=door');
});

test('keeps the typed text when a filter is chosen while the user is typing', () => {
  open();
  type('door');
  press('Choose a tag');
  expect(address()).toBe('?search=door&tag=menu');
  expect(field()).toHaveValue('door');
});

test('keeps a cleared filter cleared when the next one is chosen immediately', () => {
  open('?kind=Url');
  press('Clear kind, choose a tag');
  expect(address()).toBe('?tag=menu');
});

test('empties the field on a change that removes the search, and does not restore the typed text', () => {
  open('?search=menu');
  type('menus');
  press('Clear search');
  expect(field()).toHaveValue('');
  pause(300);
  expect(address()).toBe('');
});

test('skips typed and chosen values on Back, and returns to a step that was requested', () => {
  open('?kind=Url');
  press('Step to a tag');
  type('door');
  pause(300);
  press('Clear kind');
  expect(address()).toBe('?tag=menu&search=door');
  press('Back');
  expect(address()).toBe('?kind=Url');
  expect(field()).toHaveValue('');
});
