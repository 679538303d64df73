import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { theme } from './theme';

const base = createSystem(
  defaultBaseConfig,
  defineConfig({
    // Chakra's reset covers every HTML element; this reset covers only those that we use.
    preflight: false,
    theme,
    globalCss: {
      '*, ::before, ::after, ::backdrop': {
        boxSizing: 'border-box',
        borderWidth: 0,
        borderStyle: 'solid',
        borderColor: 'line',
      },
      '*': { margin: 0, padding: 0, font: 'inherit', WebkitTapHighlightColor: 'transparent' },
      'img, svg, video, canvas, iframe': { display: 'block', verticalAlign: 'middle' },
      'img, video': { maxW: '100%', height: 'auto' },
      'ol, ul': { listStyle: 'none' },
      'code, kbd, pre': { fontFamily: 'mono' },
      'button, [type=button], [type=submit]': { appearance: 'button', background: 'none' },
      'button, input, select, textarea, a': { color: 'inherit' },
      'input:not([type=checkbox], [type=radio], [type=color], [type=file], [type=range])': { appearance: 'none' },
      // The table has a border between rows, not around cells.
      table: { borderCollapse: 'collapse' },
      textarea: { resize: 'vertical' },
      a: { textDecoration: 'inherit' },
      'b, strong': { fontWeight: 600 },
      'i, em': { fontStyle: 'italic' },
      '::-webkit-search-decoration, ::-webkit-search-cancel-button': { appearance: 'none' },
      '[hidden]:where(:not([hidden=until-found]))': { display: 'none !important' },
      html: {
        textSizeAdjust: '100%',
        touchAction: 'manipulation',
        bg: 'canvas',
        color: 'text',
        fontFamily: 'body',
        lineHeight: 1.5,
        colorScheme: 'light',
        // A focused element must not be scrolled below the bar at the top.
        scrollPaddingTop: '80px',
      },
      'html.dark': { colorScheme: 'dark' },
      body: {
        minH: '100dvh',
        position: 'relative',
        bg: 'canvas',
        color: 'text',
        fontSize: 'sm',
        fontVariantNumeric: 'tabular-nums',
      },
      '*:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '::placeholder': { color: 'text.muted', opacity: 1 },
      // Forced colors remove the backgrounds that show the selection.
      '[aria-pressed=true], [role=option][aria-selected=true], label:has(> [type=radio]:checked)': {
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
      },
      '*, *::before, *::after': {
        _motionReduce: { animationDuration: '0.01ms !important', transitionDuration: '0s !important' },
      },
    },
  }),
);

/**
 * The Chakra system with the global styles of elements: reset, tokens, body, focus. The host's build writes these
 * styles into index.html; stand-alone pages use this system. The first sheet is Chakra's own reset, which is empty
 * here.
 */
export const baseSystem: SystemContext = { ...base, _global: base._global?.slice(1) ?? [] };
