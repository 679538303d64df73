import type { BadgeContribution } from '@frontdesk/shared/contract';

/** The count in an answer: its field, or else the entries of its list that lack the field that the badge names. */
export function countIn(answer: unknown, { field, itemsWithout }: BadgeContribution): number {
  const count = fieldOf(answer, field);
  if (typeof count === 'number') return Number.isInteger(count) && count > 0 ? count : 0;
  if (itemsWithout === undefined) return 0;
  const lists = Array.isArray(answer) ? [answer] : Object.values(answer ?? {}).filter(Array.isArray);
  return (lists[0] ?? []).filter((item: unknown) => typeof item === 'object' && !fieldOf(item, itemsWithout)).length;
}

function fieldOf(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null)?.[name];
}
