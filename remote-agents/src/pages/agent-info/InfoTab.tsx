import { messageOf, showToast } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, chakra, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, SwitchField, TextAreaField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { modelUseQuery } from '../../api/get-model-use';
import { updateAgent } from '../../api/update-agent';
import * as messages from '../../messages';
import type { Agent, ChatOptions } from '../../model/agent';
import { type AgentInfoOutput, agentInfoSchema } from '../../model/agent-form';
import { replyValues } from '../../model/reply-settings';
import { tellFailure } from '../tell-failure';
import { useRefreshAgent } from '../use-refresh-agent';
import { ChatOptionsCard } from './ChatOptionsCard';
import { LimitsCard } from './LimitsCard';
import { RepliesCard } from './RepliesCard';

const Columns = chakra('form', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 640px)', xl: 'repeat(2, minmax(0, 1fr))' },
  },
});

export function InfoTab({ agent }: { agent: Agent }) {
  const refresh = useRefreshAgent(agent.id);
  const client = useQueryClient();
  const form = useForm({
    initial: {
      name: agent.name,
      description: agent.description ?? '',
      isEnabled: String(agent.isEnabled),
      starterQuestions: agent.chatOptions?.starterQuestions.join('\n') ?? '',
      offersPerson: String(agent.chatOptions?.offersPerson ?? false),
      showsSources: String(agent.chatOptions?.showsSources ?? true),
      privacyUrl: agent.chatOptions?.privacyUrl ?? '',
      ...replyValues(agent),
    },
    schema: agentInfoSchema,
    submit: save,
    draft: `agent/${agent.id}/info`,
  });

  // Only a server that has these options knows what an agent is to do with the settings.
  const isOurServer = agent.chatOptions !== null;
  const { data: use } = useQuery({ ...modelUseQuery(agent.id), enabled: isOurServer });

  async function save({ name, description, isEnabled, ...more }: AgentInfoOutput) {
    try {
      const info = { name, description, isEnabled };
      await updateAgent(agent, info, isOurServer ? { chatOptions: chatOptionsIn(more), replies: more } : undefined);
    } catch (error) {
      tellFailure(messages.info.failed)(error);
      throw error;
    }
    showToast('success', messages.info.updated);
    if (isOurServer) void client.invalidateQueries({ queryKey: modelUseQuery(agent.id).queryKey });
    await refresh();
  }

  return (
    <Columns onSubmit={form.onSubmit} noValidate>
      <Card>
        <Stack gap="5">
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
          <TextField label="Name" autoComplete="off" required {...form.field('name')} />
          <TextAreaField label="Description" {...form.field('description')} />
          <SwitchField
            label="Enabled"
            checked={form.values.isEnabled === 'true'}
            onChange={(isEnabled) => form.set({ isEnabled: String(isEnabled) })}
            words={[messages.status.active, messages.status.inactive]}
          />
          {form.failure !== null && <Notice tone="danger">{messageOf(form.failure)}</Notice>}
          <SubmitRow pending={form.isSubmitting} hint={isOurServer ? messages.info.savesAll : undefined}>
            Save
          </SubmitRow>
        </Stack>
      </Card>
      {isOurServer && (
        <>
          <ChatOptionsCard form={form} />
          <RepliesCard form={form} use={use} />
          {use && use.usualModel !== null && <LimitsCard form={form} use={use} />}
          <SubmitRow pending={form.isSubmitting} hint={messages.info.savesAll} isWide>
            {messages.info.update}
          </SubmitRow>
        </>
      )}
    </Columns>
  );
}

interface SubmitRowProps {
  readonly pending: boolean;
  /** What is saved, where there are several buttons. */
  readonly hint: string | undefined;
  readonly isWide?: boolean;
  readonly children: string;
}

function SubmitRow({ pending, hint, isWide = false, children }: SubmitRowProps) {
  return (
    <Flex align="center" gap="3" wrap="wrap" gridColumn={isWide ? '1 / -1' : undefined}>
      <Button type="submit" pending={pending}>
        {children}
      </Button>
      {hint && <Text tone="muted">{hint}</Text>}
    </Flex>
  );
}

const chatOptionsIn = ({ starterQuestions, offersPerson, showsSources, privacyUrl }: ChatOptions): ChatOptions => ({
  starterQuestions,
  offersPerson,
  showsSources,
  privacyUrl,
});
