import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { qrStyleSchema } from '@frontdesk/shared/endpoints/qr-style';
import { wireIdReader } from '@frontdesk/shared/endpoints/readers';
import * as v from 'valibot';
import { readContent } from './qr-content';
import { PLAIN_STYLE, type QrStyle } from './qr-style';
import type { SavedQr } from './saved-qr';
import { type ShortLink, textOfCode } from './short-link';

/** A code to be printed: its name, and the text it carries. */
export interface PrintCode {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly style: QrStyle;
}

/** What the browser's history takes without trouble. */
const GIVEN_MAX = 2_000;

const printStateSchema = v.object({
  /** How many there were before the history's limit. */
  all: v.optional(v.number()),
  /** How all of them look. */
  style: v.fallback(v.optional(qrStyleSchema), undefined),
  codes: v.array(v.object({ name: v.string(), type: v.picklist(QR_TYPES), payload: v.string() })),
});

/** What opens the print sheet with codes that are not saved. It lives in the browser's history, so a reload keeps it. */
export type PrintState = v.InferInput<typeof printStateSchema>;

export function printStateOf(
  codes: readonly { readonly name: string; readonly content: QrContent }[],
  style: QrStyle,
): PrintState {
  return {
    style,
    all: codes.length,
    codes: codes
      .slice(0, GIVEN_MAX)
      .map(({ name, content: { type, payload } }) => ({ name, type, payload: JSON.stringify(payload) })),
  };
}

/** Null when the sheet was opened by itself: then it prints what is saved. */
export function readPrintState(state: unknown): { readonly codes: PrintCode[]; readonly all: number } | null {
  const read = v.safeParse(printStateSchema, state);
  if (!read.success) return null;
  const { style = PLAIN_STYLE } = read.output;
  const codes = printCodesOf(
    read.output.codes.map((code, at) => ({ ...code, id: String(at) })),
    { styleOf: () => style },
  );
  return { codes, all: read.output.all ?? codes.length };
}

const selectionSchema = v.object({ selected: v.array(wireIdReader) });

/** What opens the print sheet with some of the saved codes. */
export function selectionStateOf(codes: readonly Pick<SavedQr, 'id'>[]): v.InferInput<typeof selectionSchema> {
  return { selected: codes.map(({ id }) => id) };
}

/** The ids of the codes that were selected, as texts; null when none were. */
export function readSelection(state: unknown): ReadonlySet<string> | null {
  const read = v.safeParse(selectionSchema, state);
  return read.success ? new Set(read.output.selected.map(String)) : null;
}

interface CodeSources {
  readonly styleOf: (id: SavedQr['id']) => QrStyle;
  readonly linkOf?: (id: SavedQr['id']) => Pick<ShortLink, 'url'> | undefined;
}

/** Those that can be read, with the text they carry and their style. */
export function printCodesOf(codes: readonly SavedQr[], { styleOf, linkOf }: CodeSources): PrintCode[] {
  return codes.flatMap(({ id, name, type, payload }) => {
    const content = readContent(type, payload);
    return content ? [{ key: String(id), name, text: textOfCode(content, linkOf?.(id)), style: styleOf(id) }] : [];
  });
}
