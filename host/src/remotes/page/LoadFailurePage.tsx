import { useSession } from '@frontdesk/shared/app';
import { Box, Button, Flex, Notice, PageFrame, Text, TextLink } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages/parts';
import { useRetryWhenOnline } from '../../offline/offline';
import type { LoadFailure } from '../failure/load-failure';
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
      <PageFrame title={messages.offline}>
        <Notice tone="warning" action={<Button onClick={props.onRetry}>{messages.tryAgain}</Button>}>
          {messages.loadsByItself}
        </Notice>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={hasCrashed(props.failure) ? messages.crashedTitle : messages.notAvailableTitle}>
      <LoadFailureNotice {...props} />
      {token !== null && (
        <Text mt="4">
          <TextLink to="/admin/health">{messages.toHealth}</TextLink>
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
          <Button onClick={onRetry}>{messages.tryAgain}</Button>
          {isHostReplaced(failure) && (
            <Button variant="outline" onClick={reloadPage}>
              {messages.reloadPage}
            </Button>
          )}
        </Flex>
      }
    >
      <strong>{headlineOf(failure)}</strong>
      <Text mt="1">{`${failure.message} ${messages.othersWork}`}</Text>
      <Text mt="1" fontSize="xs">
        {`${hasCrashed(failure) ? messages.crashedPart : `${messages.chunkLoadFailure} (${failure.kind})`}: ${failure.remote} ${failure.version}`}
      </Text>
    </Notice>
  );
}

/** Whether the page loaded and then threw while rendering, for a reason other than a missing file. */
const hasCrashed = ({ step, kind }: LoadFailure) => step === 'render' && kind === 'other';

function headlineOf(failure: LoadFailure): string {
  if (hasCrashed(failure)) return messages.crashed;
  return failure.remote === 'registry' ? messages.noSite : messages.noPart;
}

/** Whether a release has replaced the host's files; only a reload loads the new ones. */
const isHostReplaced = ({ remote, kind }: LoadFailure) => remote === 'host' && kind === 'missing';
