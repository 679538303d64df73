import { Box, Flex, TextLink } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import * as messages from '../../messages';
import { finderByName } from '../../model/finder-by-name';
import type { SavedQr } from '../../model/saved-qr';
import { printUrl } from '../../urls';
import { FoundQrs } from './FoundQrs';
import { QuotaNotice } from './QuotaNotice';
import { useDeleteQr } from './use-delete-qr';
import { useSearchInAddress } from './use-search-in-address';

/** The owner's codes, at least one: search, cards, deletion. */
export function SavedQrs({ qrs }: { qrs: readonly SavedQr[] }) {
  const [search, setSearch] = useSearchInAddress();
  // The field shows each key at once; the cards follow when there is time.
  const wanted = useDeferredValue(search);
  const find = useMemo(() => finderByName(qrs), [qrs]);
  const found = useMemo(() => find(wanted), [find, wanted]);
  const field = useRef<HTMLDivElement>(null);
  const clear = useCallback(() => {
    setSearch('');
    field.current?.querySelector('input')?.focus();
  }, [setSearch]);
  const count = useRef<HTMLParagraphElement>(null);
  // The button that had the focus goes with its card; the count says what is left, and goes with the last one.
  const deletion = useDeleteQr({
    onDeleted: () => requestAnimationFrame(() => (count.current ?? pageTitle())?.focus()),
  });

  return (
    <>
      <QuotaNotice used={qrs.length} />
      <Flex wrap="wrap" gap="4" align="flex-end" justify="space-between">
        <Box ref={field} flex="1 1 240px" maxW="360px">
          <TextField
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            type="search"
            name="search"
            value={search}
            onChange={setSearch}
          />
        </Box>
        <TextLink to={printUrl(wanted)}>{messages.printSheet}</TextLink>
      </Flex>
      {deletion.failed && (
        <FailedState
          what={messages.deleteFailed(deletion.failed.qr.name)}
          error={deletion.failed.error}
          onRetry={deletion.tryAgain}
        />
      )}
      <FoundQrs
        found={found}
        total={qrs.length}
        search={wanted}
        onClear={clear}
        onDelete={deletion.ask}
        countRef={count}
      />
      <ConfirmDialog
        isOpen={deletion.asked !== null}
        question={messages.deleteQuestion}
        pending={deletion.isDeleting}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </>
  );
}

function pageTitle(): HTMLElement | null {
  return document.querySelector('main h1');
}
