import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import * as v from 'valibot';
import { readContent } from './qr-content';

/** A code to be printed: its name, and the text it carries. */
export interface PrintCode {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

/** What the browser's history takes without trouble. */
const GIVEN_MAX = 2_000;

const printStateSchema = v.object({
  /** How many there were before the history's limit. */
  all: v.optional(v.number()),
  codes: v.array(v.object({ name: v.string(), type: v.picklist(QR_TYPES), payload: v.string() })),
});

/** What opens the print sheet with codes that are not saved. It lives in the browser's history, so a reload keeps it. */
export type PrintState = v.InferInput<typeof printStateSchema>;

export function printStateOf(codes: readonly { readonly name: string; readonly content: QrContent }[]): PrintState {
  return {
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
  const codes = printCodesOf(read.output.codes.map((code, at) => ({ ...code, id: String(at) })));
  return { codes, all: read.output.all ?? codes.length };
}

/** Those that can be read, with the text they carry. */
export function printCodesOf(
  codes: readonly {
    readonly id: string | number;
    readonly name: string;
    readonly type: string;
    readonly payload: string;
  }[],
): PrintCode[] {
  return codes.flatMap(({ id, name, type, payload }) => {
    const content = readContent(type, payload);
    return content ? [{ key: String(id), name, text: encodedText(content) }] : [];
  });
}
