import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading, Text } from './text';

export interface PageFrameProps {
  readonly title: string;
  /** The link back, above the title. */
  readonly breadcrumb?: ReactNode;
  /** A picture before the title. */
  readonly mark?: ReactNode;
  /** The purpose of the page in a line. */
  readonly intro?: ReactNode;
  /** The page's primary action, on the right of its title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every signed-in page: title, purpose, primary action, content. Grows on screens wider than 1440 px. */
export function PageFrame({ title, breadcrumb, mark, intro, action, children }: PageFrameProps) {
  return (
    <Box maxW="clamp(1200px, 100vw - 240px, 1600px)" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '8' }}>
      {breadcrumb}
      <Flex wrap="wrap" gap="4" align="flex-start" justify="space-between" mb="6">
        {mark}
        <Box flex={mark ? '1 1 11rem' : '1 1 16rem'} minW={0}>
          <Heading as="h1" size="lg" tabIndex={-1} outline="none">
            {title}
          </Heading>
          {intro && (
            <Text tone="muted" mt="1">
              {intro}
            </Text>
          )}
        </Box>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
