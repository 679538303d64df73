import { invitePerson, joinOrganization } from '@frontdesk/shared/endpoints/people';
import { ApiClient, PASSWORD } from './api-client';
import { linkIn, mailTo } from './mail';
import type { TestApp } from './test-app';

const owners = new WeakMap<TestApp, ApiClient>();

/**
 * Returns the same owner to all tests of an app, because tests that use a separate agent need no owner of their own.
 */
export async function sameOwner(test: TestApp): Promise<ApiClient> {
  const { headers, email } = owners.get(test) ?? (await test.visitor.signUp());
  // The app may have been restarted in between.
  const owner = new ApiClient(test.app, headers, email);
  owners.set(test, owner);
  return owner;
}

let lastPerson = 0;

/** Invites a new person, who joins with the link in the email. */
export async function addMember(test: TestApp, owner: ApiClient): Promise<ApiClient> {
  lastPerson += 1;
  const email = `member-${lastPerson}-${Date.now()}@example.com`;
  await owner.call(invitePerson, { email });
  const token = linkIn(await mailTo(test.config.dataDir, email)).searchParams.get('token') ?? '';
  await test.visitor.call(joinOrganization, { token, firstName: 'Grace', lastName: 'Member', password: PASSWORD });
  return test.visitor.signIn(email);
}
