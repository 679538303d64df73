import { chakra } from '@chakra-ui/react';
import { RouterLink } from '../../address/RouterLink';

/** A heading; `as` sets its level, `size` its look. The largest has a short double line below it. */
export const Heading = chakra('h2', {
  base: { fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere' },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'lg' },
      lg: {
        fontSize: { base: 'xl', sm: '2xl' },
        lineHeight: 1.2,
        letterSpacing: '-0.02em',
        _after: { content: '""', display: 'block', width: '40px', mt: '2.5', borderTop: 'edge' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

export const Text = chakra('p', {
  base: { overflowWrap: 'anywhere' },
  variants: { tone: { default: {}, muted: { color: 'text.muted' }, danger: { color: 'danger' } } },
});

/** A link inside the product. */
export const TextLink = chakra(RouterLink, {
  base: {
    display: 'inline-block',
    minH: '24px',
    lineHeight: '24px',
    fontWeight: 500,
    textDecoration: 'underline',
    textDecorationColor: 'brass',
    textUnderlineOffset: '4px',
    overflowWrap: 'anywhere',
    rounded: 'sm',
    transition: 'text-decoration-color 120ms',
    _hover: { textDecorationColor: 'currentColor' },
  },
});
