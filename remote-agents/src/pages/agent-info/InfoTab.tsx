import { showToast } from '@frontdesk/shared/app';
import { WAIT_MINUTES } from '@frontdesk/shared/endpoints/agent-settings';
import { useNewerChanges } from '@frontdesk/shared/newer-changes';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Slot } from '@frontdesk/shared/slots';
import { Card, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { type Form, SelectField, SwitchField, TextAreaField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import * as v from 'valibot';
import { changeAgent, fetchAgent, modelUseQuery } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent, ChatOptions } from '../../model/agent';
import { type AgentInfoOutput, agentInfoSchema } from '../../model/agent-form';
import { agentInfoValues } from '../../model/reply-settings';
import { AGENT_SLOT } from '../../slots';
import { useOpeningHours } from '../agent-hours/use-opening-hours';
import { useShowInPreview } from '../agent-look/unsaved-look';
import { SaveBar } from '../SaveBar';
import { showFailure } from '../show-failure';
import { useRefreshAgent } from '../use-refresh-agent';
import type { ModelLimitsProps } from './ModelLimits';
import { CHOICES_BESIDE, RepliesCard } from './RepliesCard';

type ChatOptionsValues = Readonly<
  Record<'starterQuestions' | 'offersPerson' | 'waitMinutes' | 'showsSources' | 'privacyUrl', string>
>;

const WAITS = WAIT_MINUTES.map((minutes) => ({ value: String(minutes), label: messages.info.waits(minutes) }));

/** Edits the chat options for visitors. Part of the Agent Info form. */
function ChatOptionsCard({ form }: { form: Pick<Form<ChatOptionsValues>, 'values' | 'set' | 'field'> }) {
  const switchFor = (name: 'offersPerson' | 'showsSources') => ({
    checked: form.values[name] === 'true',
    onChange: (isOn: boolean) => form.set({ [name]: String(isOn) }),
    words: [messages.info.on, messages.info.off] as const,
  });
  return (
    <Card>
      <Stack gap="5" css={CHOICES_BESIDE}>
        <Stack gap="1">
          <Heading>{messages.info.chat}</Heading>
          <Text tone="muted">{messages.info.chatIntro}</Text>
        </Stack>
        <TextAreaField
          label={messages.info.starters}
          rows={2}
          dir="auto"
          hint={messages.info.startersHint}
          {...form.field('starterQuestions')}
        />
        <SwitchField label={messages.info.person} hint={messages.info.personHint} {...switchFor('offersPerson')} />
        {form.values.offersPerson === 'true' && (
          <SelectField
            label={messages.info.wait}
            options={WAITS}
            hint={messages.info.waitHint}
            {...form.field('waitMinutes')}
          />
        )}
        <SwitchField label={messages.info.sources} {...switchFor('showsSources')} />
        <TextField
          label={messages.info.privacy}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint={messages.info.privacyHint}
          {...form.field('privacyUrl')}
        />
      </Stack>
    </Card>
  );
}

/** Loads the opening hours when Agent Info is first shown; the tab does not wait for them. */
const OpeningHoursCard = latePart({
  load: async () => (await import('../agent-hours/OpeningHoursCard')).OpeningHoursCard,
  failed: messages.lateParts.hoursFailed,
  whileLoading: <Skeleton height="240px" />,
});

/** Loads only if the server has a language model. */
const ModelLimits = latePart<ModelLimitsProps>({
  load: async () => (await import('./ModelLimits')).ModelLimits,
  failed: messages.lateParts.limitsFailed,
  whileLoading: <Skeleton height="44px" />,
});

const LABELS = {
  name: messages.info.name,
  description: messages.info.description,
  starterQuestions: messages.info.starters,
  offersPerson: messages.info.person,
  waitMinutes: messages.info.wait,
  showsSources: messages.info.sources,
  privacyUrl: messages.info.privacy,
  instructions: messages.info.instructions,
  modelName: messages.info.model,
  whenNothingIsFound: messages.info.nothingFound,
  language: messages.info.language,
  ...messages.info.limitNames,
};

/** The spec's fields, which 'Save' stores. When other fields have been changed, the button is named 'Update'. */
const SPEC_FIELDS = new Set(['name', 'description', 'isEnabled']);

export function InfoTab({ agent }: { agent: Agent }) {
  const refresh = useRefreshAgent(agent.id);
  const client = useQueryClient();
  const newer = useNewerChanges({
    read: async () => agentInfoValues(await fetchAgent(agent.id)),
    labels: LABELS,
  });
  /** The values of the current submission. */
  const sent = useRef<ReturnType<typeof agentInfoValues> | null>(null);
  const form = useForm({
    initial: agentInfoValues(agent),
    schema: agentInfoSchema,
    submit: save,
    async before(values, begun) {
      sent.current = await newer.before(values, begun);
      return sent.current;
    },
    draft: `agent/${agent.id}/info`,
  });

  // The switch above the tabs, another tab or another user may have changed fields that were not edited here.
  const { rebase } = form;
  useEffect(
    function followAgent() {
      rebase(agentInfoValues(agent));
    },
    [agent],
  );

  const hours = useOpeningHours(agent);
  const forms = hours ? [form, hours.form] : [form];

  useShowInPreview('name', form.values.name);

  // Only a server with these options has model and reply settings for an agent.
  const isOurServer = agent.chatOptions !== null;
  const { data: use } = useQuery({ ...modelUseQuery(agent.id), enabled: isOurServer });
  const isMore = Object.keys(changesIn(form.values, agentInfoValues(agent))).some((name) => !SPEC_FIELDS.has(name));
  const hasMore = isMore || hours?.form.isDirty;

  /**
   * Saves everything that was changed, or else the agent. The agent is saved last, so that the first invalid field gets
   * the focus.
   */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (hours?.form.isDirty) hours.form.onSubmit(event);
    if (form.isDirty || !hours?.form.isDirty) form.onSubmit(event);
  }

  function discard() {
    for (const each of forms) each.discard();
  }

  async function save(submitted: AgentInfoOutput) {
    const typed = changesIn(sent.current ?? form.values, agentInfoValues(agent));
    try {
      await changeAgent(agent.id, (newest) => {
        // Only fields that were edited here replace stored values.
        const merged = v.safeParse(agentInfoSchema, { ...agentInfoValues(newest), ...typed });
        const { name, description, isEnabled, ...more } = merged.success ? merged.output : submitted;
        return {
          info: { name, description, isEnabled: isEnabled ?? newest.isEnabled },
          own: newest.chatOptions ? { chatOptions: chatOptionsIn(more), replies: more } : undefined,
        };
      });
    } catch (error) {
      showFailure(messages.info.failed)(error);
      throw error;
    }
    // The agent now has the selected status.
    form.set({ isEnabled: '' });
    showToast('success', messages.info.updated);
    if (isOurServer) void client.invalidateQueries({ queryKey: modelUseQuery(agent.id).queryKey });
    await refresh();
  }

  const id = useId();
  return (
    <Stack gap="6">
      <Stack
        as="form"
        id={id}
        gap="6"
        css={{ '& label + p': { mt: '1' } }}
        onSubmit={submit as never}
        {...{ noValidate: true }}
      >
        {newer.dialog ?? hours?.dialog}
        <Card>
          <Stack gap="5">
            <TextField label={messages.info.name} autoComplete="off" required {...form.field('name')} />
            <TextAreaField label={messages.info.description} rows={2} dir="auto" {...form.field('description')} />
            <SwitchField
              label={messages.info.enabled}
              checked={form.values.isEnabled === '' ? agent.isEnabled : form.values.isEnabled === 'true'}
              onChange={(isOn) => form.set({ isEnabled: isOn === agent.isEnabled ? '' : String(isOn) })}
              words={[messages.status.active, messages.status.inactive]}
              hint={isOurServer ? messages.info.enabledHint : undefined}
            />
          </Stack>
        </Card>
        {isOurServer && (
          <>
            <ChatOptionsCard form={form} />
            <RepliesCard form={form} use={use} />
            {use && use.usualModel !== null && <ModelLimits form={form} use={use} />}
          </>
        )}
        {hours && <OpeningHoursCard {...hours} />}
      </Stack>
      <Slot slot={AGENT_SLOT} context={{ agentId: String(agent.id) }} />
      <SaveBar
        form={id}
        isDirty={forms.some(({ isDirty }) => isDirty)}
        isDraft={forms.some(({ isDraft }) => isDraft)}
        isSaving={forms.some(({ isSubmitting }) => isSubmitting)}
        isLive={isOurServer && agent.isEnabled}
        failures={forms.map(({ failure }) => failure)}
        onDiscard={discard}
      >
        {hasMore ? messages.info.update : messages.actions.save}
      </SaveBar>
    </Stack>
  );
}

function changesIn<V extends Readonly<Record<string, string>>>(values: V, stored: V): Partial<V> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== stored[name])) as Partial<V>;
}

const chatOptionsIn = ({ starterQuestions, offersPerson, showsSources, privacyUrl }: ChatOptions): ChatOptions => ({
  starterQuestions,
  offersPerson,
  showsSources,
  privacyUrl,
});
