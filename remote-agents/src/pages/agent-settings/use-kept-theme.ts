import { showToast, storage } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useState } from 'react';
import type { Theme } from '../../../widget/theme';
import * as messages from '../../messages';
import {
  DAMAGED_THEMES_KEY,
  isDamaged,
  oldThemeKey,
  readKeptTheme,
  THEMES_KEY,
  withTheme,
} from '../../model/kept-themes';

/** The agent's theme as this browser kept it, and how to keep another. */
export function useKeptTheme(wireId: WireId) {
  const agentId = String(wireId);
  const [kept] = useState(() => readKeptTheme(agentId, storage.read(THEMES_KEY), storage.read(oldThemeKey(agentId))));
  return {
    ...kept,
    keep(theme: Theme) {
      // Read anew: another tab may have kept another agent's theme meanwhile.
      const stored = storage.read(THEMES_KEY);
      if (isDamaged(stored)) storage.write(DAMAGED_THEMES_KEY, stored);
      if (storage.write(THEMES_KEY, withTheme(stored, agentId, theme))) showToast('success', messages.theme.saved);
      else showToast('error', messages.theme.failed);
    },
  };
}
