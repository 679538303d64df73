import { Box } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { messages } from '../../messages';
import type { SavedQr } from '../../model/saved-qr';
import { FoundQrs } from './FoundQrs';
import { useDeleteQr } from './use-delete-qr';

/** The owner's codes, at least one: search, cards, deletion. */
export function SavedQrs({ qrs }: { qrs: readonly SavedQr[] }) {
  const [search, setSearch] = useState('');
  // The field shows each key at once; the cards follow when there is time.
  const wanted = useDeferredValue(search);
  const clear = useCallback(() => setSearch(''), []);
  const count = useRef<HTMLParagraphElement>(null);
  // The button that had the focus goes with its card; the count says what is left.
  const deletion = useDeleteQr({ onDeleted: () => requestAnimationFrame(() => count.current?.focus()) });

  return (
    <>
      <Box maxW="360px">
        <TextField
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          type="search"
          name="search"
          value={search}
          onChange={setSearch}
        />
      </Box>
      {deletion.failed && (
        <FailedState
          what={messages.deleteFailed(deletion.failed.qr.name)}
          error={deletion.failed.error}
          onRetry={deletion.tryAgain}
        />
      )}
      <FoundQrs qrs={qrs} search={wanted} onClear={clear} onDelete={deletion.ask} countRef={count} />
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
