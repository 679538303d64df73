import { useQuery } from '@frontdesk/shared/query';
import { ButtonLink, Card, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState } from '@frontdesk/shared/ui/data';
import QrCode from 'lucide-react/icons/qr-code';
import { useEffect } from 'react';
import { getMyQrs } from '../../api/get-my-qrs';
import * as messages from '../../messages';
import { urls } from '../../urls';
import { LoadingCards } from './LoadingCards';
import { SavedQrs } from './SavedQrs';

export function MyQrPage() {
  const { data, error, refetch } = useQuery(getMyQrs());
  useEffect(
    function logFailure() {
      if (error) console.error(messages.errorLog, error);
    },
    [error],
  );

  return (
    <PageFrame
      title={messages.myQrTitle}
      intro={messages.myQrIntro}
      action={<ButtonLink to={urls.generate}>{messages.generateTitle}</ButtonLink>}
    >
      <Stack gap="5">
        {error && <FailedState what={messages.loadFailed} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingCards />}
        {data && data.length > 0 && <SavedQrs qrs={data} />}
        {data?.length === 0 && (
          <Card>
            <EmptyState
              icon={<QrCode aria-hidden />}
              action={<ButtonLink to={urls.generate}>{messages.generateTitle}</ButtonLink>}
            >
              {messages.none}
            </EmptyState>
          </Card>
        )}
      </Stack>
    </PageFrame>
  );
}
