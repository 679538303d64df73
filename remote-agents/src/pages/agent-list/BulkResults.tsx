import { Box, Button, Flex, Stack, Text } from '@frontdesk/shared/ui/core';
import type { RefObject } from 'react';
import * as messages from '../../messages';
import { usePassFocusOn } from '../use-pass-focus-on';
import type { BulkResult } from './use-bulk-actions';

interface BulkResultsProps {
  readonly results: readonly BulkResult[];
  readonly onDismiss: () => void;
  readonly fallback: RefObject<HTMLElement | null>;
}

export function BulkResults({ results, onDismiss, fallback }: BulkResultsProps) {
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  const failures = results.filter(({ isFailure }) => isFailure).length;
  return (
    <Box ref={frame} mb="4" p="4" bg="surface" borderWidth="1px" rounded="lg">
      <Flex align="center" justify="space-between" gap="3" mb="2">
        <Text fontWeight={500} role="status">
          {messages.list.bulkCounts(results.length - failures, failures)}
        </Text>
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          {messages.actions.dismiss}
        </Button>
      </Flex>
      <Stack as="ul" gap="1" listStyleType="none" maxH="160px" overflowY="auto" aria-label={messages.list.bulkResults}>
        {results.map(({ id, name, text, isFailure }) => (
          <Flex as="li" key={id} gap="3" justify="space-between">
            <Text truncate title={name}>
              {name}
            </Text>
            <Text tone={isFailure ? 'danger' : 'muted'} flexShrink={0} maxW="60%">
              {text}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
