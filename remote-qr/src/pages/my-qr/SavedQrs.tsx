import { useAddressState } from '@frontdesk/shared/address-state';
import { messageOf } from '@frontdesk/shared/app';
import { useQuery } from '@frontdesk/shared/query';
import { useSelection } from '@frontdesk/shared/selection';
import { Notice } from '@frontdesk/shared/ui/core';
import { FailedState, latePart } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { qrQuotaQuery } from '../../api/code-details';
import * as messages from '../../messages/common';
import * as words from '../../messages/my-qr';
import { codesArranger, countTags } from '../../model/arrange-codes';
import { type CodeFilters, type CodeView, NO_FILTERS, readView, writeView } from '../../model/code-view';
import type { SavedQr } from '../../model/qr-content';
import { FilterBar } from './FilterBar';
import { FoundQrs } from './FoundQrs';
import type { SelectionBarProps } from './SelectionBar';
import type { CodeData } from './use-codes';
import { useDeleteMany, useDeleteQr } from './use-delete';

/** Loads when the first code is selected. */
const SelectionBar = latePart<SelectionBarProps>({
  load: async () => (await import('./SelectionBar')).SelectionBar,
  failed: words.selectionFailed,
});

const SHARE_TO_ANNOUNCE = 0.8;

/**
 * Announces the limit of saved codes before it is reached. Renders nothing while there is enough space, or on a server
 * without a limit.
 */
export function QuotaNotice({ used }: { used: number }) {
  const { data: most } = useQuery(qrQuotaQuery);
  if (!most || used < most * SHARE_TO_ANNOUNCE) return null;
  return <Notice tone="warning">{messages.quota(used, most)}</Notice>;
}

/**
 * The list's view, which is also in the address. The search field shows each key press immediately; the list follows.
 */
function useCodeView() {
  const { params, text: search, setText: setSearch, change: changeAddress } = useAddressState('search');
  const wanted = useDeferredValue(search);
  const view: CodeView = useMemo(() => ({ ...readView(params), search: wanted }), [params, wanted]);

  const change = useCallback(
    (filters: Partial<CodeFilters>) => changeAddress((before) => writeView(before, filters)),
    [changeAddress],
  );
  const clear = useCallback(
    () => changeAddress((before) => writeView(before, { ...NO_FILTERS, search: '', sort: readView(before).sort })),
    [changeAddress],
  );
  return { search, setSearch, view, change, clear };
}

interface SavedQrsProps {
  readonly qrs: readonly SavedQr[];
  /** Whether the codes are only the newest ones, until all have loaded. */
  readonly isPart: boolean;
  readonly data: CodeData;
}

/** Shows the owner's codes with search, filters, cards, selection and deletion. Requires at least one code. */
export function SavedQrs({ qrs, isPart, data }: SavedQrsProps) {
  const { search, setSearch, view, change, clear } = useCodeView();
  const arrange = useMemo(() => codesArranger(qrs, data), [qrs, data]);
  const found = useMemo(() => arrange(view), [arrange, view]);
  const tags = useMemo(() => countTags(data.tags), [data.tags]);
  const selection = useSelection(qrs);
  const field = useRef<HTMLDivElement>(null);
  const clearAll = useCallback(() => {
    clear();
    field.current?.querySelector('input')?.focus();
  }, [clear]);

  const count = useRef<HTMLParagraphElement>(null);
  // The focused button disappears with its card. The count of the remaining codes gets the focus; it disappears with
  // the last card.
  const focusCount = () => requestAnimationFrame(() => (count.current ?? pageTitle())?.focus());
  const deletion = useDeleteQr({ onDeleted: focusCount });
  const many = useDeleteMany(data.hasTags, focusCount);
  const hidden = useMemo(() => countMissing(many.asked ?? [], found), [many.asked, found]);

  return (
    <>
      {!isPart && <QuotaNotice used={qrs.length} />}
      <FilterBar
        search={search}
        onSearch={setSearch}
        view={view}
        onChange={change}
        tags={tags}
        hasLinks={data.hasLinks}
        fieldRef={field}
      />
      {deletion.failed && (
        <FailedState
          what={messages.deleteFailed(deletion.failed.qr.name)}
          error={deletion.failed.error}
          onRetry={deletion.tryAgain}
        />
      )}
      {many.result && (
        <Notice tone="danger">
          <strong>{words.notDeleted(many.result.failed.length)}</strong> {messageOf(many.result.error)}
        </Notice>
      )}
      {selection.selected.length > 0 && (
        <SelectionBar
          selected={selection.selected}
          data={data}
          onClear={() => {
            selection.replace([]);
            focusCount();
          }}
          onDelete={() => many.ask(selection.selected)}
        />
      )}
      <FoundQrs
        found={found}
        isPart={isPart}
        total={qrs.length}
        view={view}
        data={data}
        selectedIds={selection.ids}
        onSelect={selection.set}
        onSelectAll={selection.replace}
        onClear={clearAll}
        onDelete={deletion.ask}
        countRef={count}
      />
      <ConfirmDialog
        isOpen={deletion.asked !== null}
        title={deletion.asked?.name}
        question={messages.deleteQuestion}
        pending={deletion.isDeleting}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
      <ConfirmDialog
        isOpen={many.asked !== null}
        title={many.asked?.length === 1 ? many.asked[0]?.name : undefined}
        question={
          many.asked?.length === 1 && hidden === 0
            ? messages.deleteQuestion
            : words.deleteQuestion(many.asked?.length ?? 0, hidden)
        }
        confirmLabel={many.done === null ? messages.deleteCode : words.deleting(many.done, many.asked?.length ?? 0)}
        pending={many.done !== null}
        onConfirm={many.confirm}
        onCancel={many.cancel}
      />
    </>
  );
}

/** Counts the codes that the search does not find. */
function countMissing(codes: readonly SavedQr[], found: readonly SavedQr[]): number {
  const shown = new Set(found.map(({ id }) => id));
  return codes.filter(({ id }) => !shown.has(id)).length;
}

function pageTitle(): HTMLElement | null {
  return document.querySelector('main h1');
}
