import { ButtonLink, Notice } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import { urls } from '../../urls';

/** Replaces the form after a new code was saved, because it would save the code a second time. */
export function SavedNotice() {
  return (
    <Notice
      tone="success"
      action={
        <ButtonLink variant="outline" size="sm" to={urls.myQr}>
          {messages.myQrTitle}
        </ButtonLink>
      }
    >
      {messages.wasSaved}
    </Notice>
  );
}
