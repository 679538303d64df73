import { RouterLink } from '@frontdesk/shared/app';
import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import { chakra, Grid, Heading, PageFrame, Text } from '@frontdesk/shared/ui/core';
import Table from 'lucide-react/icons/table';
import { type ReactNode, useId } from 'react';
import { KIND_FORMS, tileNameOf } from '../../kind-forms';
import * as messages from '../../messages/common';
import { manyHelp } from '../../messages/kind-forms';
import { formUrl, urls } from '../../urls';
import { KindIcon } from '../kind-icons';

const Tile = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: '4',
    alignItems: { base: 'center', lg: 'start' },
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    transition: 'border-color 120ms, background-color 120ms',
    _hover: { borderColor: 'line.strong', bg: 'hover' },
  },
});

// Only the name is inside the link, so that it names the link, but the whole tile can be pressed.
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
    height: '40px',
    rounded: 'md',
    bg: 'subtle',
    color: 'text.muted',
  },
});

interface TypeTileProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: string;
  /** Describes what the code does. */
  readonly about: string;
  /** A dashed border shows that the tile leads to something other than a form. */
  readonly isDashed?: boolean;
}

function TypeTile({ to, icon, name, about, isDashed }: TypeTileProps) {
  const aboutId = useId();
  return (
    <Tile {...(isDashed && { borderStyle: 'dashed', borderColor: 'line.strong' })}>
      <Icon>{icon}</Icon>
      <div>
        <Heading size="sm">
          <TileLink to={to} aria-describedby={aboutId}>
            {name}
          </TileLink>
        </Heading>
        <Text id={aboutId} tone="muted">
          {about}
        </Text>
      </div>
    </Tile>
  );
}

export function GenerateQrPage() {
  return (
    <PageFrame title={messages.generateTitle} intro={messages.generateIntro}>
      {/* Twelve tiles fill two, three and four columns. */}
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))" autoRows={{ lg: '1fr' }} gap="4">
        {QR_TYPES.map((type) => (
          <TypeTile
            key={type}
            to={formUrl(type)}
            icon={<KindIcon type={type} />}
            name={tileNameOf(type)}
            about={KIND_FORMS[type].about}
          />
        ))}
        <TypeTile
          to={urls.batch}
          icon={<Table aria-hidden size={18} />}
          name={messages.manyAtOnce}
          about={manyHelp}
          isDashed
        />
      </Grid>
    </PageFrame>
  );
}
