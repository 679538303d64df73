import { chakra } from '@frontdesk/shared/ui/core';

/** The browser's own file picker, with a button that looks like ours. */
export const FileInput = chakra('input', {
  base: {
    display: 'block',
    width: '100%',
    mt: '1.5',
    fontSize: 'sm',
    color: 'text.muted',
    '&::file-selector-button': {
      minH: '36px',
      px: '3',
      me: '3',
      rounded: 'md',
      border: '1px solid',
      borderColor: 'line',
      bg: 'surface',
      color: 'text',
      font: 'inherit',
      fontWeight: 500,
      cursor: 'pointer',
    },
  },
});
