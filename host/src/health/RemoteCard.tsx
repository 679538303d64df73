import { showToast } from '@frontdesk/shared/app';
import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { Badge, type BadgeTone, Box, Button, Card, Flex, Heading, Notice } from '@frontdesk/shared/ui/core';
import { remoteLoader } from '../remotes/loader';
import { OverrideForm } from '../remotes/OverrideForm';
import { overridesInForce } from '../remotes/previews';
import { useRegistry } from '../remotes/registry-store';
import { setRemoteDisabled } from '../remotes/remote-choices';
import { Facts } from './Facts';

type State = 'turned off' | 'not loaded yet' | 'loading' | 'ready' | 'failed';

const TONES: Readonly<Record<State, BadgeTone>> = {
  'turned off': 'warning',
  'not loaded yet': 'neutral',
  loading: 'neutral',
  ready: 'success',
  failed: 'danger',
};

/** One remote: where it comes from, how it is, and what can be done about it. */
export function RemoteCard({ remote, isDisabled }: { remote: RegisteredRemote; isDisabled: boolean }) {
  const { name, version, contract, entry, routes } = remote;
  const record = remoteLoader.useStatus((remotes) => remotes[name]);
  const state: State = isDisabled ? 'turned off' : !record || record.state === 'idle' ? 'not loaded yet' : record.state;
  const address = overridesInForce()[name];

  function toggle() {
    if (!setRemoteDisabled(name, !isDisabled)) showToast('error', 'This browser does not let us keep that.');
    void useRegistry.getState().refresh();
  }

  return (
    <Card as="article" aria-label={name}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Flex gap="3" align="center">
          <Heading as="h2">{name}</Heading>
          <Badge tone={TONES[state]}>{state}</Badge>
          {address !== undefined && <Badge tone="warning">from {address}</Badge>}
        </Flex>
        <Flex gap="2" wrap="wrap">
          {!isDisabled && (
            <Button
              variant="outline"
              size="sm"
              pending={state === 'loading'}
              onClick={() => void remoteLoader.retryAll(remote)}
            >
              {state === 'failed' ? 'Try again' : 'Load now'}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={toggle}>
            {isDisabled ? 'Turn on' : 'Turn off in this browser'}
          </Button>
        </Flex>
      </Flex>
      <Facts
        facts={{
          Version: version,
          'Contract needed': contract,
          'Load time': record?.loadMs === undefined ? '-' : `${Math.round(record.loadMs)} ms`,
          Addresses: String(routes.length),
          Entry: entry,
        }}
      />
      {record?.lastFailure && (
        <Box mt="4">
          <Notice tone={state === 'failed' ? 'danger' : 'warning'}>
            Last failure ({record.lastFailure.kind}, {record.lastFailure.step}): {record.lastFailure.message}
          </Notice>
        </Box>
      )}
      {process.env['NODE_ENV'] !== 'production' && <OverrideForm name={name} address={address} />}
    </Card>
  );
}
