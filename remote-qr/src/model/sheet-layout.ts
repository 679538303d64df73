/** Paper sizes in millimeters. */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** Widths of a printed code including its quiet zone, in millimeters. */
export const CODE_WIDTHS = [25, 30, 40, 50, 70] as const;

/** Maximum number of codes that a browser can print at the same time. */
export const PRINT_MAX = 500;

/** The margin that home printers leave blank. */
const MARGIN = 10;
/** The space around a code and its name, which allows for imprecise cuts. */
const PADDING = 3;
/** The space between a code, which may have a frame, and its name. */
export const NAME_GAP = 1.2;
/** Height of one line of the name, which has at most two lines. */
export const NAME_LINE = 4.4;
const NAME_HEIGHT = NAME_GAP + 2 * NAME_LINE;
/** Half the length of a cut mark. */
const MARK = 2;

export interface SheetLayout {
  readonly columns: number;
  readonly rows: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** The left edge of the first cell, so that the grid is centered. */
  readonly left: number;
  readonly top: number;
}

export function layOutSheet(paper: Paper, codeWidth: number): SheetLayout {
  const { width, height } = PAPERS[paper];
  const cell = { width: codeWidth + 2 * PADDING, height: codeWidth + NAME_HEIGHT + 2 * PADDING };
  const columns = Math.floor((width - 2 * MARGIN) / cell.width);
  const rows = Math.floor((height - 2 * MARGIN) / cell.height);
  return { columns, rows, cell, left: (width - columns * cell.width) / 2, top: (height - rows * cell.height) / 2 };
}

/** Draws small crosses at the corners of cells, as an SVG path in millimeters. */
export function cutMarks({ columns, rows, cell, left, top }: SheetLayout): string {
  const marks: string[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [x, y] = [round(left + column * cell.width), round(top + row * cell.height)];
      marks.push(`M${round(x - MARK)} ${y}h${2 * MARK}M${x} ${round(y - MARK)}v${2 * MARK}`);
    }
  }
  return marks.join('');
}

/** Splits a list into sheets. */
export function sheetsOf<T>(codes: readonly T[], { columns, rows }: SheetLayout): T[][] {
  const perSheet = columns * rows;
  return Array.from({ length: Math.ceil(codes.length / perSheet) }, (_, sheet) =>
    codes.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
}

function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
