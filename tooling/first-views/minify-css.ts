import { Features, transform } from 'lightningcss';

/** Browsers that support our builds (ES2022), as `major << 16 | minor << 8`. */
const TARGETS = { chrome: 105 << 16, firefox: 110 << 16, safari: (16 << 16) | (4 << 8) };

/** Chakra writes a background a second time for the color `currentBg`. */
const BACKGROUND_COPY = /--bg-currentcolor:[^;}]*;?/g;

/**
 * Minifies a style sheet. Removes the vendor prefixes that no browser with ES2022 needs, and Chakra's copies of backgrounds
 * unless something reads them. Throws when it cannot parse a rule: emotion would not insert it again, so the page would lack it.
 */
export function minifyCss(css: string): string {
  const needed = css.includes('var(--bg-currentcolor)') ? css : css.replace(BACKGROUND_COPY, '');
  const { code, warnings } = transform({
    filename: 'page.css',
    code: Buffer.from(needed),
    minify: true,
    targets: TARGETS,
    // This would add two variables to each color-scheme, for a function that we do not use.
    exclude: Features.LightDark,
  });
  const [warning] = warnings;
  if (warning) throw new Error(warning.message);
  return code.toString();
}
