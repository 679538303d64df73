import { useQuery } from '@frontdesk/shared/query';
import { Box, Grid } from '@frontdesk/shared/ui/core';
import { useForm } from '@frontdesk/shared/ui/form';
import { useMemo, useRef } from 'react';
import { readTheme, type Theme } from '../../../widget/theme';
import { limitsQuery } from '../../api/get-limits';
import type { Agent } from '../../model/agent';
import { type ThemeValues, themeValues, widgetThemeSchema } from '../../model/widget-theme';
import { AllowedSitesCard } from './AllowedSitesCard';
import { packConfig } from './pack-config';
import { ThemeForm } from './ThemeForm';
import { useKeptTheme } from './use-kept-theme';
import { useWidgetWords } from './use-widget-words';
import { WidgetCard } from './WidgetCard';
import { WidgetPreview } from './WidgetPreview';

/** The look of the chat widget, and the ways to put it onto a site. */
export function WidgetSettings({ agent }: { agent: Agent }) {
  const { theme: kept, broken, keep } = useKeptTheme(agent.id);
  const form = useForm<ThemeValues, Theme>({
    initial: themeValues(kept),
    schema: widgetThemeSchema,
    submit: async (theme) => keep(theme),
    draft: `agent/${agent.id}/theme`,
  });
  const theme = useLastGood(form.values, kept);
  const { data: limits = null } = useQuery(limitsQuery);
  const { data: words } = useWidgetWords(agent);
  const config = useMemo(() => packConfig(agent, theme, limits, words), [agent, theme, limits, words]);

  return (
    <Grid
      gap="6"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 506px' }}
      templateRows={{ xl: 'auto auto 1fr' }}
    >
      <ThemeForm form={form} theme={theme} broken={broken} />
      <Box gridColumn={{ xl: '2' }} gridRow={{ xl: '1 / span 3' }} alignSelf="stretch" minW={0}>
        <Box position={{ xl: 'sticky' }} top="20">
          <WidgetPreview config={config} />
        </Box>
      </Box>
      <WidgetCard agent={agent} config={config} />
      {agent.allowedSites && <AllowedSitesCard agent={agent} sites={agent.allowedSites} />}
    </Grid>
  );
}

/** What is typed, field by field; while a value is none yet, the one before it. */
function useLastGood(values: ThemeValues, initial: Theme): Theme {
  const last = useRef(initial);
  return useMemo(() => {
    const sized = { ...values, width: `${values.width}px`, height: `${values.height}px` };
    last.current = readTheme(sized, last.current).theme;
    return last.current;
  }, [values]);
}
