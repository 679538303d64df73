import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { PLAIN_STYLE } from '../model/qr-style';
import { leastCm, PrintMockups } from './PrintMockups';

const show = (text: string, name: string) => renderPage(<PrintMockups text={text} style={PLAIN_STYLE} name={name} />);

test('shows the code on a table stand, a door sign and a receipt, with the size that each needs', () => {
  show('https://example.com/menu', 'Menu');
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
    'Table stand with the code “Menu”',
    'Door sign with the code “Menu”',
    'Receipt with the code “Menu”',
  ]);
  const words = screen.getAllByRole('listitem').map(({ children }) => [...children].map((part) => part.textContent));
  expect(words.map(([, ...shown]) => shown)).toEqual([
    ['Table stand', '5 cm or more'],
    ['Door sign', '10 cm or more'],
    ['Receipt', '2.5 cm or more'],
  ]);
});

test('prints a name of normal length in full', () => {
  show('https://example.com', 'Breakfast menu');
  expect(screen.getAllByText('Breakfast menu')).toHaveLength(3);
});

test('cuts off a name that does not fit on a sign', () => {
  show('https://example.com', 'A name that is much longer than a sign');
  expect(screen.getAllByText(/^A name that is mu?c?h?…$/)).toHaveLength(3);
});

test('asks for more room for a dense code, in steps of half a centimeter', () => {
  expect(leastCm({ mm: 25, distance: 1 }, 31)).toBe(3.5);
  expect(leastCm({ mm: 50, distance: 2 }, 31)).toBe(6.5);
});

test('shows nothing for a text that is too long for any code', () => {
  show('x'.repeat(4000), 'Long');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
