import { RouterLink } from '@frontdesk/shared/app';
import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import { chakra, Grid, Heading, PageFrame, Text } from '@frontdesk/shared/ui/core';
import Table from 'lucide-react/icons/table';
import { type ReactNode, useId } from 'react';
import { KIND_FORMS, tileNameOf } from '../../kind-forms';
import * as messages from '../../messages/common';
import { formUrl, urls } from '../../urls';
import { KindIcon } from '../kind-icons';

const Tile = chakra('div', {
  base: {
    position: 'relative',
    // On phones the icon is beside the words.
    display: 'grid',
    gridTemplateColumns: { base: '48px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    gap: '4',
    alignItems: { base: 'center', sm: 'start' },
    alignContent: 'start',
    p: { base: '4', sm: '6' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    transition: 'border-color 120ms, background-color 120ms',
    _hover: { borderColor: 'line.strong', bg: 'hover' },
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
    rounded: 'md',
    bg: 'brass.subtle',
    color: 'brass.text',
    '& svg': { width: '24px', height: '24px' },
  },
});

interface TypeTileProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: string;
  /** Says what the code does. Without it, the tile leads to something else than a form. */
  readonly about?: string;
}

function TypeTile({ to, icon, name, about }: TypeTileProps) {
  const aboutId = useId();
  return (
    <Tile borderStyle={about ? 'solid' : 'dashed'}>
      <Icon>{icon}</Icon>
      <div>
        <Heading size="sm">
          <TileLink to={to} aria-describedby={about && aboutId}>
            {name}
          </TileLink>
        </Heading>
        {about && (
          <Text id={aboutId} tone="muted" mt="1">
            {about}
          </Text>
        )}
      </div>
    </Tile>
  );
}

export function GenerateQrPage() {
  return (
    <PageFrame title={messages.generateTitle} intro={messages.generateIntro}>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 232px), 1fr))" autoRows={{ sm: '1fr' }} gap="4">
        {QR_TYPES.map((type) => (
          <TypeTile
            key={type}
            to={formUrl(type)}
            icon={<KindIcon type={type} />}
            name={tileNameOf(type)}
            about={KIND_FORMS[type].about}
          />
        ))}
        <TypeTile to={urls.batch} icon={<Table aria-hidden />} name={messages.manyAtOnce} />
      </Grid>
    </PageFrame>
  );
}
