import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { joinOrganization, sendInvitation } from '@frontdesk/shared/endpoints/people';
import { getLoggedUser, setLanguage } from '@frontdesk/shared/endpoints/user';
import { PASSWORD } from './support/api-client';
import { onEachDatabase } from './support/test-app';

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };

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
