import { loadCodeTools } from '../../image/load-code-tools';
import type * as messages from '../../messages';
import { QR_SIZE_MAX } from '../../model/qr-size';
import { colorProblem, looksPlain, PLAIN_STYLE, type QrStyle } from '../../model/qr-style';
import type { ScanVerdict } from '../../model/scan-verdict';

/** Why a style is not applied. */
export type StyleProblem = keyof typeof messages.styleProblems;

export interface MadeCode {
  readonly style: QrStyle;
  /** The address of the styled code's image; null when the server's own image shows it. */
  readonly image: string | null;
  /** Whether it scans; null when it was not checked. */
  readonly verdict: ScanVerdict | null;
}

/** Draws a code in a style and reads it back. Shows a plain code even when it does not read back. */
export async function makeStyled(text: string, style: QrStyle, drawsPlain: boolean): Promise<MadeCode | StyleProblem> {
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
