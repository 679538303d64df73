import { offerPoppins } from '../../../widget/apply-theme';
import { mountWidget, type Widget } from '../../../widget/mount-widget';
import { readConfig } from '../../../widget/widget-config';
import { readWidgetFile, widgetFileUrl } from '../../api/widget';
import type { PackConfig } from '../../model/widget-pack';
import { cannedCalls, liveCalls } from './preview-calls';
import type { PreviewMemory } from './preview-memory';

export type MountPreview = (stage: HTMLElement, config: PackConfig, memory: PreviewMemory) => Widget;

/** Loads a function that mounts the real widget on a stage. Rejects when its stylesheet cannot be loaded. */
export async function preparePreview(): Promise<MountPreview> {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(await readWidgetFile('chatbot-widget.css'));
  offerPoppins(widgetFileUrl('chatbot-widget.css'));
  return (stage, config, memory) => mountPreview(stylesheet, stage, config, memory);
}

function mountPreview(
  stylesheet: CSSStyleSheet,
  stage: HTMLElement,
  config: PackConfig,
  memory: PreviewMemory,
): Widget {
  const read = readConfig({ ...config, clientId: config.clientId || 'preview' });
  if (!read) throw new Error('The preview has no configuration.');
  const calls = memory.isLive ? liveCalls(read) : cannedCalls;
  const widget = mountWidget(read, { stylesheet, calls, memory, stage });
  widget.open({ takesFocus: false });
  return widget;
}
