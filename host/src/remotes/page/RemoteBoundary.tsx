import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { Component, type ReactNode } from 'react';
import { type LoadFailure, thrownFailure } from '../failure/load-failure';
import { remoteLoader } from '../loader/loader';

interface RemoteBoundaryProps {
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

/** Returns the page that was removed last. What throws in its cleanup reaches the boundaries above its own. */
export const lastRemovedPage = (): RemovedPage | null => removedLast;

/** Catches what a page throws while rendering or in an effect. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly thrown: { cause: unknown } | null }> {
  override state: { readonly thrown: { cause: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(cause: unknown) {
    return { thrown: { cause } };
  }

  override componentDidCatch(cause: unknown) {
    const { remote, page } = this.props;
    remoteLoader.noteThrown(remote, page, cause);
  }

  override componentWillUnmount() {
    removedLast = this.props;
  }

  override render() {
    const { remote, renderFailure, children } = this.props;
    const { thrown } = this.state;
    return thrown ? renderFailure(thrownFailure(remote, thrown.cause)) : children;
  }
}
