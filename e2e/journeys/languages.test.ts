import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { inFull, test } from '../harness/journey';
import { makePdf } from '../harness/make-pdf';
import { PASSWORD, registerOwner } from '../harness/sign-up';
import { startStaticSite } from '../harness/static-site';

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const GERMAN = { locale: 'de-AT' } as const;

test('the main job in German, from the registration to a saved code', inFull(), async ({ site, newTab }) => {
  const { page } = await newTab(site.url, GERMAN);
  await page.goto('/register');
  await title(page, 'Registrieren');
  const email = `anna${Date.now()}@example.com`;
  for (const [label, value] of [
    ['Vorname', 'Anna'],
    ['Nachname', 'Berg'],
    ['E-Mail-Adresse', email],
    ['Passwort', PASSWORD],
    ['Passwort bestätigen', PASSWORD],
    ['Name der Organisation', 'Hotel Berg'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await title(page, 'Anmelden');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/admin');

  await page.getByRole('navigation').getByRole('link', { name: 'Meine Agenten' }).click();
  await title(page, 'Meine Agenten');
  await page.getByRole('link', { name: 'Neuer Agent' }).first().click();
  await page.getByLabel('Name des Agenten').fill('Empfang');
  await page.getByLabel('Beschreibung').fill('Beantwortet Fragen zum Hotel.');
  await page.getByRole('button', { name: 'Agent hinzufügen' }).click();
  await page.getByText('Der Agent wurde erstellt.').waitFor();
  await page.getByRole('link', { name: 'Empfang', exact: true }).click();
  await page.getByRole('tab', { name: 'Client' }).click();
  await page.getByRole('button', { name: 'Neues Secret erzeugen' }).click();
  await page.getByRole('button', { name: 'Client-Secret kopieren' }).waitFor();
  await page.getByRole('tab', { name: 'Dokumente' }).click();
  const pdf = await makePdf([
    'Das Frühstück gibt es von 7 bis 10 Uhr im Wintergarten. Hunde sind im Garten willkommen.',
  ]);
  await page.locator('input[type=file]').setInputFiles({ name: 'hotel.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByText('Bereit', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Chat-Test' }).click();
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Wann gibt es Frühstück?');
  await page.keyboard.press('Enter');
  await page
    .getByRole('log')
    .getByText(/von 7 bis 10 Uhr/)
    .first()
    .waitFor();

  await page.goto('/QrWifiCodeGen');
  await title(page, 'QR-Code: WLAN');
  await page.getByRole('button', { name: 'QR-Code erstellen' }).click();
  await page.getByText('Der Netzwerkname fehlt.').first().waitFor();

  // The server answers in the same language, and has stored it with the account.
  await page.goto('/notifications');
  await page.getByText('Dokument ist bereit').first().waitFor();
  await page.goto('/MyProfile');
  await expect(page.getByLabel('Sprache')).toHaveValue('de');
});

test('before a login the language of the browser is used, and a page loads only that language', async ({
  site,
  newTab,
}) => {
  for (const [locale, lang, heading] of [
    ['de-CH', 'de', 'Anmelden'],
    ['en-GB', 'en', 'Login'],
    ['ja-JP', 'en', 'Login'],
  ] as const) {
    const { page } = await newTab(site.url, { locale });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/login');
    await title(page, heading);
    assert.equal(await languageOf(page), lang);
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    const other = lang === 'de' ? 'Forgot your password' : 'Passwort vergessen';
    assert.equal(texts.filter((text) => text.includes(other)).length, 0, `${locale} loads no other language`);
  }
});

test(
  'choosing a language in MyProfile keeps what was typed, and the account stores the language',
  inFull(),
  async ({ newOwner, newTab, site }) => {
    const { page, email } = await newOwner();
    await page.goto('/MyProfile');
    await page.getByLabel('First Name').fill('Augusta');
    await page.getByLabel('Language').selectOption('Deutsch');
    await title(page, 'Mein Profil');
    assert.equal(await languageOf(page), 'de');
    await expect(page.getByLabel('Vorname')).toHaveValue('Augusta');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByText('Profil gespeichert.').waitFor();

    // Another browser, in English: after the login it uses the account's language.
    const { page: other } = await newTab(site.url);
    await other.goto('/login');
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: 'Login' }).click();
    await other.getByRole('link', { name: 'Meine Agenten' }).first().waitFor();
    assert.equal(await languageOf(other), 'de');
  },
);

test('a site whose server always sends the English page also shows German', async ({ site, newTab }) => {
  const statics = await startStaticSite({ api: site.url });
  const { page } = await newTab(statics.url, GERMAN);
  await page.goto('/login');
  await title(page, 'Anmelden');
  assert.equal(await languageOf(page), 'de');
  // An open page would report that the server is down.
  await page.goto('about:blank');
  await statics.end();
});

test('a remote without the language shows English words in a German site', async ({ site, newTab }) => {
  const statics = await startStaticSite({ api: site.url });
  await statics.editRegistry((remotes) =>
    // No list of translations contains this address.
    remotes.map((remote) =>
      remote.name === 'qr' ? { ...remote, entry: `${remote.entry}?old`, integrity: undefined } : remote,
    ),
  );
  const { token } = await registerOwner(site.url);
  const { page } = await newTab(statics.url, { ...GERMAN, token });
  await page.goto('/MyQr');
  await title(page, 'My Qr');
  const navigation = page.getByRole('navigation').first();
  await navigation.getByRole('link', { name: 'Meine Agenten' }).waitFor();
  await navigation.getByRole('link', { name: 'My Qr' }).waitFor();
  // An open page would report that the server is down.
  await page.goto('about:blank');
  await statics.end();
});

test('the English page is shown, complete, when the German page is missing', async ({ site, newTab }) => {
  const statics = await startStaticSite({ api: site.url });
  statics.break(/index\.de\.html/, 'missing');
  const { page, complaints } = await newTab(statics.url, GERMAN);
  await page.goto('/login');
  await title(page, 'Login');
  assert.equal(await languageOf(page), 'en');
  await page.goto('/register');
  await title(page, 'Register');
  assert.deepEqual(
    statics.asked.filter((address) => address.includes('remotes.de')),
    [],
  );
  // Each tab tries once.
  assert.equal(statics.asked.filter((address) => address.includes('index.de')).length, 1);
  assert.match(complaints.splice(0).join(), /404/);
  await page.goto('about:blank');
  await statics.end();
});
