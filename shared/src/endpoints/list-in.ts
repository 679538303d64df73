/** Names of fields that may contain the list, in order of preference; an object in one of them is an envelope. */
const NAMES = ['notifications', 'items', 'data'];

/** Finds the list in an answer: the answer itself, or a list in its fields or envelopes; [] without one. */
export function listIn(answer: unknown): unknown[] {
  return find(answer) ?? [];
}

/** Returns an answer, the object in its envelope, the object in that envelope, and so on. */
export function layersOf(answer: unknown): object[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const inner = NAMES.map((name) => (answer as Record<string, unknown>)[name]).find(isEnvelope);
  return [answer, ...layersOf(inner)];
}

function find(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return answer;
  const [outer, inner] = layersOf(answer);
  if (!outer) return null;
  const lists = Object.entries(outer).filter((field): field is [string, unknown[]] => Array.isArray(field[1]));
  const filled = lists.filter(([, list]) => list.length > 0);
  const named = lists.find(([name]) => NAMES.includes(name));
  // Lists outside of the envelope contain errors and the like.
  const wrapped = named ? null : find(inner);
  const [, meant] = named ?? (filled.length === 1 ? filled[0] : lists[0]) ?? [];
  return wrapped ?? meant ?? null;
}

function isEnvelope(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
