import { Box, Flex, Logo, Text } from '@frontdesk/shared/ui/core';
import { PageOutlet } from '../remotes/page/PageOutlet';
import { BrandPanel } from './BrandPanel';
import { product } from './messages';

/** Frames the screens that need no session: the logo above the form, and on wide screens the brand panel beside it. */
export function PublicFrame() {
  return (
    <Flex minH="100dvh">
      <BrandPanel />
      <Flex direction="column" flex="1" minW={0}>
        <Flex as="header" justify="center" pt={{ base: '8', md: '16' }} pb="6" gap="3" align="center">
          <Logo />
          <Text fontWeight={600} fontSize="lg">
            {product}
          </Text>
        </Flex>
        <Box as="main" flex="1" width="100%" maxW="440px" mx="auto" px="4" pb="16">
          <PageOutlet />
        </Box>
      </Flex>
    </Flex>
  );
}
