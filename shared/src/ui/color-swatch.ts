/** Styles of the browser's own color chooser (`input type="color"`). Compiled into each page that needs it. */
export const colorSwatch = {
  flexShrink: 0,
  width: '48px',
  height: '40px',
  p: '1',
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'line.strong',
  bg: 'surface',
  cursor: 'pointer',
} as const;
