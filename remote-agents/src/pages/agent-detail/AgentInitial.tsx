import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { chakra } from '@frontdesk/shared/ui/core';
import { initialColor, initialOf } from '../../model/initial-color';
import { keyTag } from '../../model/key-tag';

const Tile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '44px',
    height: '44px',
    rounded: 'lg',
    borderTopRadius: '22px',
    fontSize: 'lg',
    fontWeight: 600,
    userSelect: 'none',
  },
});

interface AgentInitialProps {
  readonly id: WireId;
  readonly name: string;
  /** The color of its chat; undefined when it is not known. */
  readonly color: string | undefined;
}

/** Shows the agent's initial in the color of its chat, or else in a color of its own. The name is beside it. */
export function AgentInitial({ id, name, color = initialColor(id) }: AgentInitialProps) {
  return (
    <Tile aria-hidden style={keyTag(color)}>
      {initialOf(name)}
    </Tile>
  );
}
