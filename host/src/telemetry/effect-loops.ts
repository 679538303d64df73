import { HOST, loadFailure, passToService } from '../remotes/failure/load-failure';
import { clientReport } from './client-report';
import type { Fiber } from './commit-hook';

/** React's development build warns after 50. */
const IN_A_ROW_MAX = 100;
/** Number of compared commits: a part that an effect updates by chance appears in only a few of them. */
const COMPARED = 10;

type Part = Pick<typeof HOST, 'name' | 'version'>;

/** Parts that have been reported. */
const reported = new Set<string>();

/**
 * Reports a part with an effect that sets state forever: React's production build renders it again and again, and does
 * not warn. Counts consecutive commits whose effects trigger the next one; each part is reported once per tab. Returns
 * a function that stops the checks.
 */
export function watchEffects(): () => void {
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!hook) return () => undefined;
  const { onCommitFiberRoot, onPostCommitFiberRoot } = hook;
  let inARow = 0;
  let hasBegunNext = false;
  let lanesBefore = 0;
  /** In how many of the compared commits each part was updated. */
  let counts = new Map<Part, number>();
  hook.onCommitFiberRoot = (...given) => {
    if (!hasBegunNext) [inARow, counts] = [0, new Map()];
    hasBegunNext = false;
    lanesBefore = given[1].pendingLanes;
    onCommitFiberRoot?.apply(hook, given);
  };
  hook.onPostCommitFiberRoot = (...given) => {
    const [, root] = given;
    const begun = root.pendingLanes & ~lanesBefore;
    hasBegunNext = begun !== 0;
    if (hasBegunNext) inARow += 1;
    if (inARow > IN_A_ROW_MAX) {
      for (const part of updatedParts(root.current, begun)) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    if (inARow > IN_A_ROW_MAX + COMPARED) {
      const mostFirst = [...counts].sort(([, one], [, other]) => other - one);
      // A remote's effect may also update the host, or the two may update each other alternately.
      const ofRemote = mostFirst.find(([part, count]) => part !== HOST && count >= COMPARED / 2);
      const [part] = ofRemote ?? mostFirst[0] ?? [];
      [inARow, counts] = [0, new Map()];
      if (part) report(part);
    }
    onPostCommitFiberRoot?.apply(hook, given);
  };
  return () => Object.assign(hook, { onCommitFiberRoot, onPostCommitFiberRoot });
}

function report({ name, version }: Part): void {
  if (reported.has(name)) return;
  reported.add(name);
  const message = 'An effect sets state again and again, so that the page never comes to rest.';
  passToService(loadFailure({ name, version }, 'background', undefined, { kind: 'other', message }));
  clientReport.add({ remote: name, version, failure: 'endless effect' });
}

/** The parts that contain a component with an update in these lanes. */
function updatedParts(root: Fiber, lanes: number): Set<Part> {
  const parts = new Set<Part>();
  let fiber: Fiber | null = root;
  while (fiber) {
    if (fiber.lanes & lanes) parts.add(ownerOf(fiber));
    if (fiber.child) fiber = fiber.child;
    else {
      while (fiber && !fiber.sibling) fiber = fiber.return;
      fiber = fiber?.sibling ?? null;
    }
  }
  return parts;
}

/** The remote whose boundary (of a page, card or fill) contains the component, else the host. */
function ownerOf(updated: Fiber): Part {
  for (let fiber: Fiber | null = updated; fiber; fiber = fiber.return) {
    const { remote, renderFailure } = fiber.memoizedProps ?? {};
    if (remote && renderFailure) return remote;
  }
  return HOST;
}
