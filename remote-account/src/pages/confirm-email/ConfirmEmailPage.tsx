import { ApiError, messageOf, useSearchParams } from '@frontdesk/shared/app';
import { Notice, Text } from '@frontdesk/shared/ui/core';
import { confirmEmail } from '../../api/account';
import * as messages from '../../messages';
import { MailLinkCard } from '../MailLinkCard';
import { useLoad } from '../use-load';

/** Opened by the link in the email to a new address. Confirms the address immediately. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data: email, error } = useLoad(token, () => confirmEmail(token));
  return (
    <MailLinkCard title={messages.confirmTitle}>
      {token === '' ? (
        <Notice tone="warning">{messages.confirmIncomplete}</Notice>
      ) : error !== null ? (
        <Notice tone="danger">
          {error instanceof ApiError && error.status === 404
            ? messages.notAvailable
            : `${messages.confirmFailed} ${messageOf(error)}`}
        </Notice>
      ) : email !== null ? (
        <Notice tone="success">{messages.confirmed(email)}</Notice>
      ) : (
        <Text role="status">{messages.confirming}</Text>
      )}
    </MailLinkCard>
  );
}
