import { HOST, loadFailure, passToService } from '../remotes/failure/load-failure';
import { clientReport } from './client-report';
import type { Fiber, FiberRoot } from './commit-hook';

/** React's development build warns from 50 on. */
const IN_A_ROW_MAX = 100;

/** Parts that were reported. */
const reported = new Set<string>();

/**
 * Reports a part with an effect that sets state for ever: React's production build renders it again and again, and says
 * nothing. Counts the commits in a row whose effects begin the next one; each part is reported once a tab. Returns a
 * function that stops it.
 */
export function watchEffects(): () => void {
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!hook) return () => undefined;
  const { onCommitFiberRoot, onPostCommitFiberRoot } = hook;
  let inARow = 0;
  let hasBegunNext = false;
  let lanesBefore = 0;
  hook.onCommitFiberRoot = (...given) => {
    if (!hasBegunNext) inARow = 0;
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
      inARow = 0;
      report(root, begun);
    }
    onPostCommitFiberRoot?.apply(hook, given);
  };
  return () => Object.assign(hook, { onCommitFiberRoot, onPostCommitFiberRoot });
}

function report(root: FiberRoot, lanes: number): void {
  const { name, version } = ownerOf(findUpdated(root.current, lanes));
  if (reported.has(name)) return;
  reported.add(name);
  const message = 'An effect sets state again and again, so that the page never comes to rest.';
  passToService(loadFailure({ name, version }, 'background', undefined, { kind: 'other', message }));
  clientReport.add({ remote: name, version, failure: 'endless effect' });
}

/** Finds the first component in document order with an update of these lanes. */
function findUpdated(root: Fiber, lanes: number): Fiber | null {
  let fiber: Fiber | null = root;
  while (fiber && (fiber.lanes & lanes) === 0) {
    if (fiber.child) fiber = fiber.child;
    else {
      while (fiber && !fiber.sibling) fiber = fiber.return;
      fiber = fiber?.sibling ?? null;
    }
  }
  return fiber;
}

/** The remote in whose boundary, of a page, card or fill, a component is, else the host. */
function ownerOf(updated: Fiber | null): { readonly name: string; readonly version: string } {
  for (let fiber = updated; fiber; fiber = fiber.return) {
    const { remote, renderFailure } = fiber.memoizedProps ?? {};
    if (remote && renderFailure) return remote;
  }
  return HOST;
}
