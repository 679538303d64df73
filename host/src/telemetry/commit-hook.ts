import type { RemoteBoundaryProps } from '../remotes/page/RemotePage';

/** The functions that React calls at each commit, and again after the commit's effects have run. */
export interface CommitHook {
  onCommitFiberRoot?: (renderer: number, root: FiberRoot, ...more: never[]) => void;
  onPostCommitFiberRoot?: (renderer: number, root: FiberRoot) => void;
}

/** The part of React's tree that this site reads. */
export interface FiberRoot {
  /** The kinds of pending updates, as bits. */
  readonly pendingLanes: number;
  readonly current: Fiber;
}

/** A component or an element on the page. */
export interface Fiber {
  readonly lanes: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly memoizedProps: Partial<RemoteBoundaryProps> | null;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: CommitHook | undefined;
}

// React looks for the hook of its devtools once, when it loads. `effect-loops.ts` adds its own functions to it.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { inject: () => {}, supportsFiber: true } as CommitHook;
