import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { login } from '@frontdesk/shared/endpoints/authentication';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import * as endpoints from '@frontdesk/shared/endpoints/people';
import { getMyQrs, saveQr } from '@frontdesk/shared/endpoints/qr';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';
import { createAgent } from './support/agents';
import { type ApiClient, PASSWORD, refusalOf } from './support/api-client';
import { linkIn, mailTo } from './support/mail';
import { addMember } from './support/people';
import { onOneDatabase, type TestApp } from './support/test-app';

const names = { firstName: 'Grace', lastName: 'Hopper' };
let lastEmail = 0;
const newEmail = () => {
  lastEmail += 1;
  return `guest-${lastEmail}-${Date.now()}@example.com`;
};

async function tokenFor({ config }: TestApp, email: string, nth = 1): Promise<string> {
  const link = linkIn(await mailTo(config.dataDir, email, nth));
  assert.equal(link.pathname, '/join');
  return link.searchParams.get('token') ?? '';
}

const idOf = async (asking: ApiClient, email: string) =>
  (await asking.call(endpoints.getPeople, {})).people.find((person) => person.email === email)?.id ?? '';

describe('People of an organization', () => {
  onOneDatabase('postgres', (test) => {
    it('are invited by mail, join with the link, and see the same agents and codes', async () => {
      const owner = await test.visitor.signUp();
      await createAgent(owner, 'Rosa');
      await owner.call(saveQr, { Name: 'Ours', Type: 'Url', Url: 'https://example.com' });
      const email = newEmail();
      const { link, isMailed } = await owner.call(endpoints.sendInvitation, { email });
      const [waiting] = (await owner.call(endpoints.getPeople, {})).invitations;
      assert.equal(waiting?.email, email);
      const token = await tokenFor(test, email);
      // The link can also be passed on by hand, because this server only writes emails to files.
      assert.equal(new URL(link ?? '').searchParams.get('token'), token);
      assert.equal(isMailed, false);
      assert.deepEqual(await test.visitor.call(endpoints.readInvitation, { token }), {
        organization: 'Example Ltd',
        email,
      });
      const joined = await test.visitor.call(endpoints.joinOrganization, { token, ...names, password: PASSWORD });
      const member = test.visitor.as({ authorization: `Bearer ${joined.token}` });
      assert.equal((await member.call(getLoggedUser, {})).email, email);
      assert.deepEqual(await member.call(getBots, {}), await owner.call(getBots, {}));
      assert.deepEqual(await member.call(getMyQrs, {}), await owner.call(getMyQrs, {}));
      const { people, invitations } = await member.call(endpoints.getPeople, {});
      assert.deepEqual(
        people.map(({ role, isYou }) => [role, isYou]),
        [
          ['owner', false],
          ['member', true],
        ],
      );
      assert.deepEqual(invitations, []);
      const { notifications } = await owner.call(getNotifications, {});
      assert.ok(notifications.some(({ message }) => message === `${email} joined your organization.`));
    });

    it('cannot join with a link that is used, withdrawn, replaced by a newer one or older than a week', async (context) => {
      const owner = await test.visitor.signUp();
      const join = (token: string) =>
        test.visitor.send(endpoints.joinOrganization, { token, ...names, password: PASSWORD });
      const refuses = async (token: string) => assert.match(refusalOf(400, await join(token)), /no longer valid/);
      const email = newEmail();
      await owner.call(endpoints.invitePerson, { email });
      const first = await tokenFor(test, email);
      await owner.call(endpoints.invitePerson, { email: email.toUpperCase() });
      const [again] = (await owner.call(endpoints.getPeople, {})).invitations;
      assert.ok(again);
      assert.equal((await owner.call(endpoints.getPeople, {})).invitations.length, 1);
      await refuses(first);
      const second = await tokenFor(test, email, 2);
      context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 8 * 24 * 3_600_000 });
      await refuses(second);
      context.mock.timers.reset();
      await owner.call(endpoints.withdrawInvitation, { id: again.id });
      await refuses(second);
      await test.visitor.refused(400, endpoints.readInvitation, { token: second });
      await owner.call(endpoints.invitePerson, { email });
      const third = await tokenFor(test, email, 3);
      assert.equal((await join(third)).statusCode, 200);
      await refuses(third);
    });

    it('need a strong password, and have one account each', async () => {
      const owner = await test.visitor.signUp();
      const email = newEmail();
      await owner.call(endpoints.invitePerson, { email });
      const token = await tokenFor(test, email);
      const weak = { token, ...names, password: 'weak' };
      assert.match(await test.visitor.refused(400, endpoints.joinOrganization, weak), /10 characters/);
      await test.visitor.signUp(email);
      await test.visitor.refused(409, endpoints.joinOrganization, { ...weak, password: PASSWORD });
      await owner.refused(409, endpoints.invitePerson, { email });
      await owner.refused(409, endpoints.invitePerson, { email: owner.email });
    });

    it('lose their account and sessions immediately when they are removed', async () => {
      const owner = await test.visitor.signUp();
      const member = await addMember(test, owner);
      await owner.call(endpoints.removePerson, { id: await idOf(owner, member.email) });
      await member.refused(401, getBots, {});
      await test.visitor.refused(401, login, { email: member.email, password: PASSWORD });
      assert.equal((await owner.call(endpoints.getPeople, {})).people.length, 1);
      await owner.refused(400, endpoints.removePerson, { id: await idOf(owner, owner.email) });
    });

    it('may leave, except for the last owner', async () => {
      const owner = await test.visitor.signUp();
      const member = await addMember(test, owner);
      const other = await addMember(test, owner);
      await member.call(endpoints.leaveOrganization, {});
      await member.refused(401, getBots, {});
      assert.match(await owner.refused(409, endpoints.leaveOrganization, {}), /only owner/);
      const me = await idOf(owner, owner.email);
      await owner.refused(409, endpoints.changeRole, { id: me, role: 'member' });
      await owner.call(endpoints.changeRole, { id: await idOf(owner, other.email), role: 'owner' });
      await owner.call(endpoints.leaveOrganization, {});
      await other.call(endpoints.invitePerson, { email: newEmail() });
    });

    it('who are members cannot invite, remove or promote anybody', async () => {
      const owner = await test.visitor.signUp();
      const member = await addMember(test, owner);
      await owner.call(endpoints.invitePerson, { email: newEmail() });
      const { invitations } = await member.call(endpoints.getPeople, {});
      const [ownerId, memberId] = [await idOf(owner, owner.email), await idOf(owner, member.email)];
      await member.refused(403, endpoints.invitePerson, { email: newEmail() });
      await member.refused(403, endpoints.withdrawInvitation, { id: invitations[0]?.id });
      await member.refused(403, endpoints.removePerson, { id: ownerId });
      await member.refused(403, endpoints.changeRole, { id: memberId, role: 'owner' });
      assert.equal((await owner.call(endpoints.getPeople, {})).people.length, 2);
    });
  });
});
