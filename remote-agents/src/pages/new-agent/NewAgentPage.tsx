import { messageOf, showToast, useNavigate } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, ButtonLink, Card, Flex, Grid, Notice, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, SelectField, TextAreaField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { createAgent } from '../../api/create-agent';
import { listedAgentsQuery } from '../../api/listed-agents';
import * as messages from '../../messages';
import { type AgentInfo, newAgentSchema } from '../../model/agent-form';
import type { CreatedState } from '../../model/created-state';
import { urls } from '../../urls';
import { showFailure } from '../show-failure';

const { queryKey } = listedAgentsQuery;
const STATUS_OPTIONS = [
  { value: 'true', label: messages.status.enabled },
  { value: 'false', label: messages.status.disabled },
];

export function NewAgentPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const isOurs = useOwnCalls();
  const form = useForm({
    initial: { name: '', description: '', isEnabled: 'true' },
    schema: newAgentSchema,
    submit: create,
    draft: 'new-agent',
  });

  const name = spelling(form.values.name);
  const { data: agents } = useQuery({ ...listedAgentsQuery, enabled: name !== '' });
  // During a submission, the list may already contain the new agent itself.
  const isTaken = !form.isSubmitting && name !== '' && agents?.some((agent) => spelling(agent.name) === name);

  async function create(agent: AgentInfo) {
    const before = client.getQueryData(queryKey);
    let id: WireId | null;
    try {
      id = await createAgent(agent);
    } catch (error) {
      showFailure(messages.create.failed)(error);
      throw error;
    }
    const refreshed = client.invalidateQueries({ queryKey, refetchType: id === null ? 'all' : 'active' });
    if (id === null && before) {
      await refreshed;
      // If the server sends no id, the agent is the only one with its name that was not in the list before.
      const known = new Set(before.map((bot) => bot.id));
      const added = client.getQueryData(queryKey)?.filter((bot) => bot.name === agent.name && !known.has(bot.id));
      if (added?.length === 1) id = added[0]?.id ?? null;
    }
    if (id === null) showToast('success', messages.create.created);
    else showToast('success', messages.create.created, urls.agent(id), messages.create.setUp);
    navigate(urls.agents, { state: { createdId: id } satisfies CreatedState });
  }

  return (
    <PageFrame title={messages.create.title} intro={messages.create.intro}>
      <Grid gap="6" alignItems="start" templateColumns={{ lg: '3fr 2fr' }}>
        <Card>
          <form onSubmit={form.onSubmit} noValidate>
            <Stack gap="5">
              <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
              <TextField
                label={messages.create.name}
                autoComplete="off"
                required
                hint={isTaken ? messages.create.nameTaken : undefined}
                {...form.field('name')}
              />
              <TextAreaField label={messages.create.description} required {...form.field('description')} />
              <SelectField label={messages.create.status} options={STATUS_OPTIONS} {...form.field('isEnabled')} />
              {form.failure !== null && <Notice tone="danger">{messageOf(form.failure)}</Notice>}
              <Flex gap="3" wrap="wrap">
                <Button type="submit" pending={form.isSubmitting}>
                  {messages.create.submit}
                </Button>
                <ButtonLink to={urls.agents} variant="outline" onClick={form.discard}>
                  {messages.actions.cancel}
                </ButtonLink>
              </Flex>
            </Stack>
          </form>
        </Card>
        {isOurs && (
          <Card bg="brass.subtle">
            <Text mb="4">{messages.create.fromSiteText}</Text>
            <ButtonLink to={urls.start} variant="outline">
              {messages.create.fromSite}
            </ButtonLink>
          </Card>
        )}
      </Grid>
    </PageFrame>
  );
}

/** Names that differ only in letter case or surrounding spaces are the same to the owner. */
const spelling = (name: string) => name.trim().toLowerCase();
