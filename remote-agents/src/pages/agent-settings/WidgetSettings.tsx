import { readTheme, type Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { useQuery } from '@frontdesk/shared/query';
import { Stack } from '@frontdesk/shared/ui/core';
import { useForm } from '@frontdesk/shared/ui/form';
import { useMemo, useRef } from 'react';
import { limitsQuery } from '../../api/limits';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { type ThemeValues, themeValues, widgetThemeSchema } from '../../model/widget-theme';
import { useHasRoom, useShowInPreview } from '../agent-look/unsaved-look';
import { packConfig, useStoredTheme, useWidgetWords } from '../agent-look/widget-look';
import { PreviewPlace } from '../agent-preview/PreviewPlace';
import { AllowedSitesCard } from './AllowedSitesCard';
import { ThemeForm } from './ThemeForm';
import { WidgetCard } from './WidgetCard';

/** Edits the look of the chat widget, and shows how to put it on a site. */
export function WidgetSettings({ agent }: { agent: Agent }) {
  const { theme: stored, broken, save } = useStoredTheme(agent);
  const form = useForm<ThemeValues, Theme>({
    initial: themeValues(stored),
    schema: widgetThemeSchema,
    submit: save,
    draft: `agent/${agent.id}/theme`,
  });
  const theme = useLastGood(form.values, stored);
  const { data: limits = null } = useQuery(limitsQuery);
  const { data: words } = useWidgetWords(agent);
  const config = useMemo(() => packConfig(agent, theme, limits, words), [agent, theme, limits, words]);

  useShowInPreview('theme', theme);
  const hasRoom = useHasRoom();

  return (
    <Stack gap="6">
      <ThemeForm
        form={form}
        theme={theme}
        broken={broken}
        name={agent.name}
        intro={agent.widgetTheme === undefined ? messages.theme.intro : messages.theme.introStored}
      />
      {!hasRoom && <PreviewPlace agent={agent} />}
      <WidgetCard agent={agent} config={config} />
      {agent.allowedSites && <AllowedSitesCard agent={agent} sites={agent.allowedSites} />}
    </Stack>
  );
}

/** Returns the typed theme, with the previous value of a field while its typed value is invalid. */
function useLastGood(values: ThemeValues, initial: Theme): Theme {
  const last = useRef(initial);
  return useMemo(() => {
    const sized = { ...values, width: `${values.width}px`, height: `${values.height}px` };
    last.current = readTheme(sized, last.current);
    return last.current;
  }, [values]);
}
