import { Component, type ReactNode } from 'react';
import { UnhandledErrorPage } from './UnhandledErrorPage';

/** Shows a page with a way home for errors that no page or remote caught. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <UnhandledErrorPage error={this.state.error} />;
  }
}
