import { RouterLink } from '@frontdesk/shared/app';
import { Box, chakra, Flex, Logo, Stack } from '@frontdesk/shared/ui/core';
import { NavigationEntry } from './NavigationEntry';
import { SIDEBAR } from './navigation';

const Home = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    minH: '40px',
    fontWeight: 600,
    fontSize: 'md',
    rounded: 'md',
  },
});

/** The navigation of wide screens. */
export function Sidebar() {
  return (
    <Box
      as="nav"
      aria-label="Main"
      display={{ base: 'none', md: 'block' }}
      width="240px"
      flexShrink={0}
      bg="surface"
      borderRightWidth="1px"
      px="3"
      py="4"
      position="sticky"
      top="57px"
      height="calc(100dvh - 57px)"
      overflowY="auto"
    >
      <Flex direction="column" gap="4">
        <Home to="/">
          <Logo />
          Frontdesk
        </Home>
        <Stack as="ul" gap="1" listStyleType="none">
          {SIDEBAR.map((item) => (
            <li key={item.label}>
              <NavigationEntry item={item} />
            </li>
          ))}
        </Stack>
      </Flex>
    </Box>
  );
}
