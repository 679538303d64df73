import { RouterLink } from '@frontdesk/shared/app';
import { chakra, Heading, Text } from '@frontdesk/shared/ui/core';
import { type ReactNode, useId } from 'react';

const Tile = chakra('div', {
  base: {
    position: 'relative',
    p: '6',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    transition: 'border-color 120ms, background-color 120ms',
    _hover: { borderColor: 'accent', bg: 'hover' },
  },
});

// Only the name is a link, so that the link has that name, but the whole tile can be pressed.
const TileLink = chakra(RouterLink, {
  base: {
    outline: 'none !important',
    _after: { content: '""', position: 'absolute', inset: '0', rounded: 'lg' },
    '&:focus-visible::after': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

const Icon = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    mb: '4',
    rounded: 'md',
    bg: 'accent.subtle',
    color: 'accent.text',
    '& svg': { width: '24px', height: '24px' },
  },
});

interface TypeTileProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly about: string;
}

export function TypeTile({ to, icon, name, about }: TypeTileProps) {
  const aboutId = useId();
  return (
    <Tile>
      <Icon>{icon}</Icon>
      <Heading size="sm">
        <TileLink to={to} aria-describedby={aboutId}>
          {name}
        </TileLink>
      </Heading>
      <Text id={aboutId} tone="muted" mt="1">
        {about}
      </Text>
    </Tile>
  );
}
