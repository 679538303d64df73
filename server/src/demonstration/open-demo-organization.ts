import { randomBytes } from 'node:crypto';
import { register } from '@frontdesk/shared/endpoints/authentication';
import { dashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import type { FastifyInstance } from 'fastify';

export const DEMO_EMAIL = 'owner@example.com';

/**
 * Creates an organization with a demonstration (`npm start -- --demo`), once, and prints how to log in. Continues when
 * an earlier start ended before the demonstration was filled. The password is generated and stored nowhere. The hotel's
 * texts are in the machine's language, such as `LANG=de_AT.UTF-8`, because no browser has connected yet. The dashboard
 * uses the language of the browser.
 */
export async function openDemoOrganization(
  app: FastifyInstance,
  tell: (line: string) => void,
  systemLocale = Intl.DateTimeFormat().resolvedOptions().locale,
): Promise<void> {
  const { demonstrations } = app;
  const known = await demonstrations.ofPerson(DEMO_EMAIL);
  if (known?.state === 'ready') {
    return tell(`The demonstration already exists: log in as ${DEMO_EMAIL} with the password from its first start.`);
  }
  try {
    const organizationId = known?.organizationId ?? (await registerOwner(app, tell));
    await demonstrations.ensure(organizationId, dashboardLanguage(systemLocale));
    const password = known ? ` Log in as ${DEMO_EMAIL} with the password from its first start.` : '';
    tell(`The demonstration is being set up.${password}`);
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    tell(`The demonstration could not be set up: ${reason} Start again with --demo to try once more.`);
  }
}

/** Registers with the same call as a browser. Returns the id of the new organization. */
async function registerOwner(app: FastifyInstance, tell: (line: string) => void): Promise<string> {
  const password = newPassword();
  // Printed first, so that it is not lost if the start ends early.
  tell(`Log in as ${DEMO_EMAIL} with the password ${password}`);
  const names = { firstName: 'Clara', lastName: 'Whitfield', organization: 'The Larkspur' };
  const { method, path: url } = register;
  const answer = await app.inject({ method, url, payload: { email: DEMO_EMAIL, password, ...names } });
  const made = answer.statusCode === 200 ? await app.demonstrations.ofPerson(DEMO_EMAIL) : null;
  if (!made) throw new Error(answer.body);
  return made.organizationId;
}

/** Satisfies the password rules, whatever the random part is. */
const newPassword = () => `Demo-${randomBytes(9).toString('base64url')}-1`;
