import type { Scope } from '@frontdesk/shared/endpoints/api-key';

export const integrationsTitle = 'Integrations';
export const integrationsIntro =
  'Let your own scripts and other systems work with your agents, conversations and codes.';
export const integrationsLink = 'See API keys and webhooks';
export const integrationsUnavailable = 'The API keys could not be loaded.';
export const formFailed = 'The form could not be loaded.';
export const onlyOwners = 'Only owners of your organization can see and change API keys and webhooks.';
export const keysTitle = 'API keys';
export const keysIntro =
  'A script sends a key with each call. It works until it expires or is revoked, even after its creator leaves.';
export const readTheCalls = 'Read the API reference';
export const noKeys = 'There are no API keys yet.';
export const newKey = 'New API key';
export const newKeyIntro = 'Give the key only the scopes its script needs.';
export const keyName = 'Name';
export const keyNameHint = 'For example, the script or system that uses it.';
export const keyNameRequired = 'Name is required';
export const scopesTitle = 'Scopes';
export const scopesRequired = 'Choose at least one scope.';
export const scopes: Readonly<Record<Scope, string>> = {
  'agents:read': 'Read agents, their documents and answers',
  'agents:write': 'Create, change and delete agents and answers',
  'documents:write': 'Add and delete documents and websites',
  'conversations:read': 'Read conversations and their numbers',
  'conversations:write': 'Assign, annotate, close and delete conversations',
  'codes:read': 'Read codes, links and scans',
  'codes:write': 'Create, change and delete codes and links',
  'people:read': 'Read the people of your organization',
};
export const keyEnds = 'Expires';
export const keyLives = [
  { value: '', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
] as const;
export const createKey = 'Create key';
export const keyNotCreated = 'The key was not created.';
export const freshKeyTitle = (name: string) => `Key for ${name}`;
export const freshKeyIntro = 'Copy the key now. It is not shown again.';
export const freshKey = 'API key';
export const close = 'Close';
export const keyColumns = {
  name: 'Name',
  scopes: 'Scopes',
  start: 'Begins with',
  lastUsed: 'Last used',
  ends: 'Expires',
};
export const keyStart = (start: string) => `${start}…`;
export const neverUsed = 'Never';
export const neverEnds = 'Never';
export const keyHasEnded = 'Expired';
export const endKey = 'Revoke';
export const endKeyQuestion = (name: string) => `Revoke the key for ${name}? Calls with it will fail immediately.`;
export const keyEnded = (name: string) => `The key for ${name} was revoked.`;
