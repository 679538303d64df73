import { messageOf, showToast } from '@frontdesk/shared/app';
import { Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, TextAreaField, useForm } from '@frontdesk/shared/ui/form';
import { setAllowedSites } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { allowedSitesSchema } from '../../model/allowed-sites';
import { showFailure } from '../show-failure';
import { useRefreshAgent } from '../use-refresh-agent';

const words = messages.sites;

/** Edits the sites that may use the agent. Hidden when the server has no such list. */
export function AllowedSitesCard({ agent, sites }: { agent: Agent; sites: readonly string[] }) {
  const refresh = useRefreshAgent(agent.id);
  const form = useForm({
    initial: { sites: sites.join('\n') },
    schema: allowedSitesSchema,
    submit: save,
    draft: `agent/${agent.id}/sites`,
  });

  async function save({ sites: wanted }: { sites: string[] }) {
    try {
      await setAllowedSites(agent.id, wanted);
    } catch (error) {
      showFailure(words.failed)(error);
      throw error;
    }
    form.set({ sites: wanted.join('\n') });
    showToast('success', words.saved);
    await refresh();
  }

  return (
    <Card>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="4">
          <Stack gap="1">
            <Heading as="h2" size="sm">
              {words.title}
            </Heading>
            <Text tone="muted">{sites.length === 0 ? words.any : words.some}</Text>
          </Stack>
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
          <TextAreaField
            label={words.label}
            rows={3}
            placeholder="https://www.example.com"
            spellCheck={false}
            autoCapitalize="off"
            hint={words.hint}
            {...form.field('sites')}
          />
          {form.failure !== null && <Notice tone="danger">{messageOf(form.failure)}</Notice>}
          <Flex>
            <Button type="submit" variant="outline" pending={form.isSubmitting}>
              {messages.sites.update}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}
