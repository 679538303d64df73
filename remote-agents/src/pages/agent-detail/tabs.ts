/** The six tabs, by the last part of their address. */
export const tabs = [
  { id: 'info', label: 'Agent Info' },
  { id: 'client', label: 'Client' },
  { id: 'documents', label: 'Documents' },
  { id: 'welcome', label: 'Welcome Template' },
  { id: 'chat', label: 'Chat Test' },
  { id: 'settings', label: 'Chatbot Settings' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

/** Tabs that change what visitors see. They show the widget beside them if there is space. */
export const PREVIEWED: readonly TabId[] = ['info', 'documents', 'welcome', 'settings'];

/** Returns the tab of an address; the first tab when it names none. */
export function tabFrom(part: string | undefined): TabId {
  return tabs.find(({ id }) => id === part?.toLowerCase())?.id ?? 'info';
}
