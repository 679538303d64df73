import { useLocation, useSearchParams } from '@frontdesk/shared/app';
import { useQuery } from '@frontdesk/shared/query';
import { ButtonLink, Card, PageFrame } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import Printer from 'lucide-react/icons/printer';
import { useMemo } from 'react';
import { getMyQrs } from '../../api/get-my-qrs';
import * as batchMessages from '../../batch-messages';
import * as messages from '../../messages';
import { finderByName } from '../../model/finder-by-name';
import { printCodesOf, readPrintState } from '../../model/print-code';
import { urls } from '../../urls';
import { Sheets } from './Sheets';

/** Prints the codes it was opened with, or those saved ones that the address's search finds. */
export function QrPrintSheetPage() {
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const given = useMemo(() => readPrintState(state), [state]);
  const { data, error, refetch } = useQuery({ ...getMyQrs(), enabled: given === null });
  const saved = useMemo(() => data && printCodesOf(finderByName(data)(search)), [data, search]);
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
      {error && !codes && <FailedState what={batchMessages.sheetFailed} error={error} onRetry={() => void refetch()} />}
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
