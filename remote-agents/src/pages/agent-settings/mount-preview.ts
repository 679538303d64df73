import type { ChatCalls } from '../../../widget/chat-calls';
import { NO_OPTIONS } from '../../../widget/chat-options';
import type { Memory } from '../../../widget/memory';
import { mountWidget, type Widget } from '../../../widget/mount-widget';
import { readConfig } from '../../../widget/widget-config';
import { readWidgetFile } from '../../api/read-widget-file';
import type { PackConfig } from '../../model/widget-pack';

const ANSWER_AFTER_MS = 900;

/** Nobody is asked: the same answer to everything. */
const cannedCalls: ChatCalls = {
  begin: async (conversationId) => ({ conversationId, participantId: 'preview' }),
  send: async () => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
    return { text: 'This is the preview. On your site, the agent answers here.' };
  },
  options: async () => NO_OPTIONS,
  sendFeedback: async () => {},
  askForPerson: async () => '',
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
  visitorId: () => '',
};

export type MountPreview = (stage: HTMLElement, config: PackConfig) => Widget;

/** Loads a function that mounts the real widget on a stage. Rejects when its stylesheet cannot be loaded. */
export async function preparePreview(): Promise<MountPreview> {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(await readWidgetFile('chatbot-widget.css'));
  return (stage, config) => mountPreview(stylesheet, stage, config);
}

function mountPreview(stylesheet: CSSStyleSheet, stage: HTMLElement, config: PackConfig): Widget {
  const read = readConfig({ ...config, clientId: 'preview' });
  if (!read) throw new Error('The preview has no configuration.');
  const widget = mountWidget(read, { stylesheet, calls: cannedCalls, memory: cannedMemory, stage });
  widget.open({ takesFocus: false });
  return widget;
}
