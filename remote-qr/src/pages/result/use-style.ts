import { showToast, useStoreDraft, useStoredDraft } from '@frontdesk/shared/app';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { useEffect, useRef, useState } from 'react';
import { qrStylesQuery } from '../../api/code-details';
import { nullWhenUnknown } from '../../api/codes';
import { setQrStyle } from '../../api/save-codes';
import type { ScanVerdict } from '../../image/check-code';
import { loadCodeTools } from '../../image/load-code-tools';
import * as messages from '../../messages/common';
import * as studioMessages from '../../messages/studio';
import type { SavedQr } from '../../model/qr-content';
import { QR_SIZE_MAX } from '../../model/qr-size';
import { colorProblem, isPlain, isSameStyle, looksPlain, PLAIN_STYLE, type QrStyle } from '../../model/qr-style';
import { styleInWork } from '../work-in-progress';

/** The reason why a style is not applied. */
type StyleProblem = keyof typeof studioMessages.styleProblems;

/** The problems that mean that a choice was not tried at all. */
const NOT_TRIED: readonly StyleProblem[] = ['type', 'tooLarge', 'broken', 'failed'];

interface MadeCode {
  readonly style: QrStyle;
  /** The address of the styled code's image; null when the server's own image shows it. */
  readonly image: string | null;
  /** The result of the scan check; null if it was not checked. */
  readonly verdict: ScanVerdict | null;
}

/** Draws a code in a style and reads it back. Shows a plain code even if it cannot be read back. */
async function makeStyled(text: string, style: QrStyle, drawsPlain: boolean): Promise<MadeCode | StyleProblem> {
  const isPlain = looksPlain(style);
  if (isPlain && !drawsPlain) return { style, image: null, verdict: null };
  const colors = colorProblem(style);
  if (colors) return colors;
  const { checkCode, codeSvg, modulesFor } = await loadCodeTools();
  const modules = modulesFor(text, style);
  const verdict = await checkCode(text, style, QR_SIZE_MAX);
  if (!modules || !verdict) return 'noRoom';
  if (verdict.status !== 'scans' && verdict.status !== 'readOnce' && !isPlain) return 'doesNotScan';
  const image = `data:image/svg+xml,${encodeURIComponent(codeSvg(modules, isPlain ? PLAIN_STYLE : style))}`;
  return { style, image, verdict };
}

/** Colors and text change faster than a code can be drawn and read. */
const STYLE_SETTLE_MS = 200;

interface StyleOptions {
  /** The key under which tried styles are kept after the owner leaves the page, until the code is downloaded. */
  readonly draft: string;
  /** The style with which the page was opened. */
  readonly given?: QrStyle | undefined;
  /** The style that is stored with the code. */
  readonly stored?: QrStyle | undefined;
  /** Whether to draw even the plain code, because the server has no image of it. */
  readonly drawsPlain?: boolean;
}

/**
 * Manages the style of a code with the content `text`, which is null while unknown. A tried style is applied only if
 * the code still scans.
 */
export function useStyle(text: string | null, { draft, given, stored, drawsPlain = false }: StyleOptions) {
  const unsaved = useStoredDraft<QrStyle>(draft);
  const [changed, setChanged] = useState(unsaved && { ...PLAIN_STYLE, ...unsaved });
  const [downloaded, setDownloaded] = useState<QrStyle>();
  const base = given ?? stored ?? PLAIN_STYLE;
  const tried = changed ?? base;
  const isKnown = [downloaded, base].some((known) => known && isSameStyle(tried, known));
  useStoreDraft(draft, isKnown ? undefined : tried);
  const [made, setMade] = useState<MadeCode>({ style: PLAIN_STYLE, image: null, verdict: null });
  const [problem, setProblem] = useState<StyleProblem | null>(null);
  const turn = useRef(0);

  /** Shows the result of `make`, unless another style has been tried meanwhile. */
  async function attempt(make: () => Promise<MadeCode | StyleProblem>, fallback: () => Promise<MadeCode | null>) {
    turn.current += 1;
    const mine = turn.current;
    const result = await make().catch((error: unknown): StyleProblem => {
      console.error(messages.errorLog, error);
      return 'failed';
    });
    const shown = typeof result === 'string' ? await fallback() : result;
    if (mine !== turn.current) return;
    setProblem(typeof result === 'string' ? result : null);
    if (shown) setMade(shown);
  }

  const shownText = useRef<string | null>(null);
  const follow = useRef(() => {});
  follow.current = () => {
    if (text === null) return;
    const isOtherText = shownText.current !== text;
    shownText.current = text;
    const plain = async () => {
      const drawn = isOtherText ? await makeStyled(text, PLAIN_STYLE, drawsPlain).catch(() => null) : null;
      return typeof drawn === 'string' ? null : drawn;
    };
    void attempt(() => makeStyled(text, tried, drawsPlain), plain);
  };
  useEffect(
    function drawWhenSettled() {
      // The server's image is already available.
      if (looksPlain(tried) && !drawsPlain) return follow.current();
      if (text === null) return;
      const timer = setTimeout(() => follow.current(), STYLE_SETTLE_MS);
      return () => clearTimeout(timer);
    },
    [text, tried, drawsPlain],
  );

  return {
    tried,
    ...made,
    problem,
    /** Whether the picture lacks the last choice, because it would not scan with it. */
    isRefused: problem !== null && !NOT_TRIED.includes(problem),
    change: (changes: Partial<QrStyle>) => setChanged({ ...tried, ...changes }),
    /** Resolves to the style being tried if it scans, even before it is shown; otherwise to the shown style. */
    async settled(): Promise<QrStyle> {
      if (text === null || isSameStyle(tried, made.style)) return made.style;
      const result = await makeStyled(text, tried, drawsPlain).catch(() => 'failed');
      return typeof result === 'string' ? made.style : result.style;
    },
    noteDownload: () => setDownloaded(made.style),
    takeLogo: (file: File) =>
      void attempt(
        async () => {
          const { loadLogo } = await loadCodeTools();
          const loaded = await loadLogo(file);
          if (!loaded.ok) return loaded.problem;
          const next = { ...tried, logo: loaded.logo };
          const result = text === null ? null : await makeStyled(text, next, drawsPlain);
          // After a refused logo, the next color can still be applied.
          if (typeof result !== 'string') setChanged(next);
          return result ?? { ...made, style: next };
        },
        async () => null,
      ),
  };
}

export type Styling = ReturnType<typeof useStyle>;

/**
 * The state of reading the server's image. The text is null if the image contains no code; 'unavailable' means that no
 * decoder could be loaded.
 */
type Reading = 'reading' | 'unavailable' | { readonly text: string | null };

export function useReading(dataUrl: string): Reading {
  const [found, setFound] = useState<{ readonly of: string; readonly reading: Reading } | null>(null);
  useEffect(
    function readCode() {
      let isWanted = true;
      read(dataUrl).then((reading) => isWanted && setFound({ of: dataUrl, reading }));
      return () => {
        isWanted = false;
      };
    },
    [dataUrl],
  );
  return found?.of === dataUrl ? found.reading : 'reading';
}

async function read(dataUrl: string): Promise<Reading> {
  try {
    const { readImage } = await loadCodeTools();
    return { text: await readImage(dataUrl) };
  } catch (error) {
    console.error(messages.errorLog, error);
    return 'unavailable';
  }
}

export type ScanCheckState = ScanVerdict | { readonly status: 'checking' | 'unavailable' };

/** Returns the minimum print width of a checked code; null before it is known. */
export function printMmIn(state: ScanCheckState | null): number | null {
  return state && 'printMm' in state ? state.printMm : null;
}

/** The slider moves faster than a code can be drawn and read. */
const SIZE_SETTLE_MS = 150;

interface Checked {
  readonly reading: Reading;
  /** The content that the owner entered; null when the payload cannot be read, so that there is nothing to compare. */
  readonly content: QrContent | null;
  readonly style: QrStyle;
  readonly size: number;
}

/** Draws the code as for a download, reads it back, and returns the result. */
export function useScanCheck({ reading, content, style, size }: Checked): ScanCheckState {
  const [state, setState] = useState<ScanCheckState>({ status: 'checking' });
  useEffect(
    function checkWhenSettled() {
      if (reading === 'reading') return;
      let isWanted = true;
      const timer = setTimeout(() => {
        check({ reading, content, style, size }).then((found) => isWanted && setState(found));
      }, SIZE_SETTLE_MS);
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    },
    [reading, content, style, size],
  );
  return state;
}

async function check({ reading, content, style, size }: Checked): Promise<ScanCheckState> {
  if (typeof reading === 'string') return { status: 'unavailable' };
  const { text } = reading;
  if (text === null) return { status: 'unreadable' };
  try {
    const { carriesContent, checkCode } = await loadCodeTools();
    if (content && !carriesContent(text, content)) return { status: 'different', read: text };
    return (await checkCode(text, style, size)) ?? { status: 'unavailable' };
  } catch (error) {
    console.error(messages.errorLog, error);
    return { status: 'unavailable' };
  }
}

/**
 * Returns the style stored with a code, and a function that stores another one. Does nothing on a server without
 * styles.
 */
export function useSaveStyle(id: SavedQr['id'] | undefined) {
  const queries = useQueryClient();
  const { data: styles } = useQuery({ ...qrStylesQuery, enabled: id !== undefined });
  const stored = id === undefined ? undefined : styles?.get(String(id));

  async function saveStyle(savedId: SavedQr['id'] | undefined, style: QrStyle): Promise<void> {
    if (savedId === undefined) return;
    // A plain style must not replace a style that failed to load.
    const before = id === undefined || styles ? (stored ?? PLAIN_STYLE) : null;
    if (before ? isSameStyle(before, style) : isPlain(style)) return;
    try {
      await nullWhenUnknown(setQrStyle(savedId, style));
      await queries.invalidateQueries({ queryKey: qrStylesQuery.queryKey });
    } catch (error) {
      console.error(messages.errorLog, error);
      showToast('error', studioMessages.styleNotSaved);
    }
  }
  /** Reports which style is being tried, so that newer changes to the stored style are noticed before saving. */
  function followStyle(tried: QrStyle): void {
    if (styles) styleInWork.follow(id, stored ?? PLAIN_STYLE, tried);
  }
  return { stored, saveStyle, followStyle };
}
