import type { PDFDocumentProxy } from 'unpdf/pdfjs';

/** A line that a page draws, or the edge of a colored area, in points. */
export interface Line {
  /** The distance from the left for a vertical line, from the bottom for a horizontal one. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface RuledLines {
  readonly horizontal: readonly Line[];
  readonly vertical: readonly Line[];
}

type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [x: number, y: number];

const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];
const THICK_MAX = 3;
const LENGTH_MIN = 8;
const SAME = 1.5;
const APART_MAX = 3;
/** A page with more paths is a drawing. */
const PATHS_MAX = 20_000;
/** The maximum share of a page that a text's background covers. */
const AREA_MAX = 0.5;

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix =>
  [
    ...[a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j],
    ...[a * k + c * l + e, b * k + d * l + f],
  ] as unknown as Matrix;

/** Reads a page's lines that may separate the cells of a table. */
export async function readLines(document: PDFDocumentProxy, number: number): Promise<RuledLines> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const page = await document.getPage(number);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const { fnArray, argsArray } = await page.getOperatorList();
  page.cleanup();
  const strokes: readonly number[] = [OPS.stroke, OPS.closeStroke];
  const horizontal: Line[] = [];
  const vertical: Line[] = [];
  let matrix = UNCHANGED;
  const outer: Matrix[] = [];
  let paths = 0;

  const addLine = ([x, y]: Point, [toX, toY]: Point) => {
    const [width, height] = [Math.abs(toX - x), Math.abs(toY - y)];
    if (height < THICK_MAX && width >= LENGTH_MIN)
      horizontal.push({ at: (y + toY) / 2, from: Math.min(x, toX), to: Math.max(x, toX) });
    else if (width < THICK_MAX && height >= LENGTH_MIN)
      vertical.push({ at: (x + toX) / 2, from: Math.min(y, toY), to: Math.max(y, toY) });
  };
  const addArea = (points: readonly Point[]) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [low, high]: [Point, Point] = [
      [Math.min(...xs), Math.min(...ys)],
      [Math.max(...xs), Math.max(...ys)],
    ];
    const [width, height] = [high[0] - low[0], high[1] - low[1]];
    if (width < THICK_MAX || height < THICK_MAX) addLine(low, high);
    else if (width * height < (right - left) * (top - bottom) * AREA_MAX) {
      addLine(low, [high[0], low[1]]);
      addLine([low[0], high[1]], high);
    }
  };

  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at];
    if (operator === OPS.save) outer.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = outer.pop() ?? UNCHANGED;
    else if (operator === OPS.transform) matrix = times(matrix, args);
    else if (operator === OPS.paintFormXObjectBegin) {
      outer.push(matrix);
      if (args?.[0]) matrix = times(matrix, args[0]);
    } else if (operator === OPS.constructPath && args[0] !== OPS.endPath) {
      if (++paths > PATHS_MAX) return { horizontal: [], vertical: [] };
      for (const points of pathsOf(args[1]?.[0] ?? [], matrix)) {
        if (!strokes.includes(args[0])) addArea(points);
        else
          for (const [from, point] of points.entries()) if (points[from + 1]) addLine(point, points[from + 1] as Point);
      }
    }
  }
  return { horizontal: joined(horizontal), vertical: joined(vertical) };
}

/** Whether a page shows a picture. */
export async function hasPicture(document: PDFDocumentProxy, number: number): Promise<boolean> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const page = await document.getPage(number);
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  const pictures: readonly number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
  return fnArray.some((operator) => pictures.includes(operator));
}

/** The PDF library needs this, which Node provides only since version 21. */
export function addTransfer(): void {
  const prototype = ArrayBuffer.prototype as { transferToFixedLength?: (length?: number) => ArrayBuffer };
  prototype.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
    const copy = new Uint8Array(length);
    copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
    return copy.buffer;
  };
}

/** Returns the corners of each part of a path, except for parts with curves. */
function pathsOf(data: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): Point[][] {
  const found: Point[][] = [];
  let open: Point[] = [];
  let isCurved = false;
  const end = () => {
    if (open.length > 1 && !isCurved) found.push(open);
    open = [];
    isCurved = false;
  };
  for (let at = 0; at < data.length; ) {
    const kind = data[at++];
    if (kind === 4) {
      if (open[0]) open.push(open[0]);
      continue;
    }
    if (kind === 0) end();
    if (kind === 2 || kind === 3) isCurved = true;
    // Curves have one or two further points before their end point.
    at += kind === 2 ? 4 : kind === 3 ? 2 : 0;
    const [x = 0, y = 0] = [data[at++], data[at++]];
    open.push([a * x + c * y + e, b * x + d * y + f]);
  }
  end();
  return found;
}

/** Joins the pieces of each line. */
function joined(lines: readonly Line[]): Line[] {
  const byPlace: { at: number; lines: Line[] }[] = [];
  for (const line of [...lines].sort((one, other) => one.at - other.at)) {
    const last = byPlace.at(-1);
    if (last && line.at - last.at <= SAME) last.lines.push(line);
    else byPlace.push({ at: line.at, lines: [line] });
  }
  return byPlace.flatMap(({ at, lines: pieces }) => {
    const whole: { from: number; to: number }[] = [];
    for (const { from, to } of pieces.sort((one, other) => one.from - other.from)) {
      const last = whole.at(-1);
      if (last && from <= last.to + APART_MAX) last.to = Math.max(last.to, to);
      else whole.push({ from, to });
    }
    return whole.map((piece) => ({ at, ...piece }));
  });
}
