import { encodedText } from '../qr-content';

const EMPTY = { firstName: '', lastName: '', company: '', phone: '', email: '', website: '' };
const card = (fields: Partial<typeof EMPTY>) =>
  encodedText({ type: 'Contact', payload: { ...EMPTY, ...fields } }).split('\r\n');

test('writes name, company, number, email and website of a contact', () => {
  const fields = {
    firstName: 'Ada',
    lastName: 'Byron',
    company: 'Engines',
    phone: '+441234567890',
    email: 'ada@example.com',
    website: 'https://example.com/?a=1,2;3',
  };
  expect(card(fields)).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Byron;Ada;;;',
    'FN:Ada Byron',
    'ORG:Engines',
    'TEL:+441234567890',
    'EMAIL:ada@example.com',
    'URL:https://example.com/?a=1,2;3',
    'END:VCARD',
  ]);
});

test('shows a company without a contact person under the company name', () => {
  expect(card({ company: 'Café; "Zum, Löwen"' })).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:Café\\; "Zum\\, Löwen"',
    'ORG:Café\\; "Zum\\, Löwen"',
    'END:VCARD',
  ]);
});

test('escapes backslashes and line breaks, and folds long lines', () => {
  const lines = card({ firstName: 'A\\B\nC', lastName: 'ü'.repeat(60) });
  expect(lines[2]).toBe(`N:${'ü'.repeat(36)}`);
  expect(lines[3]).toBe(` ${'ü'.repeat(24)};A\\\\B\\nC;;;`);
});
