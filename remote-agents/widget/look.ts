import { timeLimit } from './time-limit';
import { readConfig, type WidgetConfig } from './widget-config';

/**
 * How long the launcher waits for the server's look, so that it does not change its color while the visitor watches.
 */
const WAIT_MS = 2000;

/**
 * Returns the configuration with the server's current name, welcome and theme, or unchanged when that fails. The
 * browser caches the answer, and the server sends it again only after a change.
 */
export async function currentLook(config: WidgetConfig): Promise<WidgetConfig> {
  const { api, clientId, hasOptions } = config;
  if (!hasOptions) return config;
  try {
    const response = await fetch(`${api}/api/v1/chat/look?clientId=${encodeURIComponent(clientId)}`, {
      credentials: 'omit',
      signal: timeLimit(WAIT_MS),
    });
    // Uses the configuration's own values after a refusal, or for an unreadable value.
    const look = response.ok ? await response.json() : null;
    return readConfig({ ...config, ...look, api, clientId }) ?? config;
  } catch {
    return config;
  }
}
