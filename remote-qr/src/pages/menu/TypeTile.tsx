import { RouterLink } from '@frontdesk/shared/app';
import { chakra, Heading, Text } from '@frontdesk/shared/ui/core';
import { type ReactNode, useId } from 'react';

const Tile = chakra(RouterLink, {
  base: {
    display: 'block',
    p: '6',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    transition: 'border-color 120ms, background-color 120ms',
    _hover: { borderColor: 'accent', bg: 'hover' },
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
  const id = useId();
  return (
    <Tile to={to} aria-labelledby={`${id}-name`} aria-describedby={`${id}-about`}>
      <Icon>{icon}</Icon>
      <Heading id={`${id}-name`} size="sm">
        {name}
      </Heading>
      <Text id={`${id}-about`} tone="muted" mt="1">
        {about}
      </Text>
    </Tile>
  );
}
