import { type ComponentType, memo, type NamedExoticComponent, type ReactNode, useSyncExternalStore } from 'react';
import { partFailed } from '../../messages/host-part';
import { HOST, type LoadFailure, loadFailure, reportFailure } from '../failure/load-failure';
import { remoteLoader } from '../loader/loader';
import { lazyGroups } from '../loader/shared-groups';
import { LoadFailurePage } from './LoadFailurePage';

type PartState<Props> =
  | { readonly is: 'new' | 'loading' }
  | { readonly is: 'ready'; readonly Part: ComponentType<Props> }
  | { readonly is: 'failed'; readonly failure: LoadFailure };

/**
 * Creates a component for a part of the host that loads when it is first shown. React's `lazy` would keep a failed load
 * forever; this component shows what is missing and can retry.
 */
export function hostPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  whileLoading: ReactNode = null,
): NamedExoticComponent<Props> {
  let state: PartState<Props> = { is: 'new' };
  const listeners = new Set<() => void>();
  function become(next: PartState<Props>) {
    state = next;
    for (const tell of listeners) tell();
  }
  function begin() {
    become({ is: 'loading' });
    remoteLoader.groups.unlessOneFails(load).then(
      (Part) => become({ is: 'ready', Part }),
      (cause) => {
        const found = loadFailure(HOST, 'page', cause);
        const failure = { ...found, message: partFailed(name, found.message) };
        reportFailure(failure);
        become({ is: 'failed', failure });
      },
    );
  }
  function subscribe(tell: () => void) {
    listeners.add(tell);
    // Fetches a part again if it failed when it was last shown.
    if (state.is === 'new' || (state.is === 'failed' && listeners.size === 1)) begin();
    return () => listeners.delete(tell);
  }
  const stateNow = () => state;
  // Memoized, so that a new list of routes does not render the shell again.
  return memo(function HostPart(props: Props) {
    const current = useSyncExternalStore(subscribe, stateNow, stateNow);
    if (current.is === 'ready') return <current.Part {...props} />;
    if (current.is === 'failed') return <LoadFailurePage failure={current.failure} onRetry={begin} />;
    return whileLoading;
  });
}

/**
 * Loads a part of a page that is already shown, and retries missing shared groups. Reports a failure, and rejects with
 * an error that carries it.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await remoteLoader.groups.unlessOneFails(load);
  } catch (cause) {
    throw await import(/* webpackChunkName: "rare" */ './rare').then(
      ({ partError }) => partError(cause),
      () => cause,
    );
  }
}

/** Loads a part of the host that is a dialog together with the code for dialogs. */
export async function withDialog<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, lazyGroups.overlay().then(({ loadDialog }) => loadDialog())]);
  return loaded;
}
