import * as messages from '../../messages/form';
import { Button } from '../core/Button';
import { Notice } from '../core/Notice';

interface DraftNoticeProps {
  /** Whether the page opened with a draft that is still unsaved. */
  readonly isDraft: boolean;
  readonly onDiscard: () => void;
}

/** Reports that unsaved changes from an earlier visit were restored, and offers to discard them. */
export function DraftNotice({ isDraft, onDiscard }: DraftNoticeProps) {
  if (!isDraft) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="outline" size="sm" onClick={onDiscard}>
          {messages.discardChanges}
        </Button>
      }
    >
      {messages.changesAreBack}
    </Notice>
  );
}
