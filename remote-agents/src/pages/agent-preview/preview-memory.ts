import type { ChatMemory, StoredConversation } from '../../../widget/chat/chat-memory';

export interface PreviewMemory extends ChatMemory {
  /** Whether the agent itself replies. */
  readonly isLive: boolean;
}

/**
 * Stores the preview's conversation until the user leaves the page. Calls `onReply` when the agent has replied, and
 * `onAsked` when somebody has asked.
 */
export function createPreviewMemory(isLive: boolean, onReply: () => void, onAsked?: () => void): PreviewMemory {
  let stored: StoredConversation = { started: null, lines: [] };
  return {
    isLive,
    read: () => stored,
    write(next) {
      stored = next;
      if (next.lines.length > 0) onAsked?.();
      if (isLive && next.lines.some(({ from }) => from === 'agent')) onReply();
      return true;
    },
  };
}
