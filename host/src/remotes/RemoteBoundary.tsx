import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { Component, type ReactNode } from 'react';
import type { LoadFailure } from './load-failure';
import { noteRemote } from './remote-log';
import { reportFailure } from './report-failure';

interface RemoteBoundaryProps {
  readonly remote: RegisteredRemote;
  /** What is shown instead of what threw. */
  readonly renderFailure: (failure: LoadFailure) => ReactNode;
  readonly children: ReactNode;
}

/** Catches what a page throws while rendering or in an effect. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly failure: LoadFailure | null }> {
  override state: { readonly failure: LoadFailure | null } = { failure: null };

  static getDerivedStateFromError(cause: unknown) {
    const failure: LoadFailure = {
      kind: 'other',
      step: 'render',
      remote: '',
      version: '',
      message: 'It stopped working while it was shown.',
      cause,
    };
    return { failure };
  }

  override componentDidCatch() {
    const failure = this.named();
    if (!failure) return;
    noteRemote(failure.remote, { state: 'failed', lastFailure: failure });
    reportFailure(failure);
  }

  private named(): LoadFailure | null {
    const { name, version } = this.props.remote;
    return this.state.failure && { ...this.state.failure, remote: name, version };
  }

  override render() {
    const failure = this.named();
    return failure ? this.props.renderFailure(failure) : this.props.children;
  }
}
