import { Box, Button, ButtonLink, Text } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState } from '@frontdesk/shared/ui/data';
import Bot from 'lucide-react/icons/bot';
import SearchX from 'lucide-react/icons/search-x';
import * as messages from '../../messages';
import { urls } from '../../urls';

interface AgentGridOverlayProps {
  /** Number of agents without the filter; undefined after a failure. */
  readonly total: number | undefined;
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly onClearFilter: () => void;
}

/** Replaces the rows when loading failed, there are no agents, or none match. */
export function AgentGridOverlay({ total, failure, onRetry, onClearFilter }: AgentGridOverlayProps) {
  return (
    // As wide as the visible part of the scrolled table, and fixed while it scrolls.
    <Box position="sticky" insetStart="0" width="100%">
      {failure ? (
        <Box p="4">
          <FailedState what={messages.list.error} error={failure} onRetry={onRetry} />
        </Box>
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
              {messages.grid.clearFilter}
            </Button>
          }
        >
          {messages.list.noResults}
        </EmptyState>
      )}
    </Box>
  );
}
