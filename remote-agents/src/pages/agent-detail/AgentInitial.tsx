import { chakra } from '@frontdesk/shared/ui/core';
import type { Agent } from '../../model/agent';
import { initialColor, initialOf } from '../../model/initial-color';

const Tile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '44px',
    height: '44px',
    rounded: 'lg',
    color: 'white',
    fontSize: 'lg',
    fontWeight: 600,
    userSelect: 'none',
  },
});

/** Shows the agent's initial on a color of its own. The name is beside it. */
export function AgentInitial({ agent: { id, name } }: { agent: Pick<Agent, 'id' | 'name'> }) {
  return (
    <Tile aria-hidden style={{ background: initialColor(id) }}>
      {initialOf(name)}
    </Tile>
  );
}
