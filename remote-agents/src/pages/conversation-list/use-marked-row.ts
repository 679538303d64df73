import { useQuery } from '@frontdesk/shared/query';
import { useDeferredValue, useRef, useState } from 'react';
import { peekQuery } from '../../api/conversation-list';
import type { FirstMessages, ListedConversation } from '../../model/conversations';
import { useKeys } from '../conversation-keys';

type Messages = FirstMessages['messages'];

/** From this width on, a conversation is shown beside the list. */
export const BESIDE_FROM = '(min-width: 1200px)';

/** The height of the list and of the content beside it: the part of the window below the tabs. */
export const PANE_HEIGHT = 'clamp(420px, 100vh - 282px, 1100px)';

/** The id prefix of the links in rows. */
export const ROW = 'conversation-';

/**
 * Moves the focus to the conversation `step` rows further on, or to the first. Returns its id; undefined at the ends.
 */
function focusRow(step: number): string | undefined {
  const links = [...document.querySelectorAll<HTMLElement>(`a[id^="${ROW}"]`)];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const link = links[at < 0 ? 0 : at + step];
  link?.focus();
  return link?.id.slice(ROW.length);
}

/**
 * Moves through the list with `j` and `k`, and loads the last messages of the conversation that they select. `first`
 * contains those of the first row, which is selected initially; undefined when there is no room for messages.
 */
export function useMarkedRow(rows: readonly ListedConversation[], first: Messages | undefined) {
  const [id, setId] = useState<string>();
  const select = (step: number) => {
    const focused = focusRow(step);
    if (focused && window.matchMedia?.(BESIDE_FROM).matches) setId(focused);
  };
  useKeys({ j: () => select(1), k: () => select(-1) });

  const selected = rows.find((row) => row.id === id) ?? rows[0];
  // Keys pressed in quick succession only move the mark. The row where they stop is loaded, and moving on cancels the
  // load.
  const settledId = useDeferredValue(selected?.id);
  const settled = settledId === selected?.id ? selected : undefined;
  const isFirst = settled === rows[0];
  const query = useQuery({ ...peekQuery(settledId ?? ''), enabled: Boolean(first && settled && !isFirst) });
  // The composer beside the list also fetches those of the first row.
  const messages = query.data?.messages ?? (isFirst ? first : undefined);
  const isFailed = !messages && query.isError;
  const shown = useRef<{ conversation: ListedConversation; messages: Messages } | null>(null);
  // The previous conversation is shown until the next one is loaded, so that nothing flickers.
  if (settled && (messages || isFailed)) shown.current = { conversation: settled, messages: messages ?? [] };
  return {
    /** The marked row; undefined if no messages are beside the list. */
    row: first && selected,
    /** The content beside the list. */
    shown: first && shown.current,
    isFirst: shown.current?.conversation.id === rows[0]?.id,
    isLoading: shown.current?.conversation.id !== selected?.id,
    error: isFailed ? query.error : null,
    retry: () => void query.refetch(),
  };
}

export type MarkedRow = ReturnType<typeof useMarkedRow>;
