import { useSearchParams } from '@frontdesk/shared/app';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** Changing the address re-renders the whole page, so the change waits for a pause in typing. */
const SETTLE_MS = 300;

type Change = (before: URLSearchParams) => URLSearchParams;

interface AddressState {
  /** The address's query, which is updated to `text` after a pause in typing. Text of only spaces counts as empty. */
  readonly params: URLSearchParams;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whether the address already contains `text`. */
  readonly isWritten: boolean;
  /** Changes the query and the typed text immediately. `replace: false` adds a step to the history. Default: true. */
  readonly change: (change: Change, options?: { readonly replace: boolean }) => void;
}

/**
 * Keeps a search and filters in the address's query, so that a reload, Back and a copied link show the same result.
 * `name` is the parameter of the typed text; `whenTyped` makes further changes to the query when that text changes.
 */
export function useAddressState(name: string, whenTyped: Change = unchanged): AddressState {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const wanted = text.trim() && text;
  const typed = useRef(wanted);
  typed.current = wanted;

  // The last choice: the next filter may be chosen before the new address is rendered.
  const latest = useRef(params);
  useEffect(
    function followAddress() {
      latest.current = params;
      if (inAddress === written.current) return;
      written.current = inAddress;
      setText(inAddress);
    },
    [params, inAddress],
  );

  const change = useCallback<AddressState['change']>(
    (changed, { replace } = { replace: true }) => {
      const next = changed(withText(latest.current, name, typed.current));
      const left = next.get(name) ?? '';
      if (left !== typed.current) setText(left);
      latest.current = next;
      written.current = left;
      // By default, Back leads to the previous page, and not to every word that was tried. The pressed button is
      // painted before the rows, which take longer than a frame on a slow device.
      startTransition(() => setParams(next, { replace }));
    },
    [name, setParams],
  );

  useEffect(
    function writeWhenSettled() {
      if (wanted === written.current) return;
      const timer = setTimeout(() => change(whenTyped), SETTLE_MS);
      return () => clearTimeout(timer);
    },
    [wanted, change, whenTyped],
  );

  return { params, text, setText, isWritten: wanted === inAddress, change };
}

function withText(before: URLSearchParams, name: string, text: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (text) next.set(name, text);
  else next.delete(name);
  return next;
}

function unchanged(params: URLSearchParams): URLSearchParams {
  return params;
}
