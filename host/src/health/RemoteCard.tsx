import { showToast } from '@frontdesk/shared/app';
import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { Badge, type BadgeTone, Box, Button, Card, Flex, Heading, Notice } from '@frontdesk/shared/ui/core';
import { remoteLoader } from '../remotes/loader/loader';
import { overridesInForce } from '../remotes/overrides/previews';
import { setRemoteDisabled } from '../remotes/overrides/remote-choices';
import { OverrideForm } from '../remotes/page/OverrideForm';
import { useRegistry } from '../remotes/registry/registry-store';
import { Facts } from './Facts';
import * as messages from './messages';

type State = 'turned off' | 'not loaded yet' | 'loading' | 'ready' | 'failed';

const TONES: Readonly<Record<State, BadgeTone>> = {
  'turned off': 'warning',
  'not loaded yet': 'neutral',
  loading: 'neutral',
  ready: 'success',
  failed: 'danger',
};

/** Shows a remote with its origin, its state and its actions. */
export function RemoteCard({ remote, isDisabled }: { remote: RegisteredRemote; isDisabled: boolean }) {
  const { name, version, contract, entry, routes } = remote;
  const record = remoteLoader.useStatus((remotes) => remotes[name]);
  const state: State = isDisabled ? 'turned off' : !record || record.state === 'idle' ? 'not loaded yet' : record.state;
  const address = overridesInForce()[name];

  function toggle() {
    if (!setRemoteDisabled(name, !isDisabled)) showToast('error', messages.notStored);
    void useRegistry.getState().refresh();
  }

  return (
    <Card as="article" aria-label={name}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Flex gap="3" align="center">
          <Heading as="h2">{name}</Heading>
          <Badge tone={TONES[state]}>{state}</Badge>
          {address !== undefined && <Badge tone="warning">{messages.from(address)}</Badge>}
        </Flex>
        <Flex gap="2" wrap="wrap">
          {!isDisabled && (
            <Button
              variant="outline"
              size="sm"
              pending={state === 'loading'}
              onClick={() => void remoteLoader.retryAll(remote)}
            >
              {state === 'failed' ? messages.tryAgain : messages.loadNow}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={toggle}>
            {isDisabled ? messages.turnOn : messages.turnOff}
          </Button>
        </Flex>
      </Flex>
      <Facts
        facts={{
          [messages.facts.version]: version,
          [messages.facts.contract]: contract,
          [messages.facts.loadTime]: record?.loadMs === undefined ? '-' : `${Math.round(record.loadMs)} ms`,
          [messages.facts.addresses]: String(routes.length),
          [messages.facts.entry]: entry,
        }}
      />
      {record?.lastFailure && (
        <Box mt="4">
          <Notice tone={state === 'failed' ? 'danger' : 'warning'}>
            {messages.lastFailure(record.lastFailure.kind, record.lastFailure.step, record.lastFailure.message)}
          </Notice>
        </Box>
      )}
      {process.env['NODE_ENV'] !== 'production' && <OverrideForm name={name} address={address} />}
    </Card>
  );
}
