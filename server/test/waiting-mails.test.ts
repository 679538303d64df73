import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { deleteAccount, deleteOrganization } from '@frontdesk/shared/endpoints/account';
import { forgotPassword } from '@frontdesk/shared/endpoints/authentication';
import { getPeople, invitePerson, withdrawInvitation } from '@frontdesk/shared/endpoints/people';
import { type ApiClient, PASSWORD } from './support/api-client';
import { waitingMails } from './support/mail';
import { onOneDatabase } from './support/test-app';
import { until } from './support/until';

const INVITATION = 'Join Example Ltd on Frontdesk';
const RECOVERY = 'Set a new password for Frontdesk';

/** Nothing listens at this address, so emails have to wait. */
const smtpUrl = 'smtp://127.0.0.1:1';

const withdrawAll = async (owner: ApiClient) => {
  for (const { id } of (await owner.call(getPeople, {})).invitations) await owner.call(withdrawInvitation, { id });
};

describe('Emails that wait for the mail server', () => {
  onOneDatabase(
    'postgres',
    (test) => {
      const subjectsTo = async (address: string) =>
        (await waitingMails(test.config))
          .filter(({ to_address }) => to_address === address)
          .map(({ subject }) => subject)
          .sort();

      it('are kept when another organization withdraws its invitation to the same address, or is deleted', async () => {
        const owners = [await test.visitor.signUp(), await test.visitor.signUp(), await test.visitor.signUp()] as const;
        const email = `guest-${randomUUID()}@example.com`;
        for (const owner of owners) await owner.call(invitePerson, { email });
        const guest = await test.visitor.signUp(email);
        await guest.call(forgotPassword, { email, clientURI: 'http://localhost/' });
        await until(async () => (await subjectsTo(email)).length === 4, 'all mails are stored');
        await withdrawAll(owners[0]);
        assert.deepEqual(await subjectsTo(email), [INVITATION, INVITATION, RECOVERY]);
        await owners[1].call(deleteOrganization, { password: PASSWORD, confirmation: 'Example Ltd' });
        assert.deepEqual(await subjectsTo(email), [INVITATION, RECOVERY]);
        await guest.call(deleteAccount, { password: PASSWORD, confirmation: email });
        assert.deepEqual(await subjectsTo(email), [INVITATION]);
        await withdrawAll(owners[2]);
        assert.deepEqual(await subjectsTo(email), []);
      });
    },
    { smtpUrl },
  );
});
