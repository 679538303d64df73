import { readCampaign, withCampaign } from './campaign';

test.each([
  ['https://a.de', 'https://a.de?utm_source=table%207'],
  ['https://a.de/b?x=1&y=%20#end', 'https://a.de/b?x=1&y=%20&utm_source=table%207#end'],
  ['HTTPS://A.de/?utm_source=old&x=1', 'HTTPS://A.de/?utm_source=table%207&x=1'],
])('adds a source to %s, and leaves everything else as typed', (typed, changed) => {
  expect(withCampaign(typed, 'utm_source', 'table 7')).toBe(changed);
  expect(readCampaign(changed, 'utm_source')).toBe('table 7');
});

test.each(['https://a.de', 'https://a.de/b?x=1&y=%20#end', 'https://a.de/#?utm_source=x'])(
  'restores %s when the fields are emptied again',
  (typed) => {
    const changed = withCampaign(withCampaign(typed, 'utm_source', 'a'), 'utm_medium', 'Müller 🎉');
    expect(readCampaign(changed, 'utm_medium')).toBe('Müller 🎉');
    expect(withCampaign(withCampaign(changed, 'utm_source', ''), 'utm_medium', '')).toBe(typed);
  },
);

test('reads a parameter of a typed address, and a broken parameter unchanged', () => {
  expect(readCampaign('https://a.de?utm_campaign=spring+sale', 'utm_campaign')).toBe('spring sale');
  expect(readCampaign('https://a.de?utm_campaign=50%', 'utm_campaign')).toBe('50%');
  expect(readCampaign('https://a.de?x=1', 'utm_campaign')).toBe('');
});
