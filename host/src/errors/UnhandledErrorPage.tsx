import { Box, Button, Heading, Text } from '@frontdesk/shared/ui/core';
import { useEffect } from 'react';

/** Shown for errors that nothing else handled (spec section 8.7). */
export function UnhandledErrorPage({ error }: { error: unknown }) {
  useEffect(function nameTab() {
    document.title = 'Unhandled Thrown Error! - Frontdesk';
  }, []);
  return (
    <Box as="main" maxW="640px" mx="auto" px="4" py="20">
      <Heading as="h1" size="lg">
        Unhandled Thrown Error!
      </Heading>
      <Text tone="muted" mt="3">
        Something broke that this page did not expect. What you saved before is safe.
      </Text>
      {error instanceof Error && (
        <Text mt="3" fontFamily="mono" fontSize="sm">
          {error.message}
        </Text>
      )}
      <Button mt="6" onClick={() => window.location.assign('/admin')}>
        Go to the dashboard
      </Button>
    </Box>
  );
}
