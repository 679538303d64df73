import type { ChatCalls } from '../../../widget/chat-calls';
import type { Memory } from '../../../widget/memory';
import { mountWidget, type Widget } from '../../../widget/mount-widget';
import { readConfig } from '../../../widget/widget-config';
import { widgetFileUrl } from '../../api/read-widget-file';
import type { PackConfig } from '../../model/widget-pack';

const ANSWER_AFTER_MS = 900;

/** Nobody is asked: the same answer to everything. */
const cannedCalls: ChatCalls = {
  begin: async (conversationId) => ({ conversationId, participantId: 'preview' }),
  send: async () => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
    return 'This is the preview. On your site, the agent answers here.';
  },
};

/** An exchange that shows every color, forgotten with the page. */
const cannedMemory: Memory = {
  read: () => ({
    seat: null,
    lines: [
      { id: 'question', from: 'visitor', text: 'When do you open?' },
      { id: 'answer', from: 'agent', text: 'Every day at nine. More on https://example.com' },
    ],
  }),
  write: () => true,
};

/** The very widget, on a stage in place of a site. */
export function mountPreview(stage: HTMLElement, config: PackConfig): Widget {
  const read = readConfig({ ...config, clientId: 'preview' });
  if (!read) throw new Error('The preview has no configuration.');
  const stylesheet = widgetFileUrl('chatbot-widget.css');
  const widget = mountWidget(read, { stylesheet, calls: cannedCalls, memory: cannedMemory, stage });
  widget.open({ takesFocus: false });
  return widget;
}
