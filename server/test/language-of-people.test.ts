import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { forgotPassword, login, register } from '@frontdesk/shared/endpoints/authentication';
import { createBot, deleteBot, getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { askForPerson } from '@frontdesk/shared/endpoints/chat';
import { setLinkRules } from '@frontdesk/shared/endpoints/link-rules';
import { getNotificationsPage } from '@frontdesk/shared/endpoints/list-page';
import { setMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { joinOrganization, sendInvitation } from '@frontdesk/shared/endpoints/people';
import { createShortLink } from '@frontdesk/shared/endpoints/short-link';
import { getLoggedUser, setLanguage } from '@frontdesk/shared/endpoints/user';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { PASSWORD } from './support/api-client';
import { CHAT_OPTIONS } from './support/desk';
import { hubClient, listen, received } from './support/hub-client';
import { mailTo } from './support/mail';
import { addMember } from './support/people';
import { onOneDatabase } from './support/test-app';
import { until } from './support/until';

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
const FRENCH = { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.5' };
const PERSON = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Owner', organization: 'Example Ltd' };

describe("An account's language", () => {
  onOneDatabase('sqlite', (test) => {
    it('is the preferred language of the browser that registered, or else unknown', async () => {
      const german = await test.visitor.as(GERMAN).signUp();
      assert.equal((await german.call(getLoggedUser, {})).language, 'de');
      const french = await test.visitor.as({ 'accept-language': 'fr-CA' }).signUp();
      assert.equal((await french.call(getLoggedUser, {})).language, 'fr');
      const english = await test.visitor.as({ 'accept-language': 'en-GB' }).signUp();
      assert.equal((await english.call(getLoggedUser, {})).language, 'en');
      for (const headers of [{}, { 'accept-language': 'ja' }]) {
        const other = await test.visitor.as(headers as Record<string, string>).signUp();
        assert.equal((await other.call(getLoggedUser, {})).language, null);
      }
    });

    it('is the preferred language of the browser that joined', async () => {
      const owner = await test.visitor.signUp();
      const { link } = await owner.call(sendInvitation, { email: `guest-${randomUUID()}@example.com` });
      const token = new URL(link ?? '').searchParams.get('token') ?? '';
      const names = { firstName: 'Grace', lastName: 'Hopper', password: PASSWORD };
      const joined = await test.visitor.as(GERMAN).call(joinOrganization, { token, ...names });
      const member = test.visitor.as({ authorization: `Bearer ${joined.token}` });
      assert.equal((await member.call(getLoggedUser, {})).language, 'de');
      assert.equal((await owner.call(getLoggedUser, {})).language, null);
    });

    it('can be changed to a language of the dashboard, and to no other', async () => {
      const owner = await test.visitor.signUp();
      await owner.call(setLanguage, { language: 'de' });
      assert.equal((await owner.call(getLoggedUser, {})).language, 'de');
      for (const language of ['ja', '', 7, 'DE', undefined]) {
        const message = await owner.refused(400, setLanguage, { language });
        assert.match(message, /^Choose a language of the dashboard: en, de/);
      }
      assert.equal((await owner.call(getLoggedUser, {})).language, 'de');
      await owner.call(setLanguage, { language: null });
      assert.equal((await owner.call(getLoggedUser, {})).language, null);
      await test.visitor.refused(401, setLanguage, { language: 'de' });
    });
  });
});

describe('What the server answers', () => {
  onOneDatabase('sqlite', (test) => {
    const german = () => test.visitor.as(GERMAN);

    it('is in the language of the request, with the same codes and reasons', async () => {
      const wrong = { email: 'nobody@example.com', password: 'wrong' };
      const english = await test.visitor.send(login, wrong);
      const answer = await german().send(login, wrong);
      assert.deepEqual(answer.json(), { message: 'E-Mail-Adresse oder Passwort ist falsch.' });
      assert.deepEqual(english.json(), { message: 'Email or password is wrong.' });
      assert.equal(answer.statusCode, english.statusCode);
      assert.equal(answer.headers['content-language'], 'de');
      assert.equal(english.headers['content-language'], undefined);
      const french = await test.visitor.as(FRENCH).send(login, wrong);
      assert.deepEqual(french.json(), { message: 'L’adresse e-mail ou le mot de passe est incorrect.' });
      assert.equal(french.headers['content-language'], 'fr');
      for (const { headers } of [answer, english, french]) assert.match(String(headers['vary']), /accept-language/);

      const owner = await test.visitor.signUp();
      const member = await addMember(test, owner);
      const refused = await member.as(GERMAN).send(sendInvitation, { email: 'a@example.com' });
      assert.deepEqual(refused.json(), {
        message: 'Das dürfen nur Inhaber der Organisation.',
        reason: 'owner-only',
      });
    });

    it('is in German for input that a schema refuses, including the names of fields', async () => {
      const owner = (await test.visitor.signUp()).as(GERMAN);
      assert.equal(await owner.refused(400, createBot, { name: ' ', description: 'x' }), 'Name fehlt.');
      assert.equal(
        await owner.refused(400, createBot, { name: 'x'.repeat(300), description: '' }),
        'Name ist zu lang: höchstens 200 Zeichen. Beschreibung fehlt.',
      );
      assert.equal(
        await owner.as(FRENCH).refused(400, createBot, { name: 'x'.repeat(300), description: '' }),
        'Nom\u202F: 200 caractères au maximum. Description\u202F: ce champ est obligatoire.',
      );
      assert.equal(await owner.refused(404, getBot, { botId: randomUUID() }), 'Diesen Agenten gibt es nicht.');
    });

    it('lists in German everything that is wrong with a registration', async () => {
      const answer = await german().send(register, { ...PERSON, password: 'a' });
      assert.deepEqual(answer.json(), [
        'Passwörter brauchen mindestens 10 Zeichen.',
        'Passwörter brauchen mindestens eine Ziffer (0–9).',
        'Passwörter brauchen mindestens einen Großbuchstaben (A–Z).',
        'Passwörter brauchen mindestens ein Zeichen, das weder Buchstabe noch Ziffer ist.',
      ]);
    });

    it('is in German for requests that no route handles', async () => {
      const inject = (url: string, payload?: string) =>
        test.app.inject({
          method: 'POST',
          url,
          headers: { ...GERMAN, 'content-type': 'application/json' },
          ...(payload !== undefined && { payload }),
        });
      assert.equal((await inject('/api/nothing')).json().message, 'Unter dieser Adresse gibt es nichts.');
      assert.equal(
        (await inject('/api/authentication/login', '{')).json().message,
        'Die Anfrage ist nicht lesbar: Sie muss gültiges JSON sein.',
      );
      const large = await inject('/api/authentication/login', JSON.stringify({ email: 'x'.repeat(40_000) }));
      assert.equal(large.json().message, 'Die Anfrage ist zu groß: höchstens 32 kB.');
    });
  });
});

describe('The pages of codes', () => {
  onOneDatabase('sqlite', (test) => {
    const open = (url: string, language: string) =>
      test.app.inject({ url, headers: { 'accept-language': language }, remoteAddress: '10.9.0.1' });

    it("say in the phone's language why a code does not work", async () => {
      const german = await open('/r/unknown2', 'de-CH');
      assert.equal(german.statusCode, 404);
      assert.match(german.body, /<html lang="de">[\s\S]*<h1>Diesen Code gibt es nicht\.<\/h1>/);
      assert.match(german.body, /<p>Prüfen Sie die Adresse, oder scannen Sie den Code noch einmal\.<\/p>/);
      assert.equal(german.headers['vary'], 'accept-language');
      const french = await open('/r/unknown2', 'fr-CA');
      assert.match(french.body, /<html lang="fr">[\s\S]*<h1>Ce code est inconnu\.<\/h1>/);
      const english = await open('/r/unknown2', 'en');
      assert.match(english.body, /<html lang="en">[\s\S]*<h1>This code is unknown\.<\/h1>/);
    });

    it('never translate what the owner typed', async () => {
      const owner = await test.visitor.signUp();
      const typed = {
        Type: 'Sms',
        number: '+4369912345678',
        message: 'Please try again later.',
        Name: 'Open',
      } as const;
      const { slug } = await owner.call(createShortLink, typed);
      const { body } = await open(`/r/${slug}`, 'de');
      assert.match(
        body,
        /<h1>\+4369912345678<\/h1>\n<p class="text">Please try again later\.<\/p><a [^>]*>SMS schreiben<\/a>/,
      );
    });

    it("ask for a password and show a text in the phone's language", async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await owner.call(createShortLink, { Type: 'Text', text: 'Contact', Name: 'Text' });
      // Requests the same answer in each language, one after the other.
      for (const [language, title] of [
        ['de', 'Nachricht'],
        ['en', 'Message'],
        ['fr', 'Message'],
        ['de', 'Nachricht'],
      ] as const) {
        const { body } = await open(`/r/${slug}`, language);
        assert.match(
          body,
          new RegExp(`<html lang="${language}">[\\s\\S]*<h1>${title}</h1>\\n<p class="text">Contact</p>`),
        );
      }
      await owner.call(setLinkRules, { id, rules: [], password: 'open sesame' });
      const asked = await open(`/r/${slug}`, 'de');
      assert.match(asked.body, /<h1>Dieser Code braucht ein Passwort\.<\/h1>[\s\S]*>Passwort<[\s\S]*<button>Öffnen</);
      const wrong = await test.app.inject({
        method: 'POST',
        url: `/r/${slug}`,
        headers: { 'accept-language': 'de', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'password=wrong',
      });
      assert.equal(wrong.statusCode, 403);
      assert.match(wrong.body, /Dieses Passwort ist nicht richtig\. Prüfen Sie es, und versuchen Sie es noch einmal\./);
    });
  });
});

/** Decodes quoted-printable, in which emails encode letters beyond ASCII. */
const readable = (mail: string) => {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

describe('Emails', () => {
  onOneDatabase('sqlite', (test) => {
    it("are in the account's language, and invitations in that of the inviting person", async () => {
      const owner = await test.visitor.as(GERMAN).signUp();
      // The email may have been requested from another browser.
      await test.visitor.call(forgotPassword, {
        email: owner.email,
        clientURI: 'http://localhost/admin/reset_password',
      });
      const recovery = readable(await mailTo(test.config.dataDir, owner.email));
      assert.match(recovery, /^Subject: Ein neues Passwort für Frontdesk|^Subject: =\?UTF-8\?/m);
      assert.match(recovery, /Der Link gilt eine Stunde lang und nur einmal\./);

      const guest = `guest-${randomUUID()}@example.com`;
      await test.visitor
        .as({ authorization: owner.headers['authorization'] ?? '' })
        .call(sendInvitation, { email: guest });
      assert.match(
        readable(await mailTo(test.config.dataDir, guest)),
        /Ada Owner lädt Sie zu Example Ltd auf Frontdesk ein\./,
      );

      await owner.call(setLanguage, { language: 'fr' });
      await owner.call(sendInvitation, { email: guest });
      assert.match(
        readable(await mailTo(test.config.dataDir, guest, 2)),
        /Ada Owner vous invite à rejoindre Example Ltd sur Frontdesk\./,
      );
      await owner.call(setLanguage, { language: 'en' });
      await owner.call(sendInvitation, { email: guest });
      assert.match(readable(await mailTo(test.config.dataDir, guest, 3)), /Ada Owner invites you to Example Ltd/);
    });

    it('about visitors use the language of each recipient', async () => {
      const owner = await test.visitor.as(GERMAN).signUp();
      const member = await addMember(test, owner);
      for (const person of [owner, member]) await person.call(setMailAlerts, { mail: 'person' });
      const id = await createAgent(owner, 'Rosa');
      await owner.call(updateBot, { id, name: 'Rosa', description: 'x', enabled: true, chatOptions: CHAT_OPTIONS });
      const clientId = await giveClient(owner, id);
      const { ask, page, ...ids } = await startChat(test.visitor, clientId, 'Vera');
      await ask('Is there a pool?');
      const contact = { name: 'Vera', email: 'vera@example.com', message: 'Call me', consent: true } as const;
      await page.call(askForPerson, { ...ids, ...contact });
      const german = readable(await mailTo(test.config.dataDir, owner.email));
      assert.match(
        german,
        /Vera \(vera@example\.com\) möchte bei Rosa jemanden sprechen\.\s+Call me\s+Lesen Sie das Gespräch/,
      );
      assert.match(german, /weil Sie das in Ihrem Profil so gewählt haben/);
      const english = readable(await mailTo(test.config.dataDir, member.email, 2));
      assert.match(english, /Vera \(vera@example\.com\) asked Rosa for a person\./);
    });
  });
});

describe('Notifications', () => {
  onOneDatabase('sqlite', (test) => {
    it('are listed in the language of the request, with names unchanged', async () => {
      const owner = await test.visitor.signUp();
      const german = owner.as(GERMAN);
      await owner.call(deleteBot, { botId: await createAgent(owner, 'Contact') });
      const text = (list: { notifications: readonly { title: string; message: string; subject: string | null }[] }) =>
        list.notifications.map(({ title, message, subject }) => [title, message, subject]);
      const told = [['Agent gelöscht', 'Der Agent „Contact“ wurde mit seinen Dokumenten gelöscht.', 'agents']];
      assert.deepEqual(text(await german.call(getNotifications, {})), told);
      assert.deepEqual(text(await german.call(getNotificationsPage, { limit: 5 })), told);
      assert.deepEqual(text(await owner.as(FRENCH).call(getNotifications, {})), [
        ['Agent supprimé', 'L’agent «\u202FContact\u202F» a été supprimé avec ses documents.', 'agents'],
      ]);
      assert.deepEqual(text(await owner.call(getNotifications, {})), [
        ['Agent deleted', 'The agent "Contact" was deleted with its documents.', 'agents'],
      ]);
    });

    it('are found by what the reader sees, not by the stored English', async () => {
      const owner = await test.visitor.signUp();
      for (const name of ['Rosa', 'Hugo']) await owner.call(deleteBot, { botId: await createAgent(owner, name) });
      const find = async (search: string, headers: Record<string, string>, more: { limit?: number } = {}) => {
        const { notifications } = await owner.as(headers).call(getNotificationsPage, { search, ...more });
        return notifications.map(({ message }) => /Rosa|Hugo/.exec(message)?.[0]);
      };
      assert.deepEqual(await find('GELÖSCHT', GERMAN), ['Hugo', 'Rosa']);
      assert.deepEqual(await find('„rosa“ wurde', GERMAN), ['Rosa']);
      assert.deepEqual(await find('deleted', GERMAN), []);
      // Keyboards have neither the apostrophe nor the narrow space in the sentence.
      assert.deepEqual(await find("l'agent « rosa »", FRENCH), ['Rosa']);
      assert.deepEqual(await find('deleted', {}), ['Hugo', 'Rosa']);
      assert.deepEqual(await find('gelöscht', {}), []);

      const first = await owner.as(GERMAN).send(getNotificationsPage, { search: 'gelöscht', limit: 1 });
      const [, next = ''] = /^<(.+)>; rel="next"$/.exec(String(first.headers['link'])) ?? [];
      const second = await test.app.inject({ url: next, headers: { ...owner.headers, ...GERMAN } });
      assert.match(second.json().notifications[0].message, /^Der Agent „Rosa“/);
      assert.equal(second.headers['link'], undefined);
    });

    it('are sent again to a browser that has cached them in another language', async () => {
      const owner = await test.visitor.signUp();
      await owner.call(deleteBot, { botId: await createAgent(owner, 'Rosa') });
      const { headers } = await owner.send(getNotifications);
      const known = { 'if-none-match': String(headers['etag']) };
      assert.equal((await owner.send(getNotifications, {}, known)).statusCode, 304);
      const german = await owner.as(GERMAN).send(getNotifications, {}, known);
      assert.equal(german.statusCode, 200);
      const again = { 'if-none-match': String(german.headers['etag']) };
      const unchanged = await owner.as(GERMAN).send(getNotifications, {}, again);
      assert.equal(unchanged.statusCode, 304);
      // Each response, even the English one, varies by language: otherwise a cache would show it to everybody.
      for (const answer of [await owner.send(getNotifications), german, unchanged]) {
        assert.equal(answer.headers['vary'], 'accept-language, prefer, authorization, accept-encoding');
      }
    });

    it("from the chat say in the account's language why a call was refused", async () => {
      const { url } = await listen(test.app);
      const owner = await test.visitor.as(GERMAN).signUp();
      const client = hubClient(`${url}/chatHub`, owner);
      await client.start();
      await assert.rejects(client.invoke('SendMessage', 'Bob', 'Hi'), /Bitte geben Sie zuerst Ihren Namen ein\./);
      await client.stop();
    });

    it("are pushed to everybody in the account's language", async () => {
      const { url } = await listen(test.app);
      const owner = await test.visitor.as(GERMAN).signUp();
      const member = await addMember(test, owner);
      const clients = [owner, member].map((person) => hubClient(`${url}/notificationHub`, person));
      const pushes: unknown[][][] = clients.map((client) => received(client, 'ReceiveNotification'));
      for (const client of clients) await client.start();
      await owner.call(deleteBot, { botId: await createAgent(owner, 'Rosa') });
      await until(async () => pushes.every(({ length }) => length > 0), 'both got the notification');
      const titles = pushes.map((messages) => (messages.at(0)?.[0] as { title?: string } | undefined)?.title);
      assert.deepEqual(titles, ['Agent gelöscht', 'Agent deleted']);
      for (const client of clients) await client.stop();
    });
  });
});

describe('Why something failed', () => {
  onOneDatabase('sqlite', (test) => {
    it('is stored in English and read in the language of the request', async () => {
      const owner = await test.visitor.signUp();
      const botId = await createAgent(owner, 'Rosa');
      await upload(owner, botId, { 'This is not valid JSON.json': '{' });
      await documentsDone(owner, botId);
      const errorsFor = async (headers: Record<string, string>) =>
        (await owner.as(headers).call(getBot, { botId })).documents.map(({ name, error }) => [name, error]);
      const name = 'This is not valid JSON.json';
      const english = 'This is not valid JSON. Export it again and upload the new file.';
      const german = 'Das ist kein gültiges JSON. Exportieren Sie es neu, und laden Sie die neue Datei hoch.';
      assert.deepEqual(await errorsFor({}), [[name, english]]);
      assert.deepEqual(await errorsFor(GERMAN), [[name, german]]);
      // The response for the cached row is still in English.
      assert.deepEqual(await errorsFor({}), [[name, english]]);
      const [failed] = (await owner.as(GERMAN).call(getAttention, {})).failures;
      assert.equal(failed?.reason, german);
      const { headers } = await owner.send(getBot, { botId });
      const known = { 'if-none-match': String(headers['etag']) };
      assert.equal((await owner.send(getBot, { botId }, known)).statusCode, 304);
      const answer = await owner.as(GERMAN).send(getBot, { botId }, known);
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['content-language'], 'de');
      const { notifications } = await owner.as(GERMAN).call(getNotifications, {});
      assert.equal(notifications[0]?.message, `„${name}“: ${german}`);
    });
  });
});
