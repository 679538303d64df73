import { DemonstrationNotice } from '@frontdesk/shared/demonstration';
import { ButtonLink, Card, Flex, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState } from '@frontdesk/shared/ui/data';
import { useEffect } from 'react';
import * as messages from '../../messages/common';
import * as words from '../../messages/my-qr';
import { urls } from '../../urls';
import { LoadingCards } from './FoundQrs';
import { JustSavedNotice } from './JustSavedNotice';
import { SavedQrs } from './SavedQrs';
import { useCodes } from './use-codes';

export function MyQrPage() {
  const { codes, data: facts, failure, retry } = useCodes();
  const { data, error, refetch, isPlaceholderData } = codes;
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
      hidesIntro
      action={
        <Flex gap="3" wrap="wrap">
          {data?.some(({ type }) => type === 'Chat') && (
            <ButtonLink variant="outline" to={urls.places}>
              {words.places}
            </ButtonLink>
          )}
          <ButtonLink to={urls.generate}>{messages.generateTitle}</ButtonLink>
        </Flex>
      }
    >
      {data && data.length > 0 && <DemonstrationNotice of="codes" />}
      <Stack gap="5">
        {error && <FailedState what={messages.loadFailed} error={error} onRetry={() => void refetch()} />}
        {data && failure && <FailedState what={words.factsFailed} error={failure} onRetry={retry} />}
        {data && <JustSavedNotice qrs={data} data={facts} />}
        {!data && !error && <LoadingCards />}
        {data && data.length > 0 && <SavedQrs qrs={data} isPart={isPlaceholderData} data={facts} />}
        {data?.length === 0 && (
          <Card>
            <EmptyState
              drawing="codes"
              action={
                <ButtonLink to={urls.generate} variant="outline">
                  {messages.generateTitle}
                </ButtonLink>
              }
            >
              {messages.none}
            </EmptyState>
          </Card>
        )}
      </Stack>
    </PageFrame>
  );
}
