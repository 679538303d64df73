import { invitePerson, joinOrganization } from '@frontdesk/shared/endpoints/people';
import { type ApiClient, PASSWORD } from './api-client';
import { linkIn, mailTo } from './mail';
import type { TestApp } from './test-app';

let lastPerson = 0;

/** Invites a new person, who joins with the link of the mail. */
export async function addMember(test: TestApp, owner: ApiClient): Promise<ApiClient> {
  lastPerson += 1;
  const email = `member-${lastPerson}-${Date.now()}@example.com`;
  await owner.call(invitePerson, { email });
  const token = linkIn(await mailTo(test.config.dataDir, email)).searchParams.get('token') ?? '';
  await test.visitor.call(joinOrganization, { token, firstName: 'Grace', lastName: 'Member', password: PASSWORD });
  return test.visitor.signIn(email);
}
