import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { theme } from './theme';

/**
 * The Chakra system with the global styles of elements: reset, tokens, body, focus. The host's build writes them into
 * index.html; stand-alone pages use this system.
 */
export const baseSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    theme,
    globalCss: {
      html: {
        '--global-color-border': '{colors.line}',
        bg: 'canvas',
        color: 'text',
        fontFamily: 'body',
        lineHeight: 1.5,
        colorScheme: { base: 'light', _dark: 'dark' },
        // What gets the focus must not scroll below the bar at the top.
        scrollPaddingTop: '80px',
      },
      body: { bg: 'canvas', color: 'text', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
      '*': { borderColor: 'line' },
      '*:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '::placeholder': { color: 'text.muted', opacity: 1 },
      // Forced colors remove the backgrounds that show the selection.
      '[aria-pressed=true], [role=option][aria-selected=true], label:has(> [type=radio]:checked)': {
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
      },
      '*, *::before, *::after': {
        _motionReduce: { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    },
  }),
);
