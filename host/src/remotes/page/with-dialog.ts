import { lazyGroups } from '../loader/lazy-groups';

/** Loads a part of the host that is a dialog together with the code for dialogs. */
export async function withDialog<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, lazyGroups.overlay().then(({ loadDialog }) => loadDialog())]);
  return loaded;
}
