import * as messages from '../../messages';

/** The six tabs, by the last part of their address. */
export const tabs = [
  { id: 'info', label: messages.tabs.info },
  { id: 'client', label: messages.tabs.client },
  { id: 'documents', label: messages.tabs.documents },
  { id: 'welcome', label: messages.tabs.welcome },
  { id: 'chat', label: messages.tabs.chat },
  { id: 'settings', label: messages.tabs.settings },
] as const;

export type TabId = (typeof tabs)[number]['id'];

/** Tabs that change what visitors see. They show the widget beside them if there is space. */
export const PREVIEWED: readonly TabId[] = ['info', 'documents', 'welcome', 'settings'];

/** Returns the tab of an address; the first tab when it names none. */
export function tabFrom(part: string | undefined): TabId {
  return tabs.find(({ id }) => id === part?.toLowerCase())?.id ?? 'info';
}
