import * as v from 'valibot';
import { passwordMatch, profileSchema, unsavedFields } from './profile';

test.each([
  ['', '', null],
  ['secret', 'secret', 'OK'],
  ['secret', 'sec', 'Wrong'],
  ['secret', 'xyz', 'Wrong'],
  ['secret', 'secrex', 'The password does not match'],
  ['secret', 'secrets', 'The password does not match'],
  ['', 'x', 'The password does not match'],
])('%j repeated as %j shows %j', (password, repeated, word) => {
  expect(passwordMatch(password, repeated)).toBe(word);
});

const person = { firstName: 'Ada', lastName: 'L', email: 'ada@example.com' };

test('accepts an empty password twice, which leaves the password unchanged', () => {
  expect(v.is(profileSchema(person), { ...person, password: '', repeatPassword: '' })).toBe(true);
});

test('requires that a new password meets the rules and is repeated', () => {
  const { issues } = v.safeParse(profileSchema(person), { ...person, password: 'short', repeatPassword: 'other' });
  expect(issues?.map(({ message }) => message)).toContain('Passwords must be at least 10 characters.');
  expect(issues?.map(({ message }) => message)).toContain('The password does not match');
});

const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

test.each([
  [ada, []],
  [{ ...ada, email: 'ADA@example.com' }, []],
  [{ ...ada, lastName: '\u202aLovelace\u202c' }, []],
  [{ ...ada, firstName: 'Augusta' }, ['First Name']],
  [{ ...ada, firstName: '', lastName: '' }, ['First Name', 'Last Name']],
  [{ ...ada, email: 'bob@example.com' }, ['Email']],
])('compares with a profile read back as %j and reports %j as not saved', (read, labels) => {
  expect(unsavedFields(ada, read)).toEqual(labels);
});
