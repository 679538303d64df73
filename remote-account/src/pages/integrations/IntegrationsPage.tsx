import { ApiError, useRealtime } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { foundByShell, useOwnCalls } from '@frontdesk/shared/own-calls';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Card, Notice, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import * as api from '../../api/keys';
import * as messages from '../../messages';
import { KeysSection } from './KeysSection';
import { WebhooksSection } from './WebhooksSection';

export function IntegrationsPage() {
  const mayCall = useOwnCalls();
  const isAbsent = useRealtime().status === 'Unavailable' || foundByShell() === false;
  // The shell has already loaded the user. Waiting for that here would delay the keys for everybody except members.
  const { data: you } = useQuery({
    ...endpointQuery(getLoggedUser, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isMember = you?.role === 'member';
  const { data, error, refetch } = useQuery({ ...api.keysQuery(), enabled: mayCall && !isMember });
  const failed = error instanceof ApiError ? error.status : null;
  const status = isMember ? 403 : isAbsent && !data ? 404 : failed;
  return (
    <PageFrame title={messages.integrationsTitle} intro={messages.integrationsIntro}>
      {status === 404 && <Notice tone="info">{messages.notAvailable}</Notice>}
      {status === 403 && <Notice tone="info">{messages.onlyOwners}</Notice>}
      {error && status !== 404 && status !== 403 && !data && (
        <FailedState what={messages.integrationsUnavailable} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && status === null && (
        <Card>
          <Stack gap="4" role="status" aria-label={messages.loading}>
            {['one', 'two', 'three'].map((row) => (
              <Skeleton key={row} height="44px" />
            ))}
          </Stack>
        </Card>
      )}
      {data && status !== 403 && (
        <Stack gap="10">
          <KeysSection keys={data.keys} />
          <WebhooksSection />
        </Stack>
      )}
    </PageFrame>
  );
}
