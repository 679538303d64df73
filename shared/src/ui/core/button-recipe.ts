import { defineRecipe } from '@chakra-ui/react';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 500,
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '& svg': { width: '18px', height: '18px', flexShrink: 0 },
    '&[aria-disabled=true], &:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'accent.contrast', _hover: { bg: 'accent.hover' } },
      outline: { bg: 'surface', color: 'text', borderColor: 'line', _hover: { bg: 'hover' } },
      ghost: { color: 'text.muted', _hover: { bg: 'hover', color: 'text' } },
      danger: { bg: 'danger.solid', color: 'white', _hover: { filter: 'brightness(0.92)' } },
    },
    size: {
      sm: { minH: '32px', px: '3', fontSize: 'sm' },
      md: { minH: '40px', px: '4', fontSize: 'sm' },
      icon: { minH: '36px', minW: '36px', p: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
