import { timeLimit } from './time-limit';
import { readConfig, type WidgetConfig } from './widget-config';

/** The launcher waits so long for the server's look, so that it does not change its colour before the visitor's eyes. */
const WAIT_MS = 2000;

/**
 * The configuration with name, welcome and theme as the server has them now, or as they came with the widget when that
 * fails. The browser's own cache keeps the answer, and the server sends it again only after a change.
 */
export async function currentLook(config: WidgetConfig): Promise<WidgetConfig> {
  const { api, clientId, hasOptions } = config;
  if (!hasOptions) return config;
  try {
    const response = await fetch(`${api}/api/v1/chat/look?clientId=${encodeURIComponent(clientId)}`, {
      credentials: 'omit',
      signal: timeLimit(WAIT_MS),
    });
    // After a refusal, or for a value that cannot be read, the configuration's own values are used.
    const look = response.ok ? await response.json() : null;
    return readConfig({ ...config, ...look, api, clientId }) ?? config;
  } catch {
    return config;
  }
}
