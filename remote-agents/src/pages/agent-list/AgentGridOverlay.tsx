import { Box, Button, ButtonLink, Stack, Text } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import Bot from 'lucide-react/icons/bot';
import SearchX from 'lucide-react/icons/search-x';
import * as messages from '../../messages';
import { AGENTS_PER_PAGE } from '../../model/agent-list';
import { urls } from '../../urls';

interface AgentGridOverlayProps {
  /** How many agents there are without the filter; undefined until known. */
  readonly total: number | undefined;
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly onClearFilter: () => void;
}

/** What stands in the grid when there are no rows: loading, failed, none at all, none that match. */
export function AgentGridOverlay({ total, failure, onRetry, onClearFilter }: AgentGridOverlayProps) {
  return (
    // As wide as what can be seen of the scrolled table, and in place while it scrolls.
    <Box position="sticky" left="0" width="100%">
      {failure ? (
        <Box p="4">
          <FailedState what={messages.list.error} error={failure} onRetry={onRetry} />
        </Box>
      ) : total === undefined ? (
        <Stack gap="0" role="status" aria-label="Loading agents">
          {Array.from({ length: AGENTS_PER_PAGE }, (_, row) => (
            <Box key={row} height="48px" px="4" py="3.5" borderTopWidth="1px">
              <Skeleton height="18px" />
            </Box>
          ))}
        </Stack>
      ) : total === 0 ? (
        <EmptyState icon={<Bot aria-hidden />} action={<ButtonLink to={urls.newAgent}>{messages.list.add}</ButtonLink>}>
          <Text as="strong" display="block" color="text">
            {messages.list.noRows}
          </Text>
          {messages.list.noRowsInvitation}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<SearchX aria-hidden />}
          action={
            <Button variant="outline" onClick={onClearFilter}>
              Clear filter
            </Button>
          }
        >
          {messages.list.noResults}
        </EmptyState>
      )}
    </Box>
  );
}
