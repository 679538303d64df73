import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading, Text } from './text';

export interface PageFrameProps {
  readonly title: string;
  /** The link back, above the title. */
  readonly breadcrumb?: ReactNode;
  /** A picture before the title. */
  readonly mark?: ReactNode;
  /** Minimum width of the title next to the action. */
  readonly titleWidth?: string;
  /** The state of the page's subject, next to its title. */
  readonly state?: ReactNode;
  /** The purpose of the page, in one line. */
  readonly intro?: ReactNode;
  /** Whether the intro is hidden on phones to make room for the action. */
  readonly hidesIntro?: boolean;
  /** The page's primary action, to the right of its title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of every signed-in page: title, purpose, primary action, content. Becomes wider on screens over 1440 px.
 */
export function PageFrame({
  title,
  breadcrumb,
  mark,
  titleWidth = mark ? 'auto' : '16rem',
  state,
  intro,
  hidesIntro,
  action,
  children,
}: PageFrameProps) {
  return (
    <Box maxW="clamp(1200px, 100vw - 240px, 1600px)" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '8' }}>
      {breadcrumb}
      <Flex position="relative" wrap="wrap" gap="4" align="flex-start" justify="space-between" mb="6">
        {mark}
        <Flex
          wrap="wrap"
          align="baseline"
          columnGap="3"
          flex={{ base: `1 1 ${hidesIntro ? 'auto' : titleWidth}`, sm: `1 1 ${titleWidth}` }}
          minW={0}
          // A long title wraps next to its picture, not below it.
          maxW={mark ? 'calc(100% - 60px)' : undefined}
        >
          <Heading as="h1" size="lg" tabIndex={-1} outline="none">
            {/* Owners' texts have their own writing direction. */}
            <bdi>{title}</bdi>
          </Heading>
          {state}
          {intro && (
            <Text tone="muted" mt="2.5" w="0" minW="100%" hideBelow={hidesIntro ? 'sm' : undefined}>
              {intro}
            </Text>
          )}
        </Flex>
        {action}
      </Flex>
      {children}
    </Box>
  );
}

const Mark = chakra('svg', { base: { width: '28px', height: '28px', flexShrink: 0 } });

/** The product's mark: a brass desk bell on ink. */
export function Logo() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#1e1b26" />
      <path fill="#d9a74f" d="M6 21a10 10 0 0 1 20 0zM5 23h22v3H5zM14 6h4v3h-1v3h-2V9h-1z" />
    </Mark>
  );
}

/** A surface with a border that groups related content. */
export const Card = chakra('section', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    // A light upper edge, which is visible only in the dark theme.
    boxShadow: 'inset 0 1px #ffffff14',
    p: { base: '4', md: '6' },
    minW: 0,
  },
});
