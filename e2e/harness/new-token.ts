import { PASSWORD } from './sign-up';

/** Registers an owner with the server at `url` and returns her session token. */
export async function newToken(url: string): Promise<string> {
  const person = { email: `ops-${Date.now()}@example.com`, password: PASSWORD };
  const post = (address: string, body: object) =>
    fetch(url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const names = { firstName: 'Grace', lastName: 'Hopper', organization: 'Ops' };
  await post('/api/authentication/register', { ...person, ...names });
  const answer = await post('/api/authentication/login', person);
  return ((await answer.json()) as { token: string }).token;
}
