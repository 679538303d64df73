import { readTheme, type Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { useNewerChanges } from '@frontdesk/shared/newer-changes';
import { useQuery } from '@frontdesk/shared/query';
import { chakra } from '@frontdesk/shared/ui/core';
import { useForm } from '@frontdesk/shared/ui/form';
import { type FormEvent, useMemo, useRef } from 'react';
import { fetchAgent } from '../../api/agents';
import { limitsQuery } from '../../api/limits';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { type ThemeValues, themeValues, widgetThemeSchema } from '../../model/widget-theme';
import { useHasRoom, useShowInPreview } from '../agent-look/unsaved-look';
import { packConfig, useStoredTheme, useWidgetWords } from '../agent-look/widget-look';
import { PreviewPlace } from '../agent-preview/PreviewPlace';
import { SaveBar } from '../SaveBar';
import { AllowedSitesCard, useAllowedSites } from './AllowedSitesCard';
import { THEME_LABELS, ThemeForm } from './ThemeForm';
import { WidgetCard } from './WidgetCard';

const Columns = chakra('form', { base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } });

/** Edits the look of the chat widget, and shows how to put it on a site. */
export function WidgetSettings({ agent }: { agent: Agent }) {
  const { theme: stored, broken, save } = useStoredTheme(agent);
  const form = useForm<ThemeValues, Theme>({
    initial: themeValues(stored),
    schema: widgetThemeSchema,
    before: (values, begun) => newer.before(values, begun),
    submit: save,
    draft: `agent/${agent.id}/theme`,
  });
  const newer = useNewerChanges<ThemeValues>({
    // On a server that stores no looks, others cannot have changed the look.
    read: async () => themeValues((await fetchAgent(agent.id)).widgetTheme ?? stored),
    labels: THEME_LABELS,
    format: (value, name) => (name === 'avatar' && value ? messages.theme.avatarPicture : value),
  });
  const sites = useAllowedSites(agent);
  const forms = sites ? [form, sites.form] : [form];
  const theme = useLastGood(form.values, stored);
  const { data: limits = null } = useQuery(limitsQuery);
  const { data: words } = useWidgetWords(agent);
  const config = useMemo(() => packConfig(agent, theme, limits, words), [agent, theme, limits, words]);

  useShowInPreview('theme', theme);
  const hasRoom = useHasRoom();

  /**
   * Saves everything that was changed, or else the look. The look is saved last, so that the first invalid field gets
   * the focus.
   */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sites?.form.isDirty) sites.form.onSubmit(event);
    if (form.isDirty || !sites?.form.isDirty) form.onSubmit(event);
  }

  function discard() {
    for (const each of forms) each.discard();
  }

  return (
    <Columns onSubmit={submit} noValidate>
      <ThemeForm
        form={form}
        theme={theme}
        broken={broken}
        name={agent.name}
        intro={agent.widgetTheme === undefined ? messages.theme.intro : messages.theme.introStored}
      />
      {!hasRoom && <PreviewPlace agent={agent} />}
      <WidgetCard agent={agent} config={config} />
      {sites && <AllowedSitesCard form={sites.form} isAny={sites.isAny} />}
      <SaveBar
        isDirty={forms.some(({ isDirty }) => isDirty)}
        isDraft={forms.some(({ isDraft }) => isDraft)}
        isSaving={forms.some(({ isSubmitting }) => isSubmitting)}
        isLive={agent.isEnabled && agent.widgetTheme !== undefined}
        failures={forms.map(({ failure }) => failure)}
        onDiscard={discard}
      >
        {messages.actions.save}
      </SaveBar>
      {newer.dialog ?? sites?.dialog}
    </Columns>
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
