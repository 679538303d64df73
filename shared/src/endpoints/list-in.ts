/** Of several lists the first under one of these names is meant; an object under one of them is an envelope. */
const NAMES = ['notifications', 'items', 'data'];

/** The list in an answer: the answer itself, or one in its fields or its envelopes; [] when there is none. */
export function listIn(answer: unknown): unknown[] {
  return find(answer) ?? [];
}

/** An answer, the object that it puts into an envelope, the one in that, and so on. */
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
  // Beside an envelope, other lists are of errors and the like.
  const wrapped = named ? null : find(inner);
  const [, meant] = named ?? (filled.length === 1 ? filled[0] : lists[0]) ?? [];
  return wrapped ?? meant ?? null;
}

function isEnvelope(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
