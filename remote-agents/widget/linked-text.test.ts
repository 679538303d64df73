import { linkedText } from './linked-text';

function links(text: string): (string | null)[] {
  const holder = document.createElement('div');
  holder.append(linkedText(text));
  expect(holder.textContent).toBe(text);
  return [...holder.querySelectorAll('*')].map((node) => node.getAttribute('href'));
}

test('web and mail addresses in a reply can be followed', () => {
  expect(links('See https://a.example/x?y=1, or mailto:a@b.example.')).toEqual([
    'https://a.example/x?y=1',
    'mailto:a@b.example',
  ]);
  expect(links('(https://a.example/b_(c))')).toEqual(['https://a.example/b_(c)']);
  expect(links('(see http://a.example)')).toEqual(['http://a.example']);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  'xhttps://a.example',
])('%s stays text', (text) => {
  expect(links(text)).toEqual([]);
});
