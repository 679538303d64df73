import { useRealtime } from '@frontdesk/shared/app';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { Button, Heading, Notice, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { HOST } from '../remotes/failure/host';
import { useRegistry } from '../remotes/registry/registry-store';
import { BrowserReports } from './BrowserReports';
import * as messages from './messages';
import { RefusedCard } from './RefusedCard';
import { RemoteCard } from './RemoteCard';
import { SharedLibraries } from './SharedLibraries';

/** Shows the parts of this site with their states, to find out why one does not load. */
export function HealthPage() {
  const { registry, disabled, failure, refresh } = useRegistry();
  const isOwn = useRealtime().status !== 'Unavailable';
  return (
    <PageFrame
      title={messages.title}
      intro={messages.intro(HOST.version, CONTRACT_VERSION)}
      action={
        <Button variant="outline" onClick={() => void refresh()}>
          {messages.refresh}
        </Button>
      }
    >
      <Stack gap="4">
        {failure && (
          <Notice tone="danger">
            <strong>{messages.failedLoad(failure.kind, failure.remote)}</strong>
            <Text mt="1">{failure.message}</Text>
          </Notice>
        )}
        {registry?.remotes.map((remote) => (
          <RemoteCard key={remote.name} remote={remote} isDisabled={disabled.includes(remote.name)} />
        ))}
        {registry?.failures.map((refusal) => (
          <RefusedCard key={`${refusal.remote} ${refusal.message}`} failure={refusal} />
        ))}
        {isOwn && <BrowserReports />}
        <Heading as="h2" mt="4">
          {messages.libraries}
        </Heading>
        <SharedLibraries />
      </Stack>
    </PageFrame>
  );
}
