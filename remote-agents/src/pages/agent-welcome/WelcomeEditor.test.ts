import * as v from 'valibot';
import { linkAddressSchema } from './WelcomeEditor';

const read = (address: string) => {
  const checked = v.safeParse(linkAddressSchema, { address });
  return checked.success ? checked.output.address : checked.issues[0].message;
};

test.each([
  [' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
  ['example.com', 'https://example.com'],
  ['localhost:8080', 'https://localhost:8080'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
  ['', ''],
])('turns %j into a link to %j', (typed, address) => {
  expect(read(typed)).toBe(address);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'mailto:nobody', 'https://'])(
  'refuses %j',
  (typed) => {
    expect(read(typed)).toBe('Enter an address like https://example.com.');
  },
);
