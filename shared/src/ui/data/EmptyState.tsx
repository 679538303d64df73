import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '../../parts/load-part';
import { Text } from '../core/text';
import type { DrawingName } from './drawings';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    px: '6',
    py: '6',
    textAlign: 'center',
  },
});
const Drawing = chakra('svg', {
  base: {
    '--surface': '{colors.surface}',
    '--brass': '{colors.brass}',
    '--brass-subtle': '{colors.brass.subtle}',
    width: '160px',
    height: '112px',
    color: 'text.muted',
    '& > *': { animation: 'enter 180ms ease-out' },
  },
});
const Subject = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '64px',
    rounded: 'full',
    bg: 'brass.subtle',
    color: 'brass.text',
    '& svg': { width: '28px', height: '28px', strokeWidth: 1.5 },
  },
});

export interface EmptyStateProps {
  /** A drawing of the missing content. */
  readonly drawing?: DrawingName;
  /** An icon of the missing content, if there is no drawing of it. */
  readonly icon?: ReactNode;
  /** A sentence. */
  readonly children: ReactNode;
  /** A button for the next step. */
  readonly action?: ReactNode;
}

type Drawings = typeof import('./drawings').drawings;
let loaded: Drawings | undefined;

/** Loads all drawings once. If they fail to load, their place remains empty. */
function useDrawing(name: DrawingName | undefined): ReactNode {
  const [all, setAll] = useState(loaded);
  useEffect(
    function loadDrawings() {
      if (!name || loaded) return;
      const load = loadPart(() => import(/* webpackChunkName: "drawings" */ './drawings'));
      load.then(
        ({ drawings }) => {
          loaded = drawings;
          setAll(drawings);
        },
        () => undefined,
      );
    },
    [name],
  );
  return name && all?.[name];
}

/** Tells the user that there is no content yet, or no match, and offers the next step. */
export function EmptyState({ drawing, icon, children, action }: EmptyStateProps) {
  const lines = useDrawing(drawing);
  return (
    <Frame>
      {drawing ? (
        <Drawing
          aria-hidden="true"
          viewBox="0 0 160 112"
          fill="none"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <g>{lines}</g>
        </Drawing>
      ) : (
        icon && <Subject aria-hidden="true">{icon}</Subject>
      )}
      <Text tone="muted" maxW="44ch">
        {children}
      </Text>
      {action}
    </Frame>
  );
}

/** A placeholder in the shape of the content that is loading. */
export const Skeleton = chakra('div', {
  base: { bg: 'line', rounded: 'md', animation: 'pulse 1.6s ease-in-out infinite' },
});
