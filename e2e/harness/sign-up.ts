import type { Page } from '@playwright/test';

export const PASSWORD = 'Correct-horse-7';

let people = 0;

/** Registers a new owner through the pages and logs her in; ends on the dashboard. Returns her email. */
export async function signUp(page: Page): Promise<string> {
  people += 1;
  const email = `owner${people}-${Date.now()}@example.com`;
  await page.goto('/register');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByLabel('Organization Name').fill('Analytical Bakery');
  await page.getByRole('button', { name: 'Register' }).click();
  await logIn(page, email);
  return email;
}

/** Waits for the login page and logs in; ends on the dashboard. */
export async function logIn(page: Page, email: string): Promise<void> {
  // The previous page is shown until this page's code has loaded, and has fields with the same labels.
  await page.getByRole('heading', { name: 'Login', exact: true }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin');
}

export interface RegisteredOwner {
  readonly email: string;
  readonly token: string;
  /**
   * The cookie by which the server recognizes the browser of somebody who signed in before; on a server without this
   * cookie, the name is ''.
   */
  readonly cookie: { readonly name: string; readonly value: string };
}

/** Registers an owner with the server at `url`, without a page. */
export async function registerOwner(url: string): Promise<RegisteredOwner> {
  people += 1;
  const email = `owner${people}-${Date.now()}@example.com`;
  const post = (address: string, body: object) =>
    fetch(url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const names = { firstName: 'Ada', lastName: 'Lovelace', organization: 'Analytical Bakery' };
  await post('/api/authentication/register', { email, password: PASSWORD, ...names });
  const answer = await post('/api/authentication/login', { email, password: PASSWORD });
  const [cookie = ''] = answer.headers.getSetCookie();
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  return { email, token: ((await answer.json()) as { token: string }).token, cookie: { name, value } };
}
