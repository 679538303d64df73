import { useLocation, useSearchParams } from '@frontdesk/shared/app';
import { useQuery } from '@frontdesk/shared/query';
import { ButtonLink, Card, PageFrame } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { useMemo } from 'react';
import { qrStylesQuery, qrTagsQuery } from '../../api/code-details';
import { getMyQrs, shortLinksQuery } from '../../api/codes';
import * as batchMessages from '../../messages/batch';
import * as messages from '../../messages/common';
import { codesArranger } from '../../model/arrange-codes';
import { readView } from '../../model/code-view';
import { printCodesOf, readPrintState, readSelection } from '../../model/print-code';
import { PLAIN_STYLE } from '../../model/qr-style';
import { urls } from '../../urls';
import { Sheets } from './Sheets';

/**
 * Returns the saved codes that were selected, or those in the address's view; undefined until all their data is loaded.
 */
function useSavedCodes(enabled: boolean) {
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const codes = useQuery({ ...getMyQrs(), enabled });
  const links = useQuery({ ...shortLinksQuery, enabled });
  const styles = useQuery({ ...qrStylesQuery, enabled });
  const tags = useQuery({ ...qrTagsQuery, enabled });
  const queries = [codes, links, styles, tags];

  const found = useMemo(() => {
    if (!codes.data || links.data === undefined || styles.data === undefined || tags.data === undefined) return;
    const selected = readSelection(state);
    const chosen = selected ? codes.data.filter(({ id }) => selected.has(String(id))) : codes.data;
    const [linkOf, tagsOf] = [links.data ?? new Map(), tags.data ?? new Map()];
    const arrange = codesArranger(chosen, { links: linkOf, tags: tagsOf });
    return printCodesOf(arrange(readView(parameters)), {
      styleOf: (id) => styles.data?.get(String(id)) ?? PLAIN_STYLE,
      linkOf: (id) => linkOf.get(String(id)),
    });
  }, [codes.data, links.data, styles.data, tags.data, state, parameters]);
  return {
    codes: found,
    error: queries.find(({ error }) => error)?.error,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** Prints the codes with which it was opened, or the saved codes in the address's view. */
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
          <EmptyState drawing="codes" action={<ButtonLink to={urls.generate}>{messages.generateTitle}</ButtonLink>}>
            {batchMessages.noneTitle}
          </EmptyState>
        </Card>
      )}
      {codes && codes.length > 0 && <Sheets codes={codes} left={given ? given.all - codes.length : 0} />}
    </PageFrame>
  );
}
