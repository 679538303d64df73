import { call } from '@frontdesk/shared/app';
import * as endpoints from '@frontdesk/shared/endpoints/api-key';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { endpointQuery } from '@frontdesk/shared/query';

export type ApiKey = ResponseOf<typeof endpoints.getApiKeys>['keys'][number];

export const keysQuery = () => endpointQuery(endpoints.getApiKeys, {});

/** Creates a key and returns it. The server shows it only once. */
export async function createKey(input: Parameters<typeof create>[0]): Promise<string> {
  return (await create(input)).key;
}

const create = (input: { name: string; scopes: endpoints.Scope[]; days: number | null }) =>
  call(endpoints.createApiKey, input);

export async function endKey(id: string): Promise<void> {
  await call(endpoints.endApiKey, { id });
}

/** Our server's notifications when a key is created or revoked. */
export const keyCreated = (name: string) => ({ title: 'New API key', about: `The API key "${name}"` });
export const keyEnded = (name: string) => ({ title: 'API key revoked', about: `The API key "${name}"` });
