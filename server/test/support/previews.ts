import { login } from '@frontdesk/shared/endpoints/authentication';
import { CHAT_PREVIEW_NAME } from '@frontdesk/shared/endpoints/chat';
import { startChat } from './agents';
import { PASSWORD } from './api-client';
import type { TestApp } from './test-app';

/** Returns the dashboard in a browser in which the person has logged in. */
export async function dashboardOf(test: TestApp, email: string) {
  const { headers } = await test.visitor.send(login, { email, password: PASSWORD });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return test.visitor.as({ cookie, 'sec-fetch-site': 'same-origin' });
}

/** Starts a conversation in the preview of the widget. */
export async function startPreview(test: TestApp, email: string, clientId: string) {
  return startChat(await dashboardOf(test, email), clientId, CHAT_PREVIEW_NAME);
}
