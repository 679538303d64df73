import { chakra } from '@frontdesk/shared/ui/core';
import { readableOn } from '../../../widget/contrast';
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
    fontSize: 'lg',
    fontWeight: 600,
    userSelect: 'none',
  },
});

/** Shows the agent's initial in the color of its chat, or else in a color of its own. The name is beside it. */
export function AgentInitial({
  agent: { id, name, widgetTheme },
}: {
  agent: Pick<Agent, 'id' | 'name' | 'widgetTheme'>;
}) {
  const ground = widgetTheme?.headerColor ?? initialColor(id);
  return (
    <Tile aria-hidden style={{ background: ground, color: readableOn(ground, '#ffffff') }}>
      {initialOf(name)}
    </Tile>
  );
}
