import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** A saved picture. */
export interface Picture {
  /** The file name in the folder of pictures. */
  readonly file: string;
  readonly screen: string;
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

const THUMB_HEIGHT = 300;

/** Writes `index.html` with all pictures, and one sheet of thumbnails as a PNG for each theme and width. */
export async function writeContactSheets(page: Page, folder: string, pictures: readonly Picture[]): Promise<void> {
  await writeFile(path.join(folder, 'index.html'), sheetOf(pictures));
  const kinds = new Set(pictures.map(({ theme, width }) => `${theme}-${width}`));
  for (const kind of kinds) {
    const own = pictures.filter(({ theme, width }) => `${theme}-${width}` === kind);
    const sheet = path.join(folder, `sheet-${kind}.html`);
    await writeFile(sheet, sheetOf(own));
    await page.setViewportSize({ width: 1800, height: 1000 });
    await page.goto(`file://${sheet}`);
    await page.screenshot({ path: path.join(folder, `sheet-${kind}.png`), fullPage: true });
  }
}

function sheetOf(pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ file, screen, theme, width }) =>
      `<figure><a href="${file}"><img src="${file}" alt="" loading="eager"></a>` +
      `<figcaption>${escaped(screen)} · ${theme} · ${width}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>
body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; background: #777; font: 11px system-ui; color: #fff }
figure { margin: 0 } img { display: block; height: ${THUMB_HEIGHT}px; max-width: 560px; object-fit: cover; object-position: top }
figcaption { max-width: 240px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
</style>${figures.join('\n')}`;
}

const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
