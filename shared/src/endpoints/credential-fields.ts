/** The fields of a login. They are in a separate file, so that the first page loads no other fields. */
import * as v from 'valibot';

/** An email address, trimmed. */
export const emailField = v.pipe(
  v.string('Email is required'),
  v.trim(),
  v.minLength(1, 'Email is required'),
  v.maxLength(254, 'Email is too long: at most 254 characters.'),
  v.email('Enter an email address like name@example.com.'),
);

/** A password as typed; `passwordProblems` checks its strength. */
export const passwordField = v.pipe(
  v.string('Password is required'),
  v.minLength(1, 'Password is required'),
  v.maxLength(1000, 'Password is too long: at most 1000 characters.'),
);
