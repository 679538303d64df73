import { messageOf } from '../../http/api-error';
import { Button } from '../core/Button';
import { Notice } from '../core/Notice';

/** Something could not be loaded: `what` could not, why, and a way to try again. */
export function FailedState({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <strong>{what}</strong> {messageOf(error)}
    </Notice>
  );
}
