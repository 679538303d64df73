import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading, Text } from './text';

export interface PageFrameProps {
  readonly title: string;
  /** One line that says what this page is for. */
  readonly intro?: ReactNode;
  /** The page's primary action, at the right of its title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every signed-in page: title, purpose, primary action, content. */
export function PageFrame({ title, intro, action, children }: PageFrameProps) {
  return (
    <Box maxW="1200px" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '8' }}>
      <Flex wrap="wrap" gap="4" align="flex-start" justify="space-between" mb="6">
        <Box flex="1 1 16rem" minW={0}>
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
