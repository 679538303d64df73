import { useLocation } from '@frontdesk/shared/app';
import { ButtonLink, Card, PageFrame } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import Printer from 'lucide-react/icons/printer';
import { useMemo } from 'react';
import * as batchMessages from '../../batch-messages';
import * as messages from '../../messages';
import { readPrintState } from '../../model/print-code';
import { urls } from '../../urls';
import { Sheets } from './Sheets';
import { useSavedCodes } from './use-saved-codes';

/** Prints the codes that it was opened with, or the saved ones in the address's view. */
export function QrPrintSheetPage() {
  const { state } = useLocation();
  const given = useMemo(() => readPrintState(state), [state]);
  const { codes: saved, error, retry } = useSavedCodes(given === null);
  const codes = given?.codes ?? saved;

  return (
    <PageFrame
      title={batchMessages.sheetTitle}
      intro={given ? batchMessages.sheetIntroBatch : batchMessages.sheetIntro}
      action={
        <ButtonLink variant="outline" to={given ? urls.batch : urls.myQr}>
          {given ? batchMessages.title : messages.myQrTitle}
        </ButtonLink>
      }
    >
      {error && !codes && <FailedState what={batchMessages.sheetFailed} error={error} onRetry={retry} />}
      {!error && !codes && <Skeleton height="500px" aria-hidden />}
      {codes?.length === 0 && (
        <Card>
          <EmptyState
            icon={<Printer aria-hidden />}
            action={<ButtonLink to={urls.generate}>{messages.generateTitle}</ButtonLink>}
          >
            {batchMessages.noneTitle}
          </EmptyState>
        </Card>
      )}
      {codes && codes.length > 0 && <Sheets codes={codes} left={given ? given.all - codes.length : 0} />}
    </PageFrame>
  );
}
