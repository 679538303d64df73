import { Box, Button, Flex, Spinner, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { useEffect, useState } from 'react';
import * as messages from './messages';
import { reloadPage } from './reload-page';

/** A hanging request ends only after 120 s; a reload sends it again. */
const SLOW_MS = 10_000;

/** Shows that a page is loading. Offers to reload the whole page when that takes long. */
export function PageLoading() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsSlow, SLOW_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="4"
      minH="240px"
      color="text.muted"
      data-loading={isSlow ? undefined : ''}
    >
      <Spinner size="28px" />
      <Box role="status">{isSlow ? messages.slow : <VisuallyHidden>{messages.loading}</VisuallyHidden>}</Box>
      {isSlow && (
        <Button variant="outline" onClick={reloadPage}>
          {messages.reloadPage}
        </Button>
      )}
    </Flex>
  );
}
