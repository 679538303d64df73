import { ApiError } from '@frontdesk/shared/app';
import { CHAT_PREVIEW_NAME } from '@frontdesk/shared/endpoints/chat';
import {
  type ChatCalls,
  chatCalls,
  NO_OPTIONS,
  noAnswer,
  readReply,
  refusal,
  type WidgetConfig,
} from '../../../widget';
import { addParticipant } from '../../api/add-participant';
import { sendMessage } from '../../api/send-message';
import { startConversation } from '../../api/start-conversation';
import * as messages from '../../messages';

const CANNED_AFTER_MS = 900;

/**
 * The calls of Chat Test, made by the widget under a participant name whose conversations our server neither stores nor
 * counts. They send the cookie that identifies this browser, which the widget's own calls leave out.
 */
export function liveCalls(config: WidgetConfig): ChatCalls {
  const { clientId, hasOptions } = config;
  return {
    ...chatCalls(config),
    async begin(conversationId, _, signal) {
      try {
        await startConversation(conversationId, clientId, signal);
        const participantId = await addParticipant(conversationId, clientId, signal, CHAT_PREVIEW_NAME);
        return { conversationId, participantId };
      } catch (error) {
        throw chatFailure(error);
      }
    },
    async send(started, text, signal, { turnId, onText }) {
      const hear = hasOptions ? onText : null;
      try {
        return readReply(await sendMessage(started, clientId, { text, turnId }, signal, hear), hasOptions);
      } catch (error) {
        throw chatFailure(error);
      }
    },
    askForPerson: async () => messages.theme.previewPerson,
  };
}

/** Converts the error of a failed call to the widget's message for visitors. */
function chatFailure(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return error.status ? refusal(error.status, null, error.body) : noAnswer(error.kind === 'timeout');
}

/** Replies to every message with the same text, for an agent without a Client ID. */
export const cannedCalls: ChatCalls = {
  begin: async (conversationId) => ({ conversationId, participantId: 'preview' }),
  async send() {
    await new Promise((resolve) => setTimeout(resolve, CANNED_AFTER_MS));
    return { text: messages.theme.previewReply };
  },
  options: async () => NO_OPTIONS,
  sendFeedback: async () => {},
  askForPerson: async () => '',
};
