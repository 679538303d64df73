import { call } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';

/** Stores the look with the agent, so that it reaches every site. Only for a server that stores looks. */
export function saveWidgetTheme(id: WireId, theme: Theme): Promise<void> {
  return call(setWidgetTheme, { botId: id, theme });
}
