import { chakra } from '@chakra-ui/react';

const Mark = chakra('svg', { base: { width: '28px', height: '28px', flexShrink: 0 } });

/** The product's mark: a desk bell inside a speech bubble. */
export function Logo() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <path fill="#724ae8" d="M7 2h18a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-7.5L10 31v-5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M8 20h16M9.5 17a6.5 6.5 0 0 1 13 0M16 10.500V8.500M14.500 8.500h3"
      />
    </Mark>
  );
}
