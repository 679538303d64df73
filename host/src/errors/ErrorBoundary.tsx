import { Box, Button, Heading, Text } from '@frontdesk/shared/ui/core';
import { Component, type ReactNode, useEffect } from 'react';
import * as messages from '../messages/parts';

/** Shown for errors that nothing else handled (spec section 8.7). */
export function UnhandledErrorPage({ error }: { error: unknown }) {
  useEffect(function nameTab() {
    document.title = messages.tabTitle;
  }, []);
  return (
    <Box as="main" maxW="640px" mx="auto" px="4" py="20">
      <Heading as="h1" size="lg">
        {messages.unhandledTitle}
      </Heading>
      <Text tone="muted" mt="3">
        {messages.reassurance}
      </Text>
      {error instanceof Error && (
        <Text mt="3" dir="ltr" fontFamily="mono" fontSize="sm">
          {error.message}
        </Text>
      )}
      <Button mt="6" onClick={() => window.location.assign('/admin')}>
        {messages.toDashboard}
      </Button>
    </Box>
  );
}

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
