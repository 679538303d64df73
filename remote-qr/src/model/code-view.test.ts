import { type CodeView, readView, writeView } from './code-view';

const VIEW: CodeView = { search: 'a&b', kind: 'Whatsapp', tag: 'Summer 2027', changeable: 'no', sort: 'scans' };

test('writes a view into an address and reads it back', () => {
  const address = writeView(new URLSearchParams('tab=x'), VIEW);
  expect(address.get('tab')).toBe('x');
  expect(readView(new URLSearchParams(address.toString()))).toEqual(VIEW);
});

test('leaves defaults out of the address', () => {
  const address = writeView(new URLSearchParams('tag=x&search=y&sort=name'), {
    search: ' ',
    tag: null,
    sort: 'newest',
  });
  expect(address.toString()).toBe('');
});

test('ignores unknown values in an address, and lists everything', () => {
  const view = readView(new URLSearchParams('kind=fax&changeable=maybe&sort=color&tag=%20'));
  expect(view).toEqual({ search: '', kind: null, tag: null, changeable: null, sort: 'newest' });
});
