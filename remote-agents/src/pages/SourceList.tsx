import { Badge, Box, chakra, Stack, Text } from '@frontdesk/shared/ui/core';
import * as conversationMessages from '../messages/conversations';
import type { AnswerSource } from '../model/test-chat';

const Details = chakra('details', {
  base: {
    fontSize: 'sm',
    '& > summary': { cursor: 'pointer', color: 'accent.text', fontWeight: 500, rounded: 'sm' },
  },
});

interface SourceListProps {
  readonly title: string;
  readonly sources: readonly AnswerSource[];
}

/** Lists documents, each with the passage that was used. */
export function SourceList({ title, sources }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <Box mt="2" pt="2" borderTopWidth="1px" borderColor="line.strong/40">
      <Text tone="muted" fontSize="xs">
        {title}
      </Text>
      <Stack gap="1">
        {sources.map((source, place) => (
          // Keyed by position: several passages may come from the same document, and they never change places.
          <Details key={place}>
            <summary>
              {source.name} {source.isDeleted && <Badge>{conversationMessages.detail.documentDeleted}</Badge>}
            </summary>
            <Text as="blockquote" tone="muted" mt="1" ps="3" borderStartWidth="2px" dir="auto">
              {source.excerpt}
            </Text>
          </Details>
        ))}
      </Stack>
    </Box>
  );
}
