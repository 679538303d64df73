import { Button, Notice, PageFrame, Text } from '@frontdesk/shared/ui/core';
import type { LoadFailure } from './load-failure';

/** Says which part of the site could not be shown and why; the shell around it goes on. */
export function LoadFailurePage({ failure, onRetry }: { failure: LoadFailure; onRetry: () => void }) {
  return (
    <PageFrame title="This part is not available">
      <Notice tone="danger" action={<Button onClick={onRetry}>Try again</Button>}>
        <strong>
          chunk load failure ({failure.kind}): {failure.remote} {failure.version}
        </strong>
        <Text mt="1">{failure.message} Everything else keeps working.</Text>
      </Notice>
    </PageFrame>
  );
}
