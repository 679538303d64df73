import { messageOf } from '../../http/api-error';
import * as messages from '../../messages/data';
import type { PartFailure } from '../../parts/load-part';
import { Button } from '../core/Button';
import { Notice } from '../core/Notice';
import { Text } from '../core/text';

/** Reports that `what` could not be loaded and why, and offers a retry. */
export function FailedState({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const failure = failureIn(error);
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      }
    >
      <strong>{what}</strong> {failure ? failure.message : messageOf(error)}
      {failure && (
        <Text mt="1" fontSize="xs">
          {messages.chunkLoadFailure} ({failure.kind}): {failure.remote} {failure.version}
        </Text>
      )}
    </Notice>
  );
}

/** Returns what the host found out about a part that did not load. */
function failureIn(error: unknown): PartFailure | null {
  return error instanceof Error && 'failure' in error ? (error.failure as PartFailure) : null;
}
