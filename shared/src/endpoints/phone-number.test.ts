import { checkPhoneNumber } from './phone-number';

test.each([
  ['+49 151 23456789', '4915123456789'],
  ['0049 (151) 234-567.89', '4915123456789'],
  ['whatsapp:+14155550123', '14155550123'],
  ['\u202a+44\u00a07911\u00a0123456\u202c', '447911123456'],
  ['1234567', '1234567'],
])('encodes %s as %s', (typed, digits) => {
  expect(checkPhoneNumber(typed)).toEqual({ ok: true, digits });
});

test('asks about an ambiguous 0 in parentheses instead of dropping it', () => {
  expect(checkPhoneNumber('+49 (0) 151-2345678')).toEqual({
    ok: false,
    problem: 'With the country code, leave out the 0 in brackets.',
    suggestion: '+49 151-2345678',
  });
});

test.each([
  ['', 'Number is required.'],
  ['0151 2345678', 'Begin with the country code in place of the first 0, such as 49 for Germany or 44 for Britain.'],
  ['call me', 'A phone number has only digits, with + or 00 before the country code.'],
  ['+49+151234567', 'A phone number has only digits, with + or 00 before the country code.'],
  ['+49 151', 'With its country code a phone number has 7 to 15 digits; this one has 5.'],
  ['1234567890123456', 'With its country code a phone number has 7 to 15 digits; this one has 16.'],
])('refuses %j: %s', (typed, problem) => {
  expect(checkPhoneNumber(typed)).toMatchObject({ ok: false, problem });
});
