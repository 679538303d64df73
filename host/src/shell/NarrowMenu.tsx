import { Box, Stack, Text } from '@frontdesk/shared/ui/core';
import { NavigationEntry } from './NavigationEntry';
import { MENU } from './navigation';

/** The navigation of narrow screens, in the spec's three groups. */
export function NarrowMenu() {
  return (
    <Box
      as="nav"
      id="narrow-menu"
      aria-label="Menu"
      display={{ base: 'block', md: 'none' }}
      borderTopWidth="1px"
      px="3"
      py="3"
      maxH="calc(100dvh - 56px)"
      overflowY="auto"
    >
      {MENU.map((group) => (
        <Box key={group.title} mb="3">
          <Text fontSize="xs" fontWeight={600} color="text.muted" px="3" mb="1">
            {group.title}
          </Text>
          <Stack as="ul" gap="1" listStyleType="none">
            {group.items.map((item) => (
              <li key={item.label}>
                <NavigationEntry item={item} />
              </li>
            ))}
          </Stack>
        </Box>
      ))}
    </Box>
  );
}
