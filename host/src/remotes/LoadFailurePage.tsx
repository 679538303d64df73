import { useSession } from '@frontdesk/shared/app';
import { Box, Button, Flex, Notice, PageFrame, Text, TextLink } from '@frontdesk/shared/ui/core';
import { useRetryWhenOnline } from '../offline/use-retry-when-online';
import type { LoadFailure } from './load-failure';
import { reloadPage } from './reload-page';

interface LoadFailureProps {
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
}

/** Says which part of the site could not be shown and why; the shell around it goes on. */
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
    <PageFrame title="This part is not available">
      <LoadFailureNotice {...props} />
      {token !== null && (
        <Text mt="4">
          <TextLink to="/admin/health">See how every part of this site is doing</TextLink>
        </Text>
      )}
    </PageFrame>
  );
}

/** The same in one box, over a page that works all the same. */
export function LoadFailureBanner(props: LoadFailureProps) {
  return (
    <Box maxW="1200px" mx="auto" px={{ base: '4', md: '8' }} pt="6">
      <LoadFailureNotice {...props} />
    </Box>
  );
}

/** The failure in one box, with 'Try again'. */
export function LoadFailureNotice({ failure, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Flex gap="2">
          <Button onClick={onRetry}>Try again</Button>
          {isHostGone(failure) && (
            <Button variant="outline" onClick={reloadPage}>
              Reload page
            </Button>
          )}
        </Flex>
      }
    >
      <strong>
        chunk load failure ({failure.kind}): {failure.remote} {failure.version}
      </strong>
      <Text mt="1">{failure.message} Everything else keeps working.</Text>
    </Notice>
  );
}

/** A newer host has other files; only a reload fetches that one. */
const isHostGone = ({ remote, kind }: LoadFailure) => remote === 'host' && kind === 'missing';
