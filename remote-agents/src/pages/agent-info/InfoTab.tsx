import { messageOf, showToast } from '@frontdesk/shared/app';
import { Button, Card, chakra, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import { DraftNotice, SwitchField, TextAreaField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { updateAgent } from '../../api/update-agent';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { type AgentSettings, agentInfoSchema } from '../../model/agent-form';
import { tellFailure } from '../tell-failure';
import { useRefreshAgent } from '../use-refresh-agent';
import { ChatOptionsCard } from './ChatOptionsCard';

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
  const form = useForm({
    initial: {
      name: agent.name,
      description: agent.description ?? '',
      isEnabled: String(agent.isEnabled),
      starterQuestions: agent.chatOptions?.starterQuestions.join('\n') ?? '',
      offersPerson: String(agent.chatOptions?.offersPerson ?? false),
      showsSources: String(agent.chatOptions?.showsSources ?? true),
      privacyUrl: agent.chatOptions?.privacyUrl ?? '',
    },
    schema: agentInfoSchema,
    submit: save,
    draft: `agent/${agent.id}/info`,
  });

  async function save({ name, description, isEnabled, ...chatOptions }: AgentSettings) {
    try {
      // Only a server that has these options gets them.
      await updateAgent(agent, { name, description, isEnabled }, agent.chatOptions ? chatOptions : undefined);
    } catch (error) {
      tellFailure(messages.info.failed)(error);
      throw error;
    }
    showToast('success', messages.info.updated);
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
          <Flex>
            <Button type="submit" pending={form.isSubmitting}>
              Save
            </Button>
          </Flex>
        </Stack>
      </Card>
      {agent.chatOptions && <ChatOptionsCard form={form} />}
    </Columns>
  );
}
