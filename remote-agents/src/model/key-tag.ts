import { readableOn } from '../../widget/contrast';

/** Returns the style of an agent's tile: the tag of a key, with its hole, in the color of the agent's chat. */
export const keyTag = (color: string) => ({
  background: `radial-gradient(circle at 50% 7px, var(--chakra-colors-surface) 2px, #0000 2.5px) ${color}`,
  color: readableOn(color, '#ffffff'),
  paddingTop: '6px',
});
