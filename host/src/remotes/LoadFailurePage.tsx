import { useSession } from '@frontdesk/shared/app';
import { Box, Button, Flex, Notice, PageFrame, Text, TextLink } from '@frontdesk/shared/ui/core';
import { useRetryWhenOnline } from '../offline/use-retry-when-online';
import type { LoadFailure } from './load-failure';
import { reloadPage } from './reload-page';

interface LoadFailureProps {
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
}

/** Shows which part of the site could not be loaded and why. The shell around it still works. */
export function LoadFailurePage(props: LoadFailureProps) {
  const { token } = useSession();
  const isWaiting = useRetryWhenOnline(props.failure, props.onRetry);
  if (isWaiting) {
    return (
      <PageFrame title="You are offline">
        <Notice tone="warning" action={<Button onClick={props.onRetry}>Try again</Button>}>
          This page loads by itself when the network returns.
        </Notice>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={hasCrashed(props.failure) ? 'This page crashed' : 'This part is not available'}>
      <LoadFailureNotice {...props} />
      {token !== null && (
        <Text mt="4">
          <TextLink to="/admin/health">View system health</TextLink>
        </Text>
      )}
    </PageFrame>
  );
}

/** Shows the failure in a box above a page that works. */
export function LoadFailureBanner(props: LoadFailureProps) {
  return (
    <Box maxW="clamp(1200px, 100vw - 240px, 1600px)" mx="auto" px={{ base: '4', md: '8' }} pt="6">
      <LoadFailureNotice {...props} />
    </Box>
  );
}

export function LoadFailureNotice({ failure, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Flex gap="2">
          <Button onClick={onRetry}>Try again</Button>
          {isHostReplaced(failure) && (
            <Button variant="outline" onClick={reloadPage}>
              Reload page
            </Button>
          )}
        </Flex>
      }
    >
      <strong>{headlineOf(failure)}</strong>
      <Text mt="1">{failure.message} Everything else keeps working.</Text>
      <Text mt="1" fontSize="xs">
        chunk load failure ({failure.kind}): {failure.remote} {failure.version}
        {hasCrashed(failure) && ', crashed'}
      </Text>
    </Notice>
  );
}

/** Whether the page loaded and then threw while rendering. */
const hasCrashed = ({ step }: LoadFailure) => step === 'render';

function headlineOf(failure: LoadFailure): string {
  if (hasCrashed(failure)) return 'An error stopped this part of the site.';
  return failure.remote === 'registry' ? 'This site could not be loaded.' : 'A part of this site could not be loaded.';
}

/** Whether a release has replaced the host's files; only a reload loads the new ones. */
const isHostReplaced = ({ remote, kind }: LoadFailure) => remote === 'host' && kind === 'missing';
