import { transform } from 'lightningcss';

/** Browsers that support our builds (ES2022), as `major << 16 | minor << 8`. */
const TARGETS = { chrome: 105 << 16, firefox: 110 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Minifies a style sheet, and removes the vendor prefixes that no browser with ES2022 needs. Throws when it cannot parse a
 * rule: emotion would not insert it again, so the page would lack it.
 */
export function minifyCss(css: string): string {
  const { code, warnings } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
  });
  const [warning] = warnings;
  if (warning) throw new Error(warning.message);
  return code.toString();
}
