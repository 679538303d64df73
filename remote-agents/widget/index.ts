/** The widget for the pages of this remote: its preview and its configuration. `main.ts` starts it on sites. */
export { type ChatCalls, chatCalls } from './chat-calls';
export { noAnswer, refusal } from './chat-failure';
export { NO_OPTIONS } from './chat-options';
export type { Memory, StoredConversation } from './memory';
export { mountWidget, type Widget } from './mount-widget';
export { offerPoppins } from './poppins';
export { readReply } from './reply';
export { readConfig, type WidgetConfig } from './widget-config';
