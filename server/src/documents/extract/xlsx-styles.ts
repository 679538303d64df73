import numfmt from 'numfmt';
import type { OpenZip } from './open-zip';

/** Formats a number according to its cell style, such as a date, a price or a percentage. */
export type CellFormats = (style: number, value: number) => string;

/** Reads the formats of a workbook, whose dates count from 1904 or 1900. */
export async function readCellFormats(zip: OpenZip, countsFrom1904: boolean): Promise<CellFormats> {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let isInStyles = false;
  await zip.readXml('xl/styles.xml', {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isInStyles = true;
      if (name === 'xf' && isInStyles) styles.push(Number(numFmtId ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isInStyles = false;
    },
  });
  return (style, value) => {
    const id = styles[style] ?? 0;
    const code = codes.get(id) ?? numfmt.getFormatFromId(id) ?? 'General';
    return formatNumber(value, code, countsFrom1904);
  };
}

const DAYS_TO_1904 = 1462;

function formatNumber(value: number, code: string, countsFrom1904: boolean): string {
  // The last section only formats text, and a color cannot be read.
  const shown = code === '' ? 'General' : code;
  try {
    if (numfmt.isDateFormat(shown)) return formatDate(value + (countsFrom1904 ? DAYS_TO_1904 : 0), shown);
    return numfmt.format(shown, value, { throws: true, nbsp: false }).trim();
  } catch {
    return String(value);
  }
}

/** '03/04/23' means different days in different countries, so dates are written as year, month, day. */
function formatDate(serial: number, code: string): string {
  const { year, month, day, hours, minutes } = numfmt.getFormatDateInfo(code);
  const isTime = hours || minutes;
  if (!(year || month || day)) return numfmt.format('hh:mm', serial);
  if (!year || !day) return numfmt.format(code, serial, { throws: true });
  return numfmt.format(isTime ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd', serial);
}
