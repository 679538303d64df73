import { Box, Button, Flex, Spinner, Text } from '@frontdesk/shared/ui/core';
import { TimeAgo } from '@frontdesk/shared/ui/data';
import type { Website } from '../../api/documents';
import * as messages from '../../messages';
import { SourceLink } from './SourceLink';

const words = messages.websites;

interface WebsiteRowProps {
  readonly website: Website;
  readonly onRefresh: () => void;
  readonly onRemove: () => void;
}

/** Shows a website: its address, its number of pages, and what its last fetch changed. */
export function WebsiteRow({ website, onRefresh, onRemove }: WebsiteRowProps) {
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
            <Text>{words.fetching(website.pages)}</Text>
          </Flex>
        ) : (
          <FetchedWords website={website} />
        )}
        {!isFetching && error && <Text tone="danger">{error}</Text>}
      </Box>
      <Flex gap="2" wrap="wrap">
        {!isFetching && (
          <Button variant="outline" size="sm" aria-label={`${words.refresh} ${address}`} onClick={onRefresh}>
            {words.refresh}
          </Button>
        )}
        <Button variant="outline" size="sm" aria-label={`${words.remove} ${address}`} onClick={onRemove}>
          {words.remove}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Shows text such as '12 pages · Fetched 5 min ago · 2 changed, 1 new'. */
function FetchedWords({ website }: { website: Website }) {
  const { pages, lastFetched, isCut, error, changes } = website;
  const changed = words.changes(changes) || (error === null ? words.nothingChanged : '');
  return (
    <Text tone="muted">
      {words.pages(pages)}
      {' · '}
      {lastFetched === null ? (
        words.never
      ) : (
        <>
          {error === null ? words.fetched : words.lastFetched} <TimeAgo time={lastFetched} />
        </>
      )}
      {changed && lastFetched !== null && ` · ${changed}`}
      {isCut && ` · ${words.isCut}`}
    </Text>
  );
}
