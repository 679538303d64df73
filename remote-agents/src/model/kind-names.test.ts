import { kindNames } from './kind-names';

test.each([
  [['.pdf', '.html', '.htm', '.txt'], 'PDF, HTML, and text'],
  [['.docx', '.epub'], 'Word (DOCX) and EPUB'],
  [['.pdf'], 'PDF'],
])('names %j as %j', (documentKinds, words) => {
  expect(kindNames({ documentKinds })).toBe(words);
});
