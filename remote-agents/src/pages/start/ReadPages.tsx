import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, chakra, Flex, Spinner, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { Skeleton } from '@frontdesk/shared/ui/data';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { readAgain, websitesQuery } from '../../api/documents';
import { type Progress, startQuery } from '../../api/start';
import { type Counted, started as words } from '../../messages/started';
import type { Agent } from '../../model/agent';
import { statusOf } from '../../model/document';
import { urls } from '../../urls';
import { PathIcon } from '../PathIcon';
import { useAction } from '../use-action';
import { useRefreshAgent } from '../use-refresh-agent';

const Pages = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    color: 'text.muted',
    '& li': { display: 'flex', gap: '2', alignItems: 'center', minW: 0 },
    '& svg': { flexShrink: 0, color: 'success' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

const WIDTHS = ['48%', '70%', '40%'] as const;

/** The page that is being read, and until the first has been read, placeholders for the pages after it. */
function ComingPages({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <Pages mt="4">
      <Text as="li" color="text">
        <Flex boxSize="16px" color="brass" aria-hidden>
          <Spinner size="16px" />
        </Flex>
        <span>{isFirst ? words.readingFirst : words.readingNext}</span>
      </Text>
      {isFirst &&
        WIDTHS.map((width) => (
          <li key={width} aria-hidden>
            <Box boxSize="16px" flexShrink={0} />
            <Skeleton height="14px" my="1" width={width} />
          </li>
        ))}
    </Pages>
  );
}

interface ReadPagesProps {
  readonly agentId: WireId;
  readonly progress: Progress | undefined;
  readonly isDone: boolean;
}

/** Names the pages that were read last, below those that are next. */
export function ReadPages({ agentId, progress, isDone }: ReadPagesProps) {
  const { newest = [], read = 0 } = progress ?? {};
  return (
    <>
      {!isDone && <ComingPages isFirst={newest.length === 0} />}
      {newest.length > 0 && (
        <Pages aria-label={words.pages} mt={isDone ? '4' : '2'}>
          {newest.map((page, place) => (
            // Keyed by position: pages may have the same title.
            <li key={place}>
              <Check size={16} aria-hidden /> <span>{page}</span>
            </li>
          ))}
        </Pages>
      )}
      {isDone && read > newest.length && (
        <Box mt="3">
          <TextLink to={urls.agentTab(agentId, 'documents')}>{words.allPages(read)}</TextLink>
        </Box>
      )}
    </>
  );
}

/** The others are named in the list of documents. */
const NAMED_MAX = 5;

interface UnreadPagesProps {
  readonly agent: Agent;
  readonly progress: Progress;
  /** The kind of thing that the agent is reading. */
  readonly what: Counted;
}

/** Returns a site's address without its scheme and `www.`. */
const plain = (address: string) => address.replace(/^https?:\/\/(www\.)?|\/$/g, '');

/** Names everything that could not be read, with the reasons, and can read it again. */
export function UnreadPages({ agent, progress: { failed, error, isReading }, what }: UnreadPagesProps) {
  const queries = useQueryClient();
  const refresh = useRefreshAgent(agent.id);
  const unread = agent.documents.filter((document) => statusOf(document) === 'failed');
  const sitesQuery = websitesQuery(agent.id);
  const { data } = useQuery({ ...sitesQuery, enabled: error !== null });
  const named = data?.websites.filter((site) => site.error !== null) ?? [];
  // Until the sites are known, only the reason is shown.
  const unnamed = [{ id: 'site', address: '', error }];
  const sites = error === null ? [] : named.length > 0 ? named : unnamed;
  const rows = [
    ...sites.map(({ id, address, error: reason }) => ({ id, kind: 'site' as const, name: plain(address), reason })),
    ...unread.map(({ id, sourceAddress, name, error: reason }) => ({
      id,
      kind: sourceAddress === null ? ('file' as const) : ('page' as const),
      name,
      reason,
    })),
  ];
  const kinds = new Set<Counted>(rows.map(({ kind }) => kind));
  if (unread.length < failed) kinds.add(what);
  const [kind = what, ...others] = kinds;
  const isOld = unread.length !== failed;
  useEffect(
    function nameThem() {
      // The agent was fetched before its pages were read.
      if (isOld) void refresh();
    },
    // Without `refresh`, which is a new function on every render.
    [isOld, failed],
  );
  const reading = useAction({
    act: () => readAgain(agent.id, unread, error !== null),
    failed: words.againFailed,
    async onDone() {
      void queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
      await queries.invalidateQueries({ queryKey: startQuery(String(agent.id)).queryKey });
      await refresh();
    },
  });
  return (
    <Box role="group" aria-label={words.unread} borderTopWidth="1px" mt="4" pt="4">
      <Flex gap="3" align="center" justify="space-between">
        <Text role="status" fontWeight={500}>
          {words.failedPages(sites.length + failed, others.length > 0 ? 'both' : kind)}
        </Text>
        {!isReading && (
          <Button variant="outline" size="sm" pending={reading.isPending} onClick={() => reading.run()}>
            {words.again}
          </Button>
        )}
      </Flex>
      <Stack as="ul" gap="3" mt="3" _empty={{ display: 'none' }}>
        {rows.slice(0, NAMED_MAX).map(({ id, name, reason }) => (
          <Flex as="li" key={id} gap="2">
            <Box color="danger" flexShrink={0} pt="1">
              <PathIcon size={16} d="M12 8v5m0 3v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18" />
            </Box>
            <Box minW={0}>
              <Text overflowWrap="anywhere">{name}</Text>
              {reason && (
                <Text tone="muted" fontSize="xs">
                  {reason}
                </Text>
              )}
            </Box>
          </Flex>
        ))}
      </Stack>
      {rows.length > NAMED_MAX && (
        <Box mt="3">
          <TextLink to={urls.agentTab(agent.id, 'documents')}>{words.allPages(rows.length)}</TextLink>
        </Box>
      )}
    </Box>
  );
}

/** Shows how much has been read; the text above it says the same. */
export const Bar = chakra('div', {
  base: {
    height: '6px',
    rounded: 'full',
    overflow: 'hidden',
    bg: 'subtle',
    '& > div': {
      height: '100%',
      rounded: 'full',
      bg: 'brass',
      transition: 'width 400ms',
      _motionReduce: { transition: 'none' },
    },
  },
});

const Drawing = chakra('svg', {
  base: {
    boxSize: '48px',
    flexShrink: 0,
    color: 'brass',
    animation: 'enter 400ms ease-out',
    '& path:last-of-type': { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' },
  },
});

/** Shows that the agent is ready: the bell on the desk rings. */
export function Ready() {
  return (
    <Drawing viewBox="0 0 32 32" fill="currentColor" aria-hidden>
      <path d="M6 25a10 10 0 0 1 20 0zM5 27h22v3H5zM14 10h4v3h-1v3h-2v-3h-1z" />
      <path d="M16 2v3M7 6l2 2.5M25 6l-2 2.5" />
    </Drawing>
  );
}
