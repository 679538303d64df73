import { messageOf, showToast } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Button, Card, chakra, Flex, Notice, Spinner, Text } from '@frontdesk/shared/ui/core';
import { FailedState, TimeAgo } from '@frontdesk/shared/ui/data';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useTabPoll } from '@frontdesk/shared/use-tab-poll';
import Globe from 'lucide-react/icons/globe';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { addWebsite, refreshWebsite, removeWebsite, type Website, websitesQuery } from '../../api/documents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { isUnavailable } from '../is-unavailable';
import { useAction } from '../use-action';
import { useRefreshAgent } from '../use-refresh-agent';
import { SourceLink } from './DocumentRow';

const POLL_MS = 3_000;

/**
 * Returns the agent's websites. Polls while the server is fetching any, and refreshes the documents when their pages
 * change.
 */
function useWebsites(agent: Agent) {
  const refreshAgent = useRefreshAgent(agent.id);
  const query = useQuery({ ...websitesQuery(agent.id), enabled: useOwnCalls() });
  useTabPoll<typeof query.data>({
    queryKey: websitesQuery(agent.id).queryKey,
    intervalMs: (newest) => (newest?.websites.some(({ isFetching }) => isFetching) ? POLL_MS : false),
  });
  const found = query.data?.websites.map(progressOf).join();
  const shown = useRef(found);
  useEffect(
    function showNewDocuments() {
      if (found !== undefined && shown.current !== undefined && found !== shown.current) void refreshAgent();
      shown.current = found;
    },
    [found, refreshAgent],
  );
  return query;
}

const progressOf = ({ id, pages, changes, lastTried }: Website) =>
  [id, pages, changes.added, changes.changed, changes.removed, lastTried].join(' ');

interface WebsiteRowProps {
  readonly website: Website;
  readonly onRefresh: () => void;
  readonly onRemove: () => void;
}

/** Shows a website: its address, its number of pages, and the changes found by its last fetch. */
function WebsiteRow({ website, onRefresh, onRemove }: WebsiteRowProps) {
  const { address, isFetching, error } = website;
  return (
    <Flex
      as="li"
      gap="3"
      wrap="wrap"
      align="center"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      _last={{ pb: 0 }}
    >
      <Box flex="1 1 16rem" minW={0}>
        <SourceLink address={address} />
        {isFetching ? (
          <Flex align="center" gap="2">
            <Spinner size="14px" />
            <Text>{messages.websites.fetching(website.pages)}</Text>
          </Flex>
        ) : (
          <FetchedWords website={website} />
        )}
        {!isFetching && error && <Text tone="danger">{error}</Text>}
      </Box>
      <Flex gap="2" wrap="wrap">
        {!isFetching && (
          <Button variant="outline" size="sm" aria-label={messages.websites.refreshOf(address)} onClick={onRefresh}>
            {messages.websites.refresh}
          </Button>
        )}
        <Button variant="outline" size="sm" aria-label={messages.websites.removeOf(address)} onClick={onRemove}>
          {messages.websites.remove}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Shows text such as '12 pages · Fetched 5 min ago · 2 changed, 1 new'. */
function FetchedWords({ website }: { website: Website }) {
  const { pages, lastFetched, isCut, error, changes } = website;
  const changed = messages.websites.changes(changes) || (error === null ? messages.websites.nothingChanged : '');
  return (
    <Text tone="muted">
      {messages.websites.pages(pages)}
      {' · '}
      {lastFetched === null ? (
        messages.websites.never
      ) : (
        <>
          {error === null ? messages.websites.fetched : messages.websites.lastFetched} <TimeAgo time={lastFetched} />
        </>
      )}
      {changed && lastFetched !== null && ` · ${changed}`}
      {isCut && ` · ${messages.websites.isCut}`}
    </Text>
  );
}

interface WebsiteListProps {
  readonly websites: readonly Website[];
  readonly onChanged: () => Promise<unknown>;
  /** Called after the focused row has been removed. */
  readonly onRemoved: () => void;
}

/** Lists an agent's websites, each with the result of its last fetch. */
function WebsiteList({ websites, onChanged, onRemoved }: WebsiteListProps) {
  const [leaving, setLeaving] = useState<Website | null>(null);
  const refreshing = useAction({
    act: ({ id }: Website) => refreshWebsite(id),
    done: () => messages.websites.refreshStarted,
    failed: messages.websites.refreshFailed,
    onDone: onChanged,
  });
  const removal = useAction({
    act: ({ id }: Website) => removeWebsite(id),
    done: () => messages.websites.removed,
    failed: messages.websites.removeFailed,
    async onDone() {
      await onChanged();
      onRemoved();
    },
    onEnd: () => setLeaving(null),
  });
  return (
    <>
      <Box as="ul" aria-label={messages.websites.title} mt="4" borderTopWidth="1px">
        {websites.map((website) => (
          <WebsiteRow
            key={website.id}
            website={website}
            onRefresh={() => refreshing.run(website)}
            onRemove={() => setLeaving(website)}
          />
        ))}
      </Box>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={leaving?.address}
        question={leaving ? messages.websites.removeQuestion(leaving.address, leaving.pages) : ''}
        confirmLabel={messages.websites.remove}
        pending={removal.isPending}
        onConfirm={() => leaving && removal.run(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </>
  );
}

const schema = v.object({ address: filledText(messages.websites.field) });
const Form = chakra('form');

/** Shows the websites whose pages are documents. Hidden on a server that fetches no websites. */
export function WebsitesSection({ agent }: { agent: Agent }) {
  const websites = useWebsites(agent);
  const section = useRef<HTMLDivElement>(null);
  const form = useForm({
    initial: { address: '' },
    schema,
    async submit({ address }) {
      await addWebsite(agent.id, address);
      showToast('success', messages.websites.added);
      form.set({ address: '' });
      await websites.refetch();
    },
    draft: `agent/${agent.id}/website`,
  });
  const { data, error } = websites;
  // The answer is pending, or the server does not have the call.
  if (!data && (error === null || isUnavailable(error))) return null;
  return (
    <Card ref={section} as="section" aria-label={messages.websites.title} tabIndex={-1} outline="none">
      <Form onSubmit={form.onSubmit} noValidate>
        <Flex gap="3" wrap="wrap" align="flex-start">
          <Box flex="1 1 16rem" minW={0}>
            <TextField
              label={messages.websites.field}
              placeholder={messages.websites.placeholder}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              hint={messages.websites.intro}
              {...form.field('address')}
            />
          </Box>
          <Button type="submit" variant="outline" pending={form.isSubmitting} mt={{ base: '0', sm: '28px' }}>
            <Globe aria-hidden /> {messages.websites.add}
          </Button>
        </Flex>
        {form.failure !== null && (
          <Box mt="3">
            <Notice tone="danger">
              {messages.websites.addFailed} {messageOf(form.failure)}
            </Notice>
          </Box>
        )}
      </Form>
      {!data && error && (
        <FailedState what={messages.websites.loadFailed} error={error} onRetry={() => void websites.refetch()} />
      )}
      {data && data.websites.length > 0 && (
        <WebsiteList
          websites={data.websites}
          onChanged={() => websites.refetch()}
          onRemoved={() => section.current?.focus()}
        />
      )}
    </Card>
  );
}
