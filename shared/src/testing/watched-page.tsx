import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { recordLeftovers, type ShownPart } from './left-behind';
import { nameLeftovers, originalPlaces } from './name-leftovers';

interface WatchedPageProps extends ShownPart {
  /** Reads the source maps. Default: `fetch`. */
  readonly read?: ((address: string) => Promise<Response>) | undefined;
  readonly whileLoading?: ReactNode;
  readonly children: ReactNode;
}

const readFile = (address: string) => globalThis.fetch(address);

let recorder: ReturnType<typeof recordLeftovers> | undefined;
const warned = new Set<string>();

/** Shows a page, and warns on the console about what it leaves behind, once for each leftover. Only for development. */
export function WatchedPage({ read = readFile, whileLoading, children, ...part }: WatchedPageProps) {
  const shown = useRef<ShownPart | null>(null);
  function end() {
    if (!shown.current) return;
    const left = recorder?.end(shown.current) ?? [];
    shown.current = null;
    void nameLeftovers(left, originalPlaces(read)).then((sentences) => warn(part, sentences));
  }
  // Effects of siblings run in order, as do their cleanups: the first begins before the page, the last ends after it.
  return (
    <>
      <Begin
        onShown={() => {
          recorder ??= recordLeftovers();
          shown.current = recorder.begin(part);
        }}
      />
      <Suspense fallback={whileLoading}>{children}</Suspense>
      <End onGone={end} />
    </>
  );
}

function warn({ remote, page }: ShownPart, sentences: readonly string[]): void {
  for (const sentence of sentences.map((text) => `${remote} ${page} left something behind: ${text}.`)) {
    if (warned.has(sentence)) continue;
    warned.add(sentence);
    console.warn(sentence);
  }
}

function Begin({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown, []);
  return null;
}

function End({ onGone }: { onGone: () => void }) {
  useEffect(() => onGone, []);
  return null;
}
