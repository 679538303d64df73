import type { ChatMemory, StoredConversation } from '../../../widget/chat/chat-memory';
import * as messages from '../../messages';

export interface PreviewMemory extends ChatMemory {
  /** Whether the agent itself replies. */
  readonly isLive: boolean;
}

/** A sample conversation that shows every color, for an agent that cannot reply. */
const SAMPLE: StoredConversation = {
  started: null,
  lines: [
    { id: 'question', from: 'visitor', text: messages.theme.sampleQuestion },
    { id: 'answer', from: 'agent', text: messages.theme.sampleAnswer },
  ],
};

/** Stores the preview's conversation until the page is left. Calls `onReply` when the agent has replied. */
export function createPreviewMemory(isLive: boolean, onReply: () => void): PreviewMemory {
  let kept: StoredConversation = isLive ? { started: null, lines: [] } : SAMPLE;
  return {
    isLive,
    read: () => kept,
    write(next) {
      kept = next;
      if (isLive && next.lines.some(({ from }) => from === 'agent')) onReply();
      return true;
    },
  };
}
