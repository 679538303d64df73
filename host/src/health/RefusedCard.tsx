import { Badge, Box, Card, Flex, Heading, Notice } from '@frontdesk/shared/ui/core';
import type { LoadFailure } from '../remotes/load-failure';

/** Something in the registry that cannot be used as it stands. */
export function RefusedCard({ failure }: { failure: LoadFailure }) {
  return (
    <Card as="article" aria-label={`${failure.remote}, refused`}>
      <Flex gap="3" align="center">
        <Heading as="h2">{failure.remote}</Heading>
        <Badge tone="danger">refused</Badge>
      </Flex>
      <Box mt="4">
        <Notice tone="danger">
          {failure.version}, {failure.kind}: {failure.message}
        </Notice>
      </Box>
    </Card>
  );
}
