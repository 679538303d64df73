import type { getBots } from '@frontdesk/shared/endpoints/bot-list';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { kindSchemas } from '@frontdesk/shared/endpoints/qr-kinds/all-schemas';
import { chat } from '@frontdesk/shared/endpoints/qr-kinds/chat';
import { useQuery } from '@frontdesk/shared/query';
import { ButtonLink, Card, PageFrame } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import type { ReactNode } from 'react';
import { agentsQuery } from '../../api/agents';
import { KIND_FORMS, titleOf } from '../../kind-forms';
import * as words from '../../messages/chat';
import { fact, placePlaceholder, question } from '../../messages/chat-form';
import { loading } from '../../messages/common';
import { noLinksHere } from '../../messages/links';
import { urls } from '../../urls';
import { useShortLinks } from '../links/use-short-links';
import { GeneratorForm } from './GeneratorForm';
import { ListField } from './ListField';
import { useGeneratorForm, useOpeningKey } from './use-generator';

const { fields } = chat;
const schema = kindSchemas.Chat;

type Agents = ResponseOf<typeof getBots>;

/** The form of a place at which people ask an agent. Shows a new form each time it is opened. */
export function QrChatPage() {
  const key = useOpeningKey();
  const links = useShortLinks();
  const { data: agents, error, refetch } = useQuery(agentsQuery);
  if (links === null) {
    return (
      <Frame>
        <EmptyState drawing="missing" action={<ButtonLink to={urls.generate}>{words.otherCodes}</ButtonLink>}>
          {words.notHere}
        </EmptyState>
      </Frame>
    );
  }
  if (agents && agents.length > 0) return <ChatForm key={key} agents={agents} />;
  if (agents) {
    return (
      <Frame>
        <EmptyState drawing="agents" action={<ButtonLink to={urls.newAgent}>{words.newAgent}</ButtonLink>}>
          {words.noAgents}
        </EmptyState>
      </Frame>
    );
  }
  return (
    <Frame>
      {error ? (
        <FailedState what={words.agentsFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="420px" role="status" aria-label={loading} />
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <PageFrame title={titleOf('Chat')} intro={KIND_FORMS.Chat.intro}>
      <Card>{children}</Card>
    </PageFrame>
  );
}

function ChatForm({ agents }: { readonly agents: Agents }) {
  const { form, frame } = useGeneratorForm({
    type: 'Chat',
    empty: { agentId: onlyIn(agents), place: '', facts: '', starters: '' },
    schema,
    // The server draws its short link.
    generate: () => Promise.reject(new Error(noLinksHere)),
  });
  const { facts, starters } = fields;
  return (
    <GeneratorForm {...frame}>
      <SelectField
        label={fields.agentId.label}
        hint={words.agentHint}
        options={optionsOf(agents, form.values.agentId)}
        {...form.field('agentId')}
      />
      <TextField
        label={fields.place.label}
        hint={words.placeHint}
        placeholder={placePlaceholder}
        autoComplete="off"
        required
        {...form.field('place')}
      />
      <ListField
        label={facts.label}
        hint={words.factsHint}
        item={fact}
        addWords={words.addFact}
        most={facts.most ?? 0}
        lengthMax={facts.lengthMax ?? 0}
        binding={form.field('facts')}
      />
      <ListField
        label={starters.label}
        hint={words.startersHint}
        item={question}
        addWords={words.addQuestion}
        most={starters.most ?? 0}
        lengthMax={starters.lengthMax ?? 0}
        binding={form.field('starters')}
      />
    </GeneratorForm>
  );
}

/** Returns the id of the only agent; '' if there are several. */
function onlyIn([first, second]: Agents): string {
  return first && !second ? String(first.id) : '';
}

function optionsOf(agents: Agents, chosen: string) {
  const known = agents.map(({ id, name, enabled }) => ({
    value: String(id),
    label: enabled ? name : words.disabledAgent(name),
  }));
  const isKnown = known.some(({ value }) => value === chosen);
  if (isKnown) return known;
  return [{ value: chosen, label: chosen === '' ? words.chooseAgent : words.deletedAgent }, ...known];
}
