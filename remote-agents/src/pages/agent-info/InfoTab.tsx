import { messageOf, showToast } from '@frontdesk/shared/app';
import { Button, Card, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import { DraftNotice, SwitchField, TextAreaField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { updateAgent } from '../../api/update-agent';
import { messages } from '../../messages';
import type { Agent } from '../../model/agent';
import { type AgentInfo, agentInfoSchema } from '../../model/agent-form';
import { tellFailure } from '../tell-failure';
import { useRefreshAgent } from '../use-refresh-agent';

export function InfoTab({ agent }: { agent: Agent }) {
  const refresh = useRefreshAgent(agent.id);
  const form = useForm({
    initial: { name: agent.name, description: agent.description ?? '', isEnabled: String(agent.isEnabled) },
    schema: agentInfoSchema,
    submit: save,
    draft: `agent/${agent.id}/info`,
  });

  async function save(info: AgentInfo) {
    try {
      await updateAgent(agent, info);
    } catch (error) {
      tellFailure(messages.info.failed)(error);
      throw error;
    }
    showToast('success', messages.info.updated);
    await refresh();
  }

  return (
    <Card maxW="640px">
      <form onSubmit={form.onSubmit} noValidate>
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
      </form>
    </Card>
  );
}
