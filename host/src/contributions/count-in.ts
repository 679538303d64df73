import type { BadgeContribution } from '@frontdesk/shared/contract';
import { layersOf, listIn } from '@frontdesk/shared/endpoints/list-in';

/**
 * Reads the count from an answer: its count field, or else the number of list entries without the field that the badge
 * names.
 */
export function countIn(answer: unknown, { field, itemsWithout }: BadgeContribution): number {
  const count = layersOf(answer)
    .map((layer) => fieldOf(layer, field))
    .find((found) => typeof found === 'number');
  if (typeof count === 'number') return Number.isInteger(count) && count > 0 ? count : 0;
  if (itemsWithout === undefined) return 0;
  return listIn(answer).filter((item) => typeof item === 'object' && !fieldOf(item, itemsWithout)).length;
}

function fieldOf(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null)?.[name];
}
