import { defineConfig } from '@chakra-ui/react';

/** A color with its value in the light and in the dark theme. */
const color = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** The name of our typeface, which loads late (`typeface.ts`). */
export const TYPEFACE = 'Hanken Grotesk';

/**
 * The product's look as Chakra tokens: paper, ink and brass, one accent, three states. Contains only what we use,
 * because Chakra's own token set costs more start-up time than the whole rest of the host.
 */
export const { theme = {} } = defineConfig({
  theme: {
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: 0.5 } },
      enter: { from: { opacity: 0, translate: '0 6px' } },
    },
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      fonts: {
        body: { value: `"${TYPEFACE}", "Hanken Fallback", system-ui, sans-serif` },
        mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
      },
      // A double line like that of a ledger: below titles, on dialogs, on the selected tab, and below the desk with the
      // bell.
      borders: { edge: { value: '4px double {colors.brass}' } },
      radii: { sm: { value: '6px' }, md: { value: '8px' }, lg: { value: '12px' }, full: { value: '9999px' } },
      spacing: Object.fromEntries(
        [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24].map((step) => [
          step,
          { value: `${step * 4}px` },
        ]),
      ),
      fontSizes: {
        xs: { value: '0.8125rem' },
        sm: { value: '0.9375rem' },
        md: { value: '0.9375rem' },
        lg: { value: '1.125rem' },
        xl: { value: '1.5rem' },
        '2xl': { value: '2rem' },
      },
    },
    semanticTokens: {
      colors: {
        canvas: color('#f7f4ee', '#0e0c11'),
        surface: color('#fffefb', '#221f28'),
        subtle: color('#f2ede3', '#2d2934'),
        hover: color('#ebe5d9', '#37323e'),
        line: color('#e3dccf', '#423c47'),
        'line.strong': color('#867d72', '#857b82'),
        text: color('#1e1b26', '#f3ede2'),
        'text.muted': color('#5f5962', '#b5aba6'),
        accent: { value: '#724ae8' },
        'accent.hover': color('#6138dc', '#7b57eb'),
        'accent.text': color('#74500f', '#e9c27c'),
        'accent.subtle': color('#f6ead2', '#372b18'),
        'accent.contrast': { value: '#ffffff' },
        focus: color('#724ae8', '#a78bff'),
        brass: color('#b07f2e', '#d9a74f'),
        'brass.text': color('#74500f', '#e9c27c'),
        'brass.subtle': color('#f6ead2', '#372b18'),
        success: color('#146c3c', '#6fd79d'),
        'success.subtle': color('#e2f3e6', '#173125'),
        warning: color('#8a4b00', '#f3bd6a'),
        'warning.subtle': color('#fdeccd', '#3d2c10'),
        danger: color('#b3261e', '#ff9d94'),
        'danger.solid': { value: '#c62f26' },
        'danger.subtle': color('#fce9e5', '#431e1b'),
      },
    },
  },
});
