import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { chakra } from '@frontdesk/shared/ui/core';
import { readableOn } from '../../../widget/contrast';
import { initialColor, initialOf } from '../../model/initial-color';

const Tile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '44px',
    // The shape of a key tag with a hole.
    rounded: '22px 22px 12px 12px',
    pt: '1.5',
    mask: 'radial-gradient(circle at 50% 7px, #0000 2px, #000 2.5px)',
    fontSize: 'lg',
    fontWeight: 600,
    '@media (max-width: 359px)': { display: 'none' },
  },
});

interface AgentInitialProps {
  readonly id: WireId;
  readonly name: string;
  /** The color of its chat; undefined when it is not known. */
  readonly color: string | undefined;
}

/** Shows the agent's initial in the color of its chat, or else in its own color. The name is beside it. */
export function AgentInitial({ id, name, color = initialColor(id) }: AgentInitialProps) {
  return (
    <Tile aria-hidden style={{ background: color, color: readableOn(color, '#ffffff') }}>
      {initialOf(name)}
    </Tile>
  );
}
