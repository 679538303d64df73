import { errorMessages } from './call';

test.each<[unknown, string[]]>([
  ['Too long.', ['Too long.']],
  [
    ['Too short.', 'No digit.'],
    ['Too short.', 'No digit.'],
  ],
  [{ message: 'Too long.' }, ['Too long.']],
  [{ Message: 'Too long.' }, ['Too long.']],
  [{ detail: 'The name is taken.' }, ['The name is taken.']],
  [{ error: 'The name is taken.' }, ['The name is taken.']],
  [{ error: { message: 'The name is taken.' } }, ['The name is taken.']],
  [{ detail: [{ message: 'Too short.' }, { message: 'No digit.' }] }, ['Too short.', 'No digit.']],
  [{ title: 'Bad Request', status: 400, detail: 'The name is taken.' }, ['The name is taken.']],
  [{ title: 'Bad Request', status: 400, error: 'The name is taken.' }, ['The name is taken.']],
  [{ title: 'Bad Request', status: 400 }, ['Bad Request']],
  [{ description: 'The name is taken.', detail: 'See the manual.' }, ['The name is taken.']],
  [{ errors: ['Too short.', 'No digit.'], title: 'Bad Request' }, ['Too short.', 'No digit.']],
  [' Too long. ', ['Too long.']],
  ['a'.repeat(999), ['a'.repeat(999)]],
  [{ message: '', error: 'The name is taken.' }, ['The name is taken.']],
])('reads the messages in %j as %j', (body, sentences) => {
  expect(errorMessages(body)).toEqual(sentences);
});

test.each([
  [null],
  [7],
  [{}],
  [[]],
  [' '],
  ['a'.repeat(1000)],
  ['<!doctype html><title>502</title>'],
  [{ detail: 502, error: true }],
])('returns no message for %j', (body) => {
  expect(errorMessages(body)).toEqual([]);
});
