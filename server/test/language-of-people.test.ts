import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { login, register } from '@frontdesk/shared/endpoints/authentication';
import { createBot, getBot } from '@frontdesk/shared/endpoints/bot';
import { setLinkRules } from '@frontdesk/shared/endpoints/link-rules';
import { joinOrganization, sendInvitation } from '@frontdesk/shared/endpoints/people';
import { createShortLink } from '@frontdesk/shared/endpoints/short-link';
import { getLoggedUser, setLanguage } from '@frontdesk/shared/endpoints/user';
import { PASSWORD } from './support/api-client';
import { addMember } from './support/people';
import { onEachDatabase } from './support/test-app';

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
const PERSON = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Owner', organization: 'Example Ltd' };

describe("An account's language", () => {
  onEachDatabase((test) => {
    it('is the preferred one of the browser that registered, and unknown without one', async () => {
      const german = await test.visitor.as(GERMAN).signUp();
      assert.equal((await german.call(getLoggedUser, {})).language, 'de');
      const english = await test.visitor.as({ 'accept-language': 'en-GB' }).signUp();
      assert.equal((await english.call(getLoggedUser, {})).language, 'en');
      for (const headers of [{}, { 'accept-language': 'ja' }]) {
        const other = await test.visitor.as(headers as Record<string, string>).signUp();
        assert.equal((await other.call(getLoggedUser, {})).language, null);
      }
    });

    it('is the preferred one of the browser that joined', async () => {
      const owner = await test.visitor.signUp();
      const { link } = await owner.call(sendInvitation, { email: `guest-${randomUUID()}@example.com` });
      const token = new URL(link ?? '').searchParams.get('token') ?? '';
      const names = { firstName: 'Grace', lastName: 'Hopper', password: PASSWORD };
      const joined = await test.visitor.as(GERMAN).call(joinOrganization, { token, ...names });
      const member = test.visitor.as({ authorization: `Bearer ${joined.token}` });
      assert.equal((await member.call(getLoggedUser, {})).language, 'de');
      assert.equal((await owner.call(getLoggedUser, {})).language, null);
    });

    it('changes to one of the dashboard, and to no other', async () => {
      const owner = await test.visitor.signUp();
      await owner.call(setLanguage, { language: 'de' });
      assert.equal((await owner.call(getLoggedUser, {})).language, 'de');
      for (const language of ['fr', '', null, 7, 'DE']) {
        const message = await owner.refused(400, setLanguage, { language });
        assert.equal(message, 'Choose a language of the dashboard: en or de.');
      }
      assert.equal((await owner.call(getLoggedUser, {})).language, 'de');
      await test.visitor.refused(401, setLanguage, { language: 'de' });
    });
  });
});

describe('What the server answers', () => {
  onEachDatabase((test) => {
    const german = () => test.visitor.as(GERMAN);

    it('is German for a German request, with the same codes and reasons', async () => {
      const wrong = { email: 'nobody@example.com', password: 'wrong' };
      const english = await test.visitor.send(login, wrong);
      const answer = await german().send(login, wrong);
      assert.deepEqual(answer.json(), { message: 'E-Mail-Adresse oder Passwort ist falsch.' });
      assert.deepEqual(english.json(), { message: 'Email or password is wrong.' });
      assert.equal(answer.statusCode, english.statusCode);
      assert.equal(answer.headers['content-language'], 'de');
      assert.equal(english.headers['content-language'], undefined);
      for (const { headers } of [answer, english]) assert.match(String(headers['vary']), /accept-language/);

      const owner = await test.visitor.signUp();
      const member = await addMember(test, owner);
      const refused = await member.as(GERMAN).send(sendInvitation, { email: 'a@example.com' });
      assert.deepEqual(refused.json(), {
        message: 'Das dürfen nur Inhaber der Organisation.',
        reason: 'owner-only',
      });
    });

    it('is German for what a schema refuses, with the names of fields', async () => {
      const owner = (await test.visitor.signUp()).as(GERMAN);
      assert.equal(await owner.refused(400, createBot, { name: ' ', description: 'x' }), 'Name fehlt.');
      assert.equal(
        await owner.refused(400, createBot, { name: 'x'.repeat(300), description: '' }),
        'Name ist zu lang: höchstens 200 Zeichen. Beschreibung fehlt.',
      );
      assert.equal(await owner.refused(404, getBot, { botId: randomUUID() }), 'Diesen Agenten gibt es nicht.');
    });

    it('lists all that is wrong with a registration in German', async () => {
      const answer = await german().send(register, { ...PERSON, password: 'a' });
      assert.deepEqual(answer.json(), [
        'Passwörter brauchen mindestens 10 Zeichen.',
        'Passwörter brauchen mindestens eine Ziffer (0–9).',
        'Passwörter brauchen mindestens einen Großbuchstaben (A–Z).',
        'Passwörter brauchen mindestens ein Zeichen, das weder Buchstabe noch Ziffer ist.',
      ]);
    });

    it('is German for requests that no route reads', async () => {
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
  onEachDatabase((test) => {
    const open = (url: string, language: string) =>
      test.app.inject({ url, headers: { 'accept-language': language }, remoteAddress: '10.9.0.1' });

    it('say in the language of the phone why a code leads nowhere', async () => {
      const german = await open('/r/unknown2', 'de-CH');
      assert.equal(german.statusCode, 404);
      assert.match(german.body, /<html lang="de">[\s\S]*<h1>Diesen Code gibt es nicht\.<\/h1>/);
      assert.match(german.body, /<p>Prüfen Sie die Adresse, oder scannen Sie den Code noch einmal\.<\/p>/);
      assert.equal(german.headers['vary'], 'accept-language');
      const english = await open('/r/unknown2', 'en');
      assert.match(english.body, /<html lang="en">[\s\S]*<h1>This code is not known\.<\/h1>/);
    });

    it('ask for a password and show a text in the language of the phone', async () => {
      const owner = await test.visitor.signUp();
      const { id, slug } = await owner.call(createShortLink, { Type: 'Text', text: 'Contact', Name: 'Text' });
      // The same answer in both languages, one after the other.
      for (const [language, title] of [
        ['de', 'Nachricht'],
        ['en', 'Message'],
        ['de', 'Nachricht'],
      ] as const) {
        const { body } = await open(`/r/${slug}`, language);
        assert.match(body, new RegExp(`<html lang="${language}">[\\s\\S]*<h1>${title}</h1>\\n<p class="text">Contact</p>`));
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
