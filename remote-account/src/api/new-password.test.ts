import { readResetLink } from './new-password';

test.each([
  ['?token=a%2Bb%2Fc%3D%3D&email=ada%40example.com', 'a+b/c==', 'ada@example.com'],
  ['?token=a+b/c==&email=ada+news@example.com', 'a+b/c==', 'ada+news@example.com'],
  ['?email=ada@example.com&token=50%25', '50%', 'ada@example.com'],
  ['?token=50%&email=a%zz', '50%', 'a%zz'],
  ['?token=%E4&email=', '%E4', ''],
  ['', '', ''],
])('%s contains the token %s for %s', (search, token, email) => {
  expect(readResetLink(search)).toEqual({ token, email });
});
