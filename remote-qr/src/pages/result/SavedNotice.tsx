import { ButtonLink, Notice } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import { urls } from '../../urls';

/** In place of the form once a new code was saved: it would be saved a second time. */
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
