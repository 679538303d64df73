import { defineConfig } from '@chakra-ui/react';

/** A color with its value in the light and in the dark theme. */
const color = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/**
 * The product's look as Chakra tokens: one accent, neutrals, three states. Contains only what we use, because Chakra's
 * own token set costs more start-up time than the rest of the host together.
 */
export const { theme = {} } = defineConfig({
  theme: {
    keyframes: { spin: { to: { transform: 'rotate(360deg)' } }, pulse: { '50%': { opacity: 0.5 } } },
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      fonts: {
        body: { value: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif' },
        mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
      },
      radii: { sm: { value: '6px' }, md: { value: '8px' }, lg: { value: '12px' }, full: { value: '9999px' } },
      spacing: Object.fromEntries(
        [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24].map((step) => [
          step,
          { value: `${step * 4}px` },
        ]),
      ),
      fontSizes: {
        xs: { value: '0.75rem' },
        sm: { value: '0.875rem' },
        md: { value: '1rem' },
        lg: { value: '1.125rem' },
        xl: { value: '1.375rem' },
        '2xl': { value: '1.75rem' },
      },
    },
    semanticTokens: {
      colors: {
        canvas: color('#f8f8fb', '#111118'),
        surface: color('#ffffff', '#1a1a23'),
        subtle: color('#f1f1f6', '#23232e'),
        hover: color('#ececf3', '#2a2a37'),
        line: color('#e3e3ec', '#32323f'),
        'line.strong': color('#84849a', '#74748b'),
        text: color('#1b1b26', '#ececf4'),
        'text.muted': color('#5c5c70', '#a6a6ba'),
        accent: color('#724ae8', '#724ae8'),
        'accent.hover': color('#6138dc', '#8260ee'),
        'accent.text': color('#6138dc', '#b9a4ff'),
        'accent.subtle': color('#f0ebfe', '#2c2447'),
        'accent.contrast': color('#ffffff', '#ffffff'),
        focus: color('#724ae8', '#a78bff'),
        success: color('#146c3c', '#6fd79d'),
        'success.subtle': color('#e4f6ec', '#163325'),
        warning: color('#8a4b00', '#f3bd6a'),
        'warning.subtle': color('#fff2dc', '#3a2a10'),
        danger: color('#b3261e', '#ff9d94'),
        'danger.solid': color('#c62f26', '#c62f26'),
        'danger.subtle': color('#fdebea', '#421d1b'),
      },
    },
  },
});
