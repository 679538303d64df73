import { Box } from '@chakra-ui/react';
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { loadPart } from '../../parts/load-part';
import { FailedState } from './FailedState';

export interface LatePartOptions<Props extends object> {
  /** Imports the component. 'Try again' calls it again. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** The message when it fails to load: 'Could not load the chart.' Without it, shows nothing. */
  readonly failed?: string;
  /** A placeholder in the shape of the part. Default: nothing. */
  readonly whileLoading?: ReactNode | ((props: Props) => ReactNode);
  /** The top margin of a failure, to match the part. Default: none. */
  readonly mt?: string;
  readonly mb?: string;
}

type State<Props> =
  | { readonly is: 'new' | 'loading' }
  | { readonly is: 'ready'; readonly Part: ComponentType<Props> }
  | { readonly is: 'failed'; readonly error: unknown };

/**
 * Creates a component that loads a part of a page when it is first shown. React's `lazy` keeps a failed load forever;
 * this component shows the failure with 'Try again', and retries when it is shown again or the network returns.
 */
export function latePart<Props extends object>(options: LatePartOptions<Props>): ComponentType<Props> {
  const { load, failed, whileLoading = null, mt, mb } = options;
  let state: State<Props> = { is: 'new' };
  const listeners = new Set<() => void>();
  function become(next: State<Props>) {
    state = next;
    for (const listener of listeners) listener();
  }
  function begin() {
    become({ is: 'loading' });
    loadPart(load).then(
      (Part) => become({ is: 'ready', Part }),
      (error) => become({ is: 'failed', error }),
    );
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    if (state.is === 'new' || (state.is === 'failed' && listeners.size === 1)) begin();
    return () => listeners.delete(listener);
  }
  return function LatePart(props: Props) {
    const current = useSyncExternalStore(subscribe, () => state);
    if (current.is === 'ready') return <current.Part {...props} />;
    if (current.is === 'failed' && failed !== undefined) {
      return (
        <Box mt={mt} mb={mb}>
          <FailedPart what={failed} error={current.error} onRetry={begin} />
        </Box>
      );
    }
    return typeof whileLoading === 'function' ? whileLoading(props) : whileLoading;
  };
}

function FailedPart(props: { readonly what: string; readonly error: unknown; readonly onRetry: () => void }) {
  const { onRetry } = props;
  useEffect(
    function retryWhenOnline() {
      addEventListener('online', onRetry);
      return () => removeEventListener('online', onRetry);
    },
    [onRetry],
  );
  return <FailedState {...props} />;
}
