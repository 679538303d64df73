import { Box, Button, Heading, Text } from '@frontdesk/shared/ui/core';
import { useEffect } from 'react';
import * as messages from './messages';

/** Shown for errors that nothing else handled (spec section 8.7). */
export function UnhandledErrorPage({ error }: { error: unknown }) {
  useEffect(function nameTab() {
    document.title = messages.tabTitle;
  }, []);
  return (
    <Box as="main" maxW="640px" mx="auto" px="4" py="20">
      <Heading as="h1" size="lg">
        {messages.title}
      </Heading>
      <Text tone="muted" mt="3">
        {messages.reassurance}
      </Text>
      {error instanceof Error && (
        <Text mt="3" fontFamily="mono" fontSize="sm">
          {error.message}
        </Text>
      )}
      <Button mt="6" onClick={() => window.location.assign('/admin')}>
        {messages.toDashboard}
      </Button>
    </Box>
  );
}
