import { showToast } from '@frontdesk/shared/app';
import { siteOrigin } from '@frontdesk/shared/endpoints/allowed-sites';
import { useNewerChanges } from '@frontdesk/shared/newer-changes';
import { Card, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { type Form, TextAreaField, useForm } from '@frontdesk/shared/ui/form';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { fetchAgent, setAllowedSites } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { showFailure } from '../show-failure';
import { useRefreshAgent } from '../use-refresh-agent';

/** Validates typed sites, one per line; the output is in the form that the server accepts. */
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

interface AllowedSitesForm {
  readonly form: Form<{ readonly sites: string }>;
  /** Whether any site may use the agent. */
  readonly isAny: boolean;
  /** Asks whether to overwrite newer changes. */
  readonly dialog: ReactNode;
}

/** The form with the sites that may use the agent; null when the server has no such list. */
export function useAllowedSites({ id, allowedSites }: Pick<Agent, 'id' | 'allowedSites'>): AllowedSitesForm | null {
  const refresh = useRefreshAgent(id);
  const form = useForm({
    initial: { sites: allowedSites?.join('\n') ?? '' },
    schema: allowedSitesSchema,
    before: (values, begun) => newer.before(values, begun),
    submit: save,
    draft: `agent/${id}/sites`,
  });

  const newer = useNewerChanges({
    read: async () => ({ sites: (await fetchAgent(id)).allowedSites?.join('\n') ?? '' }),
    labels: { sites: messages.sites.label },
  });

  async function save({ sites: wanted }: { sites: string[] }) {
    try {
      await setAllowedSites(id, wanted);
    } catch (error) {
      showFailure(messages.sites.failed)(error);
      throw error;
    }
    form.set({ sites: wanted.join('\n') });
    showToast('success', messages.sites.saved[wanted.length === 0 ? 'any' : 'some']);
    await refresh();
  }

  return allowedSites ? { form, isAny: allowedSites.length === 0, dialog: newer.dialog } : null;
}

/** Edits the sites that may use the agent. Part of the Chatbot Settings form. */
export function AllowedSitesCard({ form, isAny }: Omit<AllowedSitesForm, 'dialog'>) {
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2">{messages.sites.title}</Heading>
          <Text tone="muted">{isAny ? messages.sites.any : messages.sites.some}</Text>
        </Stack>
        <TextAreaField
          label={messages.sites.label}
          rows={3}
          placeholder="https://www.example.com"
          spellCheck={false}
          autoCapitalize="off"
          hint={messages.sites.hint}
          {...form.field('sites')}
        />
      </Stack>
    </Card>
  );
}
