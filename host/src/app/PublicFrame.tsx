import { Box, Flex, Logo, Text } from '@frontdesk/shared/ui/core';
import { Outlet } from 'react-router-dom';

/** The frame of the screens that need no session: the mark above, the form in the middle. */
export function PublicFrame() {
  return (
    <Flex direction="column" minH="100dvh">
      <Flex as="header" justify="center" pt={{ base: '8', md: '16' }} pb="6" gap="3" align="center">
        <Logo />
        <Text fontWeight={600} fontSize="lg">
          Frontdesk
        </Text>
      </Flex>
      <Box as="main" flex="1" width="100%" maxW="440px" mx="auto" px="4" pb="16">
        <Outlet />
      </Box>
    </Flex>
  );
}
