import { unsavedFields } from './unsaved-fields';

const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

test.each([
  [ada, []],
  [{ ...ada, email: 'ADA@example.com' }, []],
  [{ ...ada, firstName: 'Augusta' }, ['First Name']],
  [{ ...ada, firstName: '', lastName: '' }, ['First Name', 'Last Name']],
  [{ ...ada, email: 'bob@example.com' }, ['Email']],
])('reports for a profile read back as %j that %j was not saved', (read, labels) => {
  expect(unsavedFields(ada, read)).toEqual(labels);
});
