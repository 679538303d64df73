import * as v from 'valibot';
import { allowedSitesSchema } from './AllowedSitesCard';

const read = (sites: string) => v.safeParse(allowedSitesSchema, { sites });

test('reads one site per line, and normalizes each to the origin that browsers send', () => {
  const typed = ' https://Shop.Example/ \n\nhttp://localhost:3000, https://shop.example:443\nhttps://münchen.example';
  expect(read(typed).output).toEqual({
    sites: ['https://shop.example', 'http://localhost:3000', 'https://xn--mnchen-3ya.example'],
  });
  expect(read('').output).toEqual({ sites: [] });
});

test.each([
  'shop.example',
  'https://shop.example/about',
  'ftp://shop.example',
  'https://*.example',
  'https://u:p@x.example',
  'null',
])('explains that %s is not a site', (site) => {
  const { issues } = read(`https://good.example\n${site}`);
  expect(issues?.map(({ message }) => message)).toEqual([
    `“${site}” is not the address of a site. Write it like https://www.example.com.`,
  ]);
});
