import type { ObjectPathItem } from 'valibot';

/** The path of an issue about a field. A form reads only its key. */
export const atField = (key: string): [ObjectPathItem] => [{ key } as ObjectPathItem];
