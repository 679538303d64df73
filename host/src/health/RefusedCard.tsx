import { Badge, Box, Card, Flex, Heading, Notice } from '@frontdesk/shared/ui/core';
import type { LoadFailure } from '../remotes/failure/load-failure';
import * as messages from './messages';

/** Shows an entry of the registry that cannot be used. */
export function RefusedCard({ failure }: { failure: LoadFailure }) {
  return (
    <Card as="article" aria-label={`${failure.remote}, ${messages.refused}`}>
      <Flex gap="3" align="center">
        <Heading as="h2">{failure.remote}</Heading>
        <Badge tone="danger">{messages.refused}</Badge>
      </Flex>
      <Box mt="4">
        <Notice tone="danger">
          {failure.version}, {failure.kind}: {failure.message}
        </Notice>
      </Box>
    </Card>
  );
}
