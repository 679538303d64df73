import { CHAT_PREVIEW_NAME } from '@frontdesk/shared/endpoints/chat';
import { offerPoppins } from '../../../widget/apply-theme';
import { takeExtras } from '../../../widget/log-view';
import { mountWidget, type Widget } from '../../../widget/mount-widget';
import { NO_OPTIONS, siteCalls, type WidgetCalls } from '../../../widget/site-calls';
import { readConfig, type WidgetConfig } from '../../../widget/widget-config';
import { readWidgetFile, widgetFileUrl } from '../../api/widget';
import * as messages from '../../messages';
import type { PackConfig } from '../../model/widget-pack';
import type { PreviewMemory } from './preview-memory';

const CANNED_AFTER_MS = 900;

/**
 * The widget's own calls under a participant name whose conversations our server neither stores nor counts. They send
 * the cookie that identifies this browser; on a site, the widget sends none.
 */
export function liveCalls(config: WidgetConfig): WidgetCalls {
  return {
    ...siteCalls(config, { userName: CHAT_PREVIEW_NAME, credentials: 'same-origin' }),
    askForPerson: async () => messages.theme.previewPerson,
  };
}

/** Replies to every message with the same text. Used for an agent without a Client ID, and for examples. */
export const cannedCalls = (text: string, showsSources = false): WidgetCalls => ({
  begin: async (conversationId) => ({ conversationId, participantId: 'preview' }),
  async send() {
    await new Promise((resolve) => setTimeout(resolve, CANNED_AFTER_MS));
    return { text };
  },
  options: async () => ({ ...NO_OPTIONS, showsSources }),
  sendFeedback: async () => {},
  askForPerson: async () => '',
  waitForPerson: async () => '',
});

/** `calls` replace those of the agent. */
export type MountPreview = (
  stage: HTMLElement,
  config: PackConfig,
  memory: PreviewMemory,
  calls?: WidgetCalls,
) => Widget;

/** Loads a function that mounts the real widget on a stage. Rejects when its stylesheet cannot be loaded. */
export async function preparePreview(): Promise<MountPreview> {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(await readWidgetFile('chatbot-widget.css'));
  offerPoppins(widgetFileUrl('chatbot-widget.css'));
  return (...given) => mountPreview(stylesheet, ...given);
}

function mountPreview(
  stylesheet: CSSStyleSheet,
  ...[stage, config, memory, ownCalls]: Parameters<MountPreview>
): Widget {
  const read = readConfig({ ...config, clientId: config.clientId || 'preview' });
  if (!read) throw new Error('The preview has no configuration.');
  const calls = ownCalls ?? (memory.isLive ? liveCalls(read) : cannedCalls(messages.theme.previewReply));
  const loadExtras = () => import('../../../widget/extras').then(takeExtras);
  const widget = mountWidget(read, { stylesheet, calls, memory, stage, loadExtras });
  widget.open({ takesFocus: false });
  return widget;
}
