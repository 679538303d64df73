import { defineRecipe } from '@chakra-ui/react';

/** The look of every text control. */
export const controlRecipe = defineRecipe({
  base: {
    width: '100%',
    minH: '40px',
    px: '3',
    py: '2',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'line.strong',
    bg: 'surface',
    color: 'text',
    fontSize: 'md',
    md: { fontSize: 'sm' },
    transition: 'border-color 120ms',
    _hover: { borderColor: 'text.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-1px', borderColor: 'focus' },
    '&[aria-invalid=true]': { borderColor: 'danger' },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
});
