import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { qrStyleSchema } from '@frontdesk/shared/endpoints/qr-style';
import { wireIdReader } from '@frontdesk/shared/endpoints/readers';
import * as v from 'valibot';
import { readContent, type SavedQr, type ShortLink, textOfCode } from './qr-content';
import { PLAIN_STYLE, type QrStyle } from './qr-style';

/** A code to print: its name and its text. */
export interface PrintCode {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly style: QrStyle;
}

/** Maximum number of codes passed in a history state. */
const GIVEN_MAX = 2_000;

const printStateSchema = v.object({
  /** Number of codes before the limit was applied. */
  all: v.optional(v.number()),
  /** The style of all codes. */
  style: v.fallback(v.optional(qrStyleSchema), undefined),
  codes: v.array(v.object({ name: v.string(), type: v.picklist(QR_TYPES), payload: v.string() })),
});

/** The history state that opens the print sheet with codes that are not saved. It survives a reload. */
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

/** Reads the codes of a print state; null if the sheet was opened by its address, and therefore prints saved codes. */
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

/** Returns the history state that opens the print sheet with selected saved codes. */
export function selectionStateOf(codes: readonly Pick<SavedQr, 'id'>[]): v.InferInput<typeof selectionSchema> {
  return { selected: codes.map(({ id }) => id) };
}

/** Reads the ids of selected codes as strings; null without a selection. */
export function readSelection(state: unknown): ReadonlySet<string> | null {
  const read = v.safeParse(selectionSchema, state);
  return read.success ? new Set(read.output.selected.map(String)) : null;
}

interface CodeSources {
  readonly styleOf: (id: SavedQr['id']) => QrStyle;
  readonly linkOf?: (id: SavedQr['id']) => Pick<ShortLink, 'url'> | undefined;
}

/** Returns the readable codes with their text and style. */
export function printCodesOf(codes: readonly SavedQr[], { styleOf, linkOf }: CodeSources): PrintCode[] {
  return codes.flatMap(({ id, name, type, payload }) => {
    const content = readContent(type, payload);
    return content ? [{ key: String(id), name, text: textOfCode(content, linkOf?.(id)), style: styleOf(id) }] : [];
  });
}
