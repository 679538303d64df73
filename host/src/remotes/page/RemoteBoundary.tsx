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

/** The page that was removed last. */
let left: { readonly remote: RegisteredRemote; readonly page: string } | null = null;

/** Stores and reports an error that the page removed last threw in a cleanup, when its own boundary was removed too. */
export function noteThrownAfterLeaving(cause: unknown): void {
  if (left) remoteLoader.noteThrown(left.remote, left.page, cause);
}

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
    left = this.props;
  }

  override render() {
    const { remote, renderFailure, children } = this.props;
    const { thrown } = this.state;
    return thrown ? renderFailure(thrownFailure(remote, thrown.cause)) : children;
  }
}
