import { Box, Stack, Text } from '@frontdesk/shared/ui/core';
import type { KeyboardEvent } from 'react';
import { NavigationEntry } from './NavigationEntry';
import { MENU } from './navigation';

/** The navigation of narrow screens, in the spec's three groups. */
export function NarrowMenu({ onClose }: { onClose: () => void }) {
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
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
    >
      {MENU.map((group) => (
        <Box key={group.title} mb="3">
          <Text fontSize="xs" fontWeight={600} color="text.muted" textTransform="uppercase" px="3" mb="1">
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
