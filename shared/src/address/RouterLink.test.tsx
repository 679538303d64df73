import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RouterLink, type RouterLinkProps } from './RouterLink';

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

/** Renders a link, and returns whether the page handles a click on it. */
function clickOn(props: RouterLinkProps, click: object = {}): boolean {
  render(
    <MemoryRouter initialEntries={['/agent']}>
      <RouterLink {...props}>Open</RouterLink>
      <Here />
    </MemoryRouter>,
  );
  return !fireEvent.click(screen.getByRole('link', { name: 'Open' }), { button: 0, ...click });
}

const here = () => screen.getByRole('status').textContent;

test('opens a page with its state, without loading the document', () => {
  expect(clickOn({ to: '/MyQr?page=2', state: { from: 'here' } })).toBe(true);
  expect(here()).toBe('/MyQr?page=2 {"from":"here"}');
});

test('accepts an object, and an address relative to the page', () => {
  clickOn({ to: { search: '?tab=chat' } });
  expect(here()).toBe('/agent?tab=chat null');
});

test.each([
  ['with the control key', { to: '/MyQr' }, { ctrlKey: true }],
  ['with the middle button', { to: '/MyQr' }, { button: 1 }],
  ['into another tab', { to: '/MyQr', target: '_blank' }, {}],
  ['on a document that loads anew', { to: '/MyQr', reloadDocument: true }, {}],
  ['on a web address', { to: 'https://example.com/' }, {}],
  ['on a mail address', { to: 'mailto:desk@example.com' }, {}],
] as const)('leaves a click %s to the browser', (_, props, click) => {
  // jsdom cannot leave the page, and logs that.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(clickOn(props, click)).toBe(false);
  expect(here()).toBe('/agent null');
});

test('keeps a web address unchanged', () => {
  clickOn({ to: 'https://example.com/a?b#c' }, { ctrlKey: true });
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/a?b#c');
});

test('does not open a page when the click was handled', () => {
  clickOn({ to: '/MyQr', onClick: (event) => event.preventDefault() });
  expect(here()).toBe('/agent null');
});

test('passes its element to a ref', () => {
  const ref = createRef<HTMLAnchorElement>();
  clickOn({ to: '/MyQr', ref });
  expect(ref.current).toHaveAttribute('href', '/MyQr');
});
