import { CHAT_PREVIEW_NAME } from '@frontdesk/shared/endpoints/chat';
import { NO_OPTIONS, siteCalls, type WidgetCalls } from '../../../widget/site-calls';
import type { WidgetConfig } from '../../../widget/widget-config';
import * as messages from '../../messages';

const CANNED_AFTER_MS = 900;

/**
 * The widget's own calls under a participant name whose conversations our server neither stores nor counts. They send
 * the cookie that identifies this browser, which the widget leaves out on a site.
 */
export function liveCalls(config: WidgetConfig): WidgetCalls {
  return {
    ...siteCalls(config, { userName: CHAT_PREVIEW_NAME, credentials: 'same-origin' }),
    askForPerson: async () => messages.theme.previewPerson,
  };
}

/** Replies to every message with the same text, for an agent without a Client ID. */
export const cannedCalls: WidgetCalls = {
  begin: async (conversationId) => ({ conversationId, participantId: 'preview' }),
  async send() {
    await new Promise((resolve) => setTimeout(resolve, CANNED_AFTER_MS));
    return { text: messages.theme.previewReply };
  },
  options: async () => NO_OPTIONS,
  sendFeedback: async () => {},
  askForPerson: async () => '',
};
