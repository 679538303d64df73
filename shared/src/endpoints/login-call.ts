/**
 * The code that a page needs to sign in, without a schema library, which would make up half of the first page's own
 * code.
 */
import type { GenericSchema } from 'valibot';
import type { Endpoint } from './endpoint';
import { isBlank } from './visible-text';

/** The call without its schemas, which `login` adds for the server. */
export const LOGIN = { method: 'POST', path: '/api/authentication/login', auth: 'none', query: [] } as const;

type Issue = { readonly message: string; readonly path?: readonly string[] };

/** A schema with only the interface that all schema libraries share (standardschema.dev). */
function schemaOf<Input, Output>(
  validate: (input: Input) => { readonly value: Output } | { readonly issues: readonly Issue[] },
): GenericSchema<Input, Output> {
  return { '~standard': { version: 1, vendor: 'frontdesk', validate } } as unknown as GenericSchema<Input, Output>;
}

type Credentials = Readonly<Record<'email' | 'password', string>>;

/** Requires email and password. The server checks whether they are correct. */
export const credentialsSchema = schemaOf<Credentials, Credentials>(({ email, password }) => {
  const issues = [
    ...(isBlank(email) ? [{ message: 'Email is required', path: ['email'] }] : []),
    ...(password === '' ? [{ message: 'Password is required', path: ['password'] }] : []),
  ];
  return issues.length > 0 ? { issues } : { value: { email: email.trim(), password } };
});

/** Signs in from a page. Returns the session's token; 401 when email or password is wrong. */
export const logInCall: Endpoint<GenericSchema<Credentials>, GenericSchema<unknown, { readonly token: string }>> = {
  ...LOGIN,
  request: credentialsSchema,
  response: schemaOf<unknown, { readonly token: string }>((answer) => {
    const { token } = Object(answer) as { readonly token?: unknown };
    return typeof token === 'string' && token !== '' ? { value: { token } } : { issues: [{ message: 'No token.' }] };
  }),
};
