import { useStoreDraft, useStoredDraft } from '@frontdesk/shared/app';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../messages';
import { QR_SIZE_MAX } from '../../model/qr-size';
import { colourProblem, isPlain, isSameStyle, PLAIN_STYLE, type QrStyle } from '../../model/qr-style';

type StyleProblem = keyof typeof messages.styleProblems;

interface StyledCode {
  readonly style: QrStyle;
  /** The code in its style, as an image's address; null for the plain one, which is the server's own. */
  readonly image: string | null;
}

const PLAIN: StyledCode = { style: PLAIN_STYLE, image: null };

/**
 * The style of a code that says `text`, null while that is not known. What is tried becomes the style only when the code
 * still scans. Until it is downloaded, it survives leaving the page, under the name `draft`.
 */
export function useStyle(text: string | null, draft: string) {
  const stored = useStoredDraft<QrStyle>(draft);
  const [tried, setTried] = useState(stored ?? PLAIN_STYLE);
  const [downloaded, setDownloaded] = useState(PLAIN_STYLE);
  useStoreDraft(draft, isPlain(tried) || isSameStyle(tried, downloaded) ? undefined : tried);
  const [kept, setKept] = useState(PLAIN);
  const [problem, setProblem] = useState<StyleProblem | null>(null);
  const turn = useRef(0);

  async function attempt(make: () => Promise<StyledCode | StyleProblem>) {
    turn.current += 1;
    const mine = turn.current;
    const made = await make().catch((error: unknown): StyleProblem => {
      console.error(messages.errorLog, error);
      return 'failed';
    });
    // Another try was begun meanwhile; it counts.
    if (mine !== turn.current) return;
    setProblem(typeof made === 'string' ? made : null);
    if (typeof made !== 'string') setKept(made);
  }

  function change(changes: Partial<QrStyle>) {
    const next = { ...tried, ...changes };
    setTried(next);
    void attempt(() => makeStyled(text ?? '', next));
  }

  const restore = useRef(() => change({}));
  restore.current = () => change({});
  useEffect(
    function restoreDraft() {
      if (stored && text !== null) restore.current();
    },
    [stored, text],
  );

  return {
    tried,
    ...kept,
    problem,
    change,
    noteDownload: () => setDownloaded(kept.style),
    takeLogo: (file: File) =>
      void attempt(async () => {
        const { loadLogo } = await import('./code-tools');
        const loaded = await loadLogo(file);
        if (!loaded.ok) return loaded.problem;
        const next = { ...tried, logo: loaded.logo };
        const made = await makeStyled(text ?? '', next);
        // A logo that was refused does not stay in the way of the next colour.
        if (typeof made !== 'string') setTried(next);
        return made;
      }),
  };
}

async function makeStyled(text: string, style: QrStyle): Promise<StyledCode | StyleProblem> {
  if (isPlain(style)) return PLAIN;
  const colours = colourProblem(style);
  if (colours) return colours;
  const { checkCode, codeSvg, modulesFor } = await import('./code-tools');
  const modules = modulesFor(text, style);
  const verdict = await checkCode(text, style, QR_SIZE_MAX);
  if (!modules || !verdict) return 'noRoom';
  if (verdict.status !== 'scans' && verdict.status !== 'readOnce') return 'doesNotScan';
  return { style, image: `data:image/svg+xml,${encodeURIComponent(codeSvg(modules, style))}` };
}
