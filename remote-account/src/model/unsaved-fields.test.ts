import { unsavedFields } from './unsaved-fields';

const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

test.each([
  [ada, []],
  [{ ...ada, email: 'ADA@example.com' }, []],
  [{ ...ada, firstName: 'Augusta' }, ['First Name']],
  [{ ...ada, firstName: '', lastName: '' }, ['First Name', 'Last Name']],
  [{ ...ada, email: 'bob@example.com' }, ['Email']],
])('a profile that is read back as %j was not saved in %j', (read, labels) => {
  expect(unsavedFields(ada, read)).toEqual(labels);
});
