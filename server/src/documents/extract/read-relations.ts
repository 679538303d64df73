import { posix } from 'node:path';
import type { OpenZip } from './open-zip';

interface Relation {
  readonly path: string;
  readonly type: string;
}

/** Maps the ids that a part of an office file uses to their targets. */
export async function readRelations(zip: OpenZip, part: string): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>();
  const folder = posix.dirname(part);
  await zip.readXml(`${folder}/_rels/${posix.basename(part)}.rels`, {
    open(name, { Id, Target, Type }) {
      if (name !== 'Relationship' || !Id || !Target) return;
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      relations.set(Id, { path, type: Type?.split('/').at(-1) ?? '' });
    },
  });
  return relations;
}
