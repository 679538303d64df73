import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { HOST_VERSION } from './host-version';
import { LoadFailurePage } from './LoadFailurePage';
import { failureKindOf, failureMessageOf, type LoadFailure } from './load-failure';
import { reportFailure } from './report-failure';
import { unlessGroupFails } from './shared-groups';

type PartState<Props> =
  | { readonly is: 'new' | 'loading' }
  | { readonly is: 'ready'; readonly Part: ComponentType<Props> }
  | { readonly is: 'failed'; readonly failure: LoadFailure };

/**
 * A part of the host itself that is fetched when it is first shown. React's `lazy` would keep a failed load for ever;
 * this one says what is missing and can be asked again.
 */
export function hostPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  whileLoading: ReactNode = null,
): ComponentType<Props> {
  let state: PartState<Props> = { is: 'new' };
  const listeners = new Set<() => void>();
  function become(next: PartState<Props>) {
    state = next;
    for (const tell of listeners) tell();
  }
  function begin() {
    become({ is: 'loading' });
    unlessGroupFails(load).then(
      (Part) => become({ is: 'ready', Part }),
      (cause) => {
        const kind = failureKindOf(cause);
        const message = `${name} of the site itself is not there: ${failureMessageOf(kind, cause)}`;
        const failure: LoadFailure = { kind, step: 'page', remote: 'host', version: HOST_VERSION, message, cause };
        reportFailure(failure);
        become({ is: 'failed', failure });
      },
    );
  }
  function subscribe(tell: () => void) {
    listeners.add(tell);
    // A part that failed while it was last shown is fetched again.
    if (state.is === 'new' || (state.is === 'failed' && listeners.size === 1)) begin();
    return () => listeners.delete(tell);
  }
  return function HostPart(props: Props) {
    const current = useSyncExternalStore(subscribe, () => state);
    if (current.is === 'ready') return <current.Part {...props} />;
    if (current.is === 'failed') return <LoadFailurePage failure={current.failure} onRetry={begin} />;
    return whileLoading;
  };
}
