import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { Box, Button, chakra, Flex, VisuallyHidden } from '@frontdesk/shared/ui/core';
import {
  Component,
  type ContextType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import * as messages from '../../messages/parts';
import { DeadlineError, type LoadFailure, thrownFailure } from '../failure/load-failure';
import { remoteLoader } from '../loader/loader';
import { keyOf } from '../loader/remote-status';
import { useRegistry } from '../registry/registry-store';
import { LoadFailurePage } from './LoadFailurePage';
import { reloadPage } from './reload-page';

/** A request that hangs ends only after 120 s; a reload sends it again. */
const SLOW_MS = 10_000;

/** Whether a component has been shown for longer than `ms`. */
function useIsLate(ms: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}

const Bone = chakra('div', { base: { bg: 'line', rounded: 'md', animation: 'pulse 1.6s ease-in-out infinite' } });

/**
 * Placeholders for a page's heading, the line below it and the content. After a while, offers to reload the whole page.
 */
export function PageLoading() {
  const isSlow = useIsLate(SLOW_MS);
  return (
    <Flex
      direction="column"
      gap="4"
      maxW="1264px"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '6', md: '8' }}
      data-loading={isSlow ? undefined : ''}
    >
      <Bone height="38px" width="40%" />
      <Bone height="18px" width="70%" />
      <Bone height="240px" mt="4" />
      <Box role="status">{isSlow ? messages.slow : <VisuallyHidden>{messages.loading}</VisuallyHidden>}</Box>
      {isSlow && (
        <Button variant="outline" onClick={reloadPage}>
          {messages.reloadPage}
        </Button>
      )}
    </Flex>
  );
}

export interface RemoteBoundaryProps {
  readonly remote: RegisteredRemote;
  readonly page: string;
  /** Renders the failure in place of the children. */
  readonly renderFailure: (failure: LoadFailure) => ReactNode;
  readonly children: ReactNode;
}

/** A page or card that was removed. */
export interface RemovedPage {
  readonly remote: RegisteredRemote;
  readonly page: string;
}

let removedLast: RemovedPage | null = null;

/** Returns the page that was removed last. Errors thrown in its cleanup propagate to the boundaries above its own. */
export const lastRemovedPage = (): RemovedPage | null => removedLast;

type Navigation = ContextType<typeof NavigationContext>;

/** Reports navigation by a page that the user has left, as an uncaught error of the part whose code called it. */
function reportStray(): void {
  const error = new Error('navigate after the page was left');
  // Not logged in a built site, because the user may leave a page while it is saving.
  if (process.env['NODE_ENV'] !== 'production') console.warn(error);
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

/**
 * Isolates a page: catches what it throws while rendering or in an effect, and ignores its navigation after it was
 * removed, for example from a timer that is still running.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly thrown: { cause: unknown } | null }> {
  static override contextType = NavigationContext;
  declare context: Navigation;
  override state: { readonly thrown: { cause: unknown } | null } = { thrown: null };
  #navigation: Navigation | undefined;
  /** Not `isShown`: the page's layout effects run before `componentDidMount`. */
  #wasLeft = false;

  static getDerivedStateFromError(cause: unknown) {
    return { thrown: { cause } };
  }

  override componentDidCatch(cause: unknown, info: object) {
    const { remote, page } = this.props;
    remoteLoader.noteThrown(remote, page, cause, info);
  }

  override componentDidMount() {
    this.#wasLeft = false;
  }

  override componentWillUnmount() {
    this.#wasLeft = true;
    removedLast = this.props;
  }

  /** Returns the router's navigation until the user leaves the page. */
  #ownNavigation(): Navigation {
    const { navigator } = this.context;
    const own = Object.create(navigator);
    for (const name of ['push', 'replace', 'go'] as const) {
      own[name] = (...given: never[]) =>
        this.#wasLeft ? reportStray() : (navigator[name] as (...given: never[]) => void)(...given);
    }
    return { ...this.context, navigator: own };
  }

  override render() {
    const { remote, renderFailure, children } = this.props;
    const { thrown } = this.state;
    if (thrown) return renderFailure(thrownFailure(remote, thrown.cause));
    this.#navigation ??= this.#ownNavigation();
    return <NavigationContext value={this.#navigation}>{children}</NavigationContext>;
  }
}

/** How long a page may suspend: as long as its scripts may load (spec section 9.6). */
const SUSPENDED_MS = 120_000;

/** Shows that a page is waiting for something. Throws when that takes too long. */
function Suspended({ children }: { children: ReactNode }) {
  if (useIsLate(SUSPENDED_MS)) throw new DeadlineError('timeout: it suspends');
  return children;
}

/** In development, warns about what the page leaves behind. */
const Watched =
  process.env['NODE_ENV'] === 'development'
    ? lazy(async () => ({ default: (await import('@frontdesk/shared/testing/watched-page')).WatchedPage }))
    : null;

/** Whether a script is in the folder of the remote's entry. */
const isScriptOf =
  ({ entry }: RegisteredRemote) =>
  ({ file }: { readonly file: string }) =>
    file.startsWith(new URL('.', new URL(entry, location.origin)).href);

interface RemotePageProps {
  readonly remote: RegisteredRemote;
  readonly page: string;
  /** Shown instead of the failure when the page cannot be loaded. */
  readonly otherwise?: ReactElement | null;
  /** Props of the page or card. */
  readonly props?: object;
  /** Default: a spinner. */
  readonly whileLoading?: ReactNode;
  /** Shows why the page cannot be loaded. Default: a full page. */
  readonly renderFailure?: (failure: LoadFailure, onRetry: () => void) => ReactNode;
}

const failurePage: NonNullable<RemotePageProps['renderFailure']> = (failure, onRetry) => (
  <LoadFailurePage failure={failure} onRetry={onRetry} />
);

/** Loads and shows a remote's page or card, or shows why it failed. Errors do not propagate. */
export function RemotePage({
  remote: newest,
  page,
  otherwise,
  props,
  whileLoading = <PageLoading />,
  renderFailure = failurePage,
}: RemotePageProps) {
  const remote = useShownRemote(newest, page);
  const key = keyOf(remote, page);
  const status = remoteLoader.useStatus(() => remoteLoader.statusOf(remote, page));

  useLayoutEffect(
    function load() {
      remoteLoader.open(remote, page);
    },
    [key],
  );

  const retry = () => void remoteLoader.retry(remote, page);
  const Page = status?.is === 'ready' ? status.Page : undefined;
  const registry = useRegistry((state) => state.registry);
  // The same element until the registry changes, which `hasAddress` reads: the page is not rendered again with the shell.
  const content = useMemo(() => Page && <Page {...props} />, [Page, props, registry]);
  if (content) {
    return (
      <RemoteBoundary key={key} remote={remote} page={page} renderFailure={(failure) => renderFailure(failure, retry)}>
        <Suspense fallback={<Suspended>{whileLoading}</Suspended>}>
          {Watched ? (
            <Watched
              remote={remote.name}
              page={page}
              isCaller={isScriptOf(remote)}
              whileLoading={<Suspended>{whileLoading}</Suspended>}
            >
              {content}
            </Watched>
          ) : (
            content
          )}
        </Suspense>
      </RemoteBoundary>
    );
  }
  if (status?.is === 'failed') return otherwise ?? renderFailure(status.failure, retry);
  return whileLoading;
}

/**
 * Returns the release that the page was first shown from, even when the registry moves the remote, because the user may
 * be typing in the page.
 */
function useShownRemote(newest: RegisteredRemote, page: string): RegisteredRemote {
  const shown = useRef({ remote: newest, page });
  const { remote } = shown.current;
  const isShown =
    remote.name === newest.name && shown.current.page === page && remoteLoader.statusOf(remote, page)?.is === 'ready';
  if (!isShown) shown.current = { remote: newest, page };
  return shown.current.remote;
}
