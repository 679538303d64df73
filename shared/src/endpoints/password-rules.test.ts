import { passwordProblems } from './password-rules';

test('accepts a password that meets every rule', () => {
  expect(passwordProblems('Correct-horse-7')).toEqual([]);
});

test('lists all failing rules together, in the words of the spec', () => {
  expect(passwordProblems('')).toEqual([
    'Passwords must be at least 10 characters.',
    "Passwords must have at least one digit ('0'-'9').",
    "Passwords must have at least one uppercase letter ('A'-'Z').",
    "Passwords must have at least one lowercase letter ('a'-'z').",
    'Passwords must have at least one non-alphanumeric character.',
  ]);
});

test.each([
  ['Aa1!aaaaa', 'Passwords must be at least 10 characters.'],
  ['Aaaaaaaaa!', "Passwords must have at least one digit ('0'-'9')."],
  ['aaaaaaaa1!', "Passwords must have at least one uppercase letter ('A'-'Z')."],
  ['AAAAAAAA1!', "Passwords must have at least one lowercase letter ('a'-'z')."],
  ['Aaaaaaaaa1', 'Passwords must have at least one non-alphanumeric character.'],
])('%s breaks only one rule', (password, message) => {
  expect(passwordProblems(password)).toEqual([message]);
});
