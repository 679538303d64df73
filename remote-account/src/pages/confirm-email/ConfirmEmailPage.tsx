import { ApiError, messageOf, useSearchParams, useSession } from '@frontdesk/shared/app';
import { Card, Heading, Notice, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { confirmEmail } from '../../api/account';
import * as messages from '../../messages';
import { urls } from '../../urls';
import { useLoad } from '../use-load';

/** Where the link in the mail to a new email leads; opening it is the whole action. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { token: session } = useSession();
  const { data: email, error } = useLoad(token, () => confirmEmail(token));
  return (
    <Card>
      <Stack gap="6">
        <Heading as="h1" size="lg">
          {messages.confirmTitle}
        </Heading>
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
        <Text textAlign="center">
          {session === null ? (
            <TextLink to={urls.login}>Login</TextLink>
          ) : (
            <TextLink to={urls.profile}>{messages.toProfile}</TextLink>
          )}
        </Text>
      </Stack>
    </Card>
  );
}
