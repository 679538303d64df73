import { messageOf, showToast } from '@frontdesk/shared/app';
import { siteOrigin } from '@frontdesk/shared/endpoints/allowed-sites';
import { Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, TextAreaField, useForm } from '@frontdesk/shared/ui/form';
import * as v from 'valibot';
import { setAllowedSites } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { showFailure } from '../show-failure';
import { useRefreshAgent } from '../use-refresh-agent';

/** Validates sites as they are typed, one per line; the output is what the server accepts. */
export const allowedSitesSchema = v.object({
  sites: v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\n,]+/).flatMap((line) => line.trim() || [])),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const site of dataset.value) {
        if (siteOrigin(site) === null) addIssue({ message: messages.sites.notASite(site) });
      }
    }),
    v.transform((sites) => [...new Set(sites.map((site) => siteOrigin(site) ?? site))]),
  ),
});

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
      showFailure(messages.sites.failed)(error);
      throw error;
    }
    form.set({ sites: wanted.join('\n') });
    showToast('success', messages.sites.saved);
    await refresh();
  }

  return (
    <Card>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="4">
          <Stack gap="1">
            <Heading as="h2" size="sm">
              {messages.sites.title}
            </Heading>
            <Text tone="muted">{sites.length === 0 ? messages.sites.any : messages.sites.some}</Text>
          </Stack>
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
          <TextAreaField
            label={messages.sites.label}
            rows={3}
            placeholder="https://www.example.com"
            spellCheck={false}
            autoCapitalize="off"
            hint={messages.sites.hint}
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
