import { showToast, storage } from '@frontdesk/shared/app';
import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { useState } from 'react';
import { saveWidgetTheme } from '../../api/widget';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import {
  DAMAGED_THEMES_KEY,
  isDamaged,
  oldThemeKey,
  readKeptTheme,
  THEMES_KEY,
  withTheme,
} from '../../model/kept-themes';
import { showFailure } from '../show-failure';
import { useRefreshAgent } from '../use-refresh-agent';

/** Returns the agent's theme from the server, or else from this browser, and a function that saves it in both. */
export function useKeptTheme({ id, widgetTheme }: Pick<Agent, 'id' | 'widgetTheme'>) {
  const agentId = String(id);
  const refresh = useRefreshAgent(id);
  const [kept] = useState(() => readKeptTheme(agentId, storage.read(THEMES_KEY), storage.read(oldThemeKey(agentId))));

  /** Saves the theme. Rejects when a server that stores looks fails. */
  async function keep(theme: Theme) {
    try {
      if (widgetTheme !== undefined) await saveWidgetTheme(id, theme);
    } catch (error) {
      showFailure(messages.theme.failed)(error);
      throw error;
    }
    // Read again, because another tab may have stored another agent's theme since.
    const stored = storage.read(THEMES_KEY);
    if (isDamaged(stored)) storage.write(DAMAGED_THEMES_KEY, stored);
    const isKept = storage.write(THEMES_KEY, withTheme(stored, agentId, theme));
    // A browser that stores nothing is not a failure when the server has the look.
    if (isKept || widgetTheme !== undefined) showToast('success', messages.theme.saved);
    else showToast('error', messages.theme.failed);
    if (widgetTheme !== undefined) await refresh();
  }

  if (widgetTheme) return { theme: widgetTheme, broken: [], keep };
  return { ...kept, keep };
}
