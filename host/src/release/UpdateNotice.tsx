import { hasUnsavedWork } from '@frontdesk/shared/app';
import { Box, Button, Card, Notice, Text } from '@frontdesk/shared/ui/core';
import { useState } from 'react';
import { useRelease } from './release-store';

/** Offers to reload once a newer release is there. Nothing reloads by itself, and nothing over unsaved work. */
export function UpdateNotice() {
  const isNewReady = useRelease((release) => release.isNewReady);
  const [isHeld, setHeld] = useState(false);
  if (!isNewReady) return null;

  function reload() {
    if (hasUnsavedWork()) setHeld(true);
    else window.location.reload();
  }

  return (
    <Box position="fixed" bottom="4" left="4" right={{ base: '4', md: 'auto' }} width={{ md: '420px' }} zIndex="40">
      <Card p="0" overflow="hidden">
        <Notice
          tone="info"
          action={
            <Button size="sm" onClick={reload}>
              Reload
            </Button>
          }
        >
          <strong>Update available</strong>
          <Text>
            {isHeld ? 'Save or clear what you typed first, then reload.' : 'A new version of this site is ready.'}
          </Text>
        </Notice>
      </Card>
    </Box>
  );
}
