import { ApiError, messageOf, useSearchParams, useSession } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Card, Heading, Notice, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { confirmEmail } from '../../api/account';
import { messages } from '../../messages';
import { urls } from '../../urls';

/** Where the link in the mail to a new email leads; opening it is the whole action. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { token: session } = useSession();
  const queries = useQueryClient();
  const { data: email, error } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => {
      const confirmed = await confirmEmail(token);
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'confirm-email' });
      return confirmed;
    },
    enabled: token !== '',
    // The link works once.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Card>
      <Stack gap="6">
        <Heading as="h1" size="lg">
          {messages.confirmTitle}
        </Heading>
        {token === '' ? (
          <Notice tone="warning">{messages.confirmIncomplete}</Notice>
        ) : error ? (
          <Notice tone="danger">
            {error instanceof ApiError && error.status === 404
              ? messages.notAvailable
              : `${messages.confirmFailed} ${messageOf(error)}`}
          </Notice>
        ) : email !== undefined ? (
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
