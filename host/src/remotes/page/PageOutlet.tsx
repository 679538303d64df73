import { Component, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { UnhandledErrorPage } from '../../errors/ErrorBoundary';
import { remoteLoader } from '../loader/loader';
import { lastRemovedPage, type RemovedPage } from './RemotePage';

interface BoundaryProps {
  /** Identifies one visit to an address. */
  readonly visit: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  /** The page whose cleanup threw. Stored, because the new page is also removed before the error is reported. */
  readonly left: RemovedPage | null;
  /** The visit during which something threw; null if nothing did. */
  readonly thrownIn: string | null;
  /** The visit whose page was rendered again after something threw. */
  readonly repeatedIn: string | null;
}

/**
 * Keeps the shell when a page throws while it is removed: its own boundary is removed with it, so React passes the
 * error to the boundaries above. Renders the new page again, because it did not cause the error. If that throws too,
 * shows the error below the shell until the next navigation.
 */
class PageOutletBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, left: null, thrownIn: null, repeatedIn: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, left: lastRemovedPage() };
  }

  static getDerivedStateFromProps({ visit }: BoundaryProps, { error, thrownIn, repeatedIn }: BoundaryState) {
    if (error === null) return null;
    if (thrownIn === visit) return null;
    if (repeatedIn === visit) return { thrownIn: visit };
    return { error: null, thrownIn: null, repeatedIn: visit };
  }

  override componentDidCatch(cause: unknown) {
    const { left } = this.state;
    if (left) remoteLoader.noteThrown(left.remote, left.page, cause);
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <UnhandledErrorPage error={error} />;
  }
}

/** Renders the page of the current address. An error in the previous page does not affect it. */
export function PageOutlet() {
  const { key } = useLocation();
  return (
    <PageOutletBoundary visit={key}>
      <Outlet />
    </PageOutletBoundary>
  );
}
