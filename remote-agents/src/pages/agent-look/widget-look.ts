import { showToast, storage } from '@frontdesk/shared/app';
import { readAgentSettings } from '@frontdesk/shared/endpoints/agent-settings';
import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { useQuery } from '@frontdesk/shared/query';
import type { WidgetWords } from '@frontdesk/shared/widget-words';
import { useState } from 'react';
import { saveWidgetTheme } from '../../api/widget';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import type { Limits } from '../../model/limits';
import {
  DAMAGED_THEMES_KEY,
  isDamaged,
  oldThemeKey,
  readStoredTheme,
  THEMES_KEY,
  withTheme,
} from '../../model/stored-themes';
import type { PackConfig } from '../../model/widget-pack';
import { showFailure } from '../show-failure';
import { useRefreshAgent } from '../use-refresh-agent';

/** Returns the agent's theme from the server, or else from this browser, and a function that saves it in both. */
export function useStoredTheme({ id, widgetTheme }: Pick<Agent, 'id' | 'widgetTheme'>) {
  const agentId = String(id);
  const refresh = useRefreshAgent(id);
  const [local] = useState(() =>
    readStoredTheme(agentId, storage.read(THEMES_KEY), storage.read(oldThemeKey(agentId))),
  );

  /** Saves the theme. Rejects if the server stores looks and the call fails. */
  async function save(theme: Theme) {
    try {
      if (widgetTheme !== undefined) await saveWidgetTheme(id, theme);
    } catch (error) {
      showFailure(messages.theme.failed)(error);
      throw error;
    }
    // Read again, because another tab may have stored another agent's theme in the meantime.
    const stored = storage.read(THEMES_KEY);
    if (isDamaged(stored)) storage.write(DAMAGED_THEMES_KEY, stored);
    const isStored = storage.write(THEMES_KEY, withTheme(stored, agentId, theme));
    // A browser that stores nothing is not a failure when the server has the look.
    if (isStored || widgetTheme !== undefined) showToast('success', messages.theme.saved);
    else showToast('error', messages.theme.failed);
    if (widgetTheme !== undefined) await refresh();
  }

  if (widgetTheme) return { theme: widgetTheme, broken: [], save };
  return { ...local, save };
}

/**
 * Returns the widget's texts in the language that the owner selected; undefined for English and for the visitor's own
 * language.
 */
export function useWidgetWords({ carried }: Pick<Agent, 'carried'>) {
  const { language } = readAgentSettings(carried.configuration);
  return useQuery({
    queryKey: ['agents', 'widget-words', language],
    queryFn: async () => {
      const { WIDGET_WORDS } = await import('@frontdesk/shared/widget-words');
      return WIDGET_WORDS[language ?? 'en'];
    },
    enabled: language !== null && language !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Returns the widget's configuration for an agent: its public id, name and welcome message, and never its secret.
 * `limits` is null when the server reports none, `words` is undefined for English and for the visitor's own language.
 */
export function packConfig(
  agent: Agent,
  theme: Theme,
  limits: Limits | null,
  words: WidgetWords | undefined,
): PackConfig {
  return {
    api: window.location.origin,
    clientId: agent.client.id ?? '',
    name: agent.name,
    welcome: plainEntities(agent.welcome.content),
    theme,
    maxCharacters: limits?.chatCharacters ?? null,
    ipLookup: '',
    ...(agent.chatOptions && { hasOptions: true as const }),
    ...(words && { words }),
  };
}

/** Decodes named character references, because the widget supports only a few. Leaves `<` and `&` encoded. */
function plainEntities(html: string): string {
  return html.replace(/&(?!amp;|lt;|gt;|quot;|apos;|nbsp;)[a-z][a-z\d]{1,30};/gi, (name) => {
    const holder = document.createElement('textarea');
    // A name between & and ; can only become a character.
    holder.innerHTML = name;
    return holder.value;
  });
}
