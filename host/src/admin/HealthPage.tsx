import { showToast, useRealtime } from '@frontdesk/shared/app';
import { CONTRACT_VERSION, type RegisteredRemote } from '@frontdesk/shared/contract';
import { getClientReport } from '@frontdesk/shared/endpoints/client-report';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import {
  Badge,
  type BadgeTone,
  Box,
  Button,
  Card,
  chakra,
  Flex,
  Grid,
  Heading,
  Notice,
  PageFrame,
  Stack,
  Text,
  TextLink,
} from '@frontdesk/shared/ui/core';
import { Td } from '@frontdesk/shared/ui/data';
import { getInstance } from '@module-federation/runtime';
import * as messages from '../messages/health';
import { HOST, type LoadFailure } from '../remotes/failure/load-failure';
import { remoteLoader } from '../remotes/loader/loader';
import { overridesInForce } from '../remotes/overrides/previews';
import { setRemoteDisabled } from '../remotes/overrides/remote-choices';
import { OverrideForm } from '../remotes/page/OverrideForm';
import { useRegistry } from '../remotes/registry/registry-store';
import { ColumnTable } from './ColumnTable';

/** Names the settings that the operator has not set, and what does not work without them. */
function MissingSettings() {
  const { data } = useQuery({ ...endpointQuery(getClientReport, {}), retry: false });
  if (!data?.missing.length) return null;
  return (
    <>
      <Heading as="h2">{messages.missing}</Heading>
      <Card as="ul" py="2">
        {data.missing.map((name) => (
          <Box as="li" key={name} py="2">
            {messages.withoutSetting[name]}
            <Text as="code" display="block" tone="muted" fontSize="xs" fontFamily="mono" dir="ltr" textAlign="start">
              {name}
            </Text>
          </Box>
        ))}
      </Card>
    </>
  );
}

/** Shows how well the parts load in all browsers. Renders nothing on a server that collects no reports. */
function BrowserReports() {
  const { data } = useQuery({ ...endpointQuery(getClientReport, {}), retry: false });
  if (!data) return null;
  return (
    <>
      <Heading as="h2" mt="4">
        {messages.reports}
      </Heading>
      <Text tone="muted">{messages.reportsIntro}</Text>
      {data.remotes.length === 0 ? <Text>{messages.noReports}</Text> : <Reports remotes={data.remotes} />}
    </>
  );
}

interface ReportsProps {
  readonly remotes: readonly {
    readonly remote: string;
    readonly version: string;
    readonly loads: number;
    readonly medianMs: number | null;
    readonly failures: Readonly<Record<string, number>>;
    readonly changes: Readonly<Record<string, number>>;
    readonly errors: readonly { readonly place: string; readonly count: number; readonly lastDay: string }[];
  }[];
}

function Reports({ remotes }: ReportsProps) {
  return (
    <>
      <ColumnTable columns={messages.reportColumns}>
        {remotes.map(({ remote, version, loads, medianMs, failures, changes }) => (
          <tr key={`${remote} ${version}`}>
            <Td>{remote}</Td>
            <Td>{version}</Td>
            <Td>{loads}</Td>
            <Td>{medianMs === null ? '-' : messages.median(medianMs)}</Td>
            <Td>{inWords(failures, changes)}</Td>
          </tr>
        ))}
      </ColumnTable>
      {remotes.some(({ errors }) => errors.length > 0) && <UncaughtErrors remotes={remotes} />}
    </>
  );
}

/** Shows where the parts threw uncaught errors. */
function UncaughtErrors({ remotes }: ReportsProps) {
  return (
    <>
      <Heading as="h3">{messages.errors}</Heading>
      <ColumnTable columns={messages.errorColumns}>
        {remotes.flatMap(({ remote, version, errors }) =>
          errors.map(({ place, count, lastDay }) => (
            <tr key={`${remote} ${version} ${place}`}>
              <Td>{remote}</Td>
              <Td>{version}</Td>
              <Td dir="ltr" fontFamily="mono" fontSize="sm">
                {place}
              </Td>
              <Td>{count}</Td>
              <Td>{lastDay}</Td>
            </tr>
          )),
        )}
      </ColumnTable>
    </>
  );
}

type Counts = Readonly<Record<string, number>>;

const inWords = (failures: Counts, changes: Counts) =>
  [
    ...Object.entries(failures).map(([kind, count]) => messages.failures(count, kind)),
    ...Object.entries(changes).map(([name, count]) => messages.changes(count, name)),
  ].join(', ') || messages.noFailures;

/** An entry in the list of all the site's parts. */
const Part = chakra('div', {
  base: { px: { base: '4', md: '6' }, py: '4', minW: 0, '& + &': { borderTopWidth: '1px' } },
});

/** Shows an entry in the registry that cannot be used. */
function RefusedPart({ failure }: { failure: LoadFailure }) {
  return (
    <Part as="article" aria-label={`${failure.remote}, ${messages.refused}`}>
      <Flex gap="3" align="center">
        <Heading as="h2" size="sm">
          {failure.remote}
        </Heading>
        <Badge tone="danger">{messages.refused}</Badge>
      </Flex>
      <Box mt="4">
        <Notice tone="danger">{messages.refusedBecause(failure.version, failure.kind, failure.message)}</Notice>
      </Box>
    </Part>
  );
}

/** Shows names and values in columns; the last value is the longest and gets its own line. */
function Facts({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <Grid
      as="dl"
      fontSize="xs"
      flex="1 1 340px"
      minW={0}
      columnGap="4"
      rowGap="2"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: '64px 116px 80px minmax(0, 1fr)' }}
    >
      {Object.entries(facts).map(([name, value]) => (
        <Box key={name} minW={0} _last={{ gridColumn: '1 / -1' }}>
          <Text as="dt" tone="muted" fontSize="xs">
            {name}
          </Text>
          <Box as="dd" overflowWrap="anywhere" dir="ltr">
            {value}
          </Box>
        </Box>
      ))}
    </Grid>
  );
}

type State = keyof typeof messages.states;

const TONES: Readonly<Record<State, BadgeTone>> = {
  off: 'warning',
  idle: 'neutral',
  loading: 'neutral',
  ready: 'success',
  failed: 'danger',
};

/** Retries every failed page of a remote; if none failed, loads its first page. */
async function retryAll(remote: RegisteredRemote): Promise<void> {
  const pages = Object.entries(remoteLoader.useStatus.getState()[remote.name]?.pages ?? {});
  const failed = pages.filter(([, { is }]) => is === 'failed').map(([key]) => key.split(' ')[0] ?? '');
  const wanted = failed.length > 0 ? failed : remote.routes.slice(0, 1).map(({ page }) => page);
  await Promise.all(wanted.map((page) => remoteLoader.retry(remote, page)));
}

/** Shows a remote with its origin, its state and its actions. */
function RemotePart({ remote, isDisabled }: { remote: RegisteredRemote; isDisabled: boolean }) {
  const { name, version, contract, entry, routes } = remote;
  const record = remoteLoader.useStatus((remotes) => remotes[name]);
  const state: State = isDisabled ? 'off' : (record?.state ?? 'idle');
  const address = overridesInForce()[name];

  function toggle() {
    if (!setRemoteDisabled(name, !isDisabled)) showToast('error', messages.notStored);
    void useRegistry.getState().refresh();
  }

  return (
    <Part as="article" aria-label={name}>
      <Flex wrap="wrap" columnGap="6" rowGap="3" align="center" justify="space-between">
        <Flex gap="3" align="center" flex="0 1 11rem" wrap="wrap">
          <Heading as="h2" size="sm">
            {name}
          </Heading>
          <Badge tone={TONES[state]}>{messages.states[state]}</Badge>
          {address !== undefined && <Badge tone="warning">{messages.from(address)}</Badge>}
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
        <Flex gap="2" wrap="wrap">
          {!isDisabled && (
            <Button
              variant={state === 'failed' ? 'outline' : 'ghost'}
              size="sm"
              pending={state === 'loading'}
              onClick={() => void retryAll(remote)}
            >
              {state === 'failed' ? messages.tryAgain : messages.loadNow}
            </Button>
          )}
          <Button variant={isDisabled ? 'outline' : 'ghost'} size="sm" onClick={toggle}>
            {isDisabled ? messages.turnOn : messages.turnOff}
          </Button>
        </Flex>
      </Flex>
      {record?.lastFailure && (
        <Box mt="4">
          <Notice tone={state === 'failed' ? 'danger' : 'warning'}>
            {messages.lastFailure(record.lastFailure.kind, record.lastFailure.step, record.lastFailure.message)}
          </Notice>
        </Box>
      )}
      {process.env['NODE_ENV'] !== 'production' && <OverrideForm name={name} address={address} />}
    </Part>
  );
}

export interface SharedLibrary {
  readonly name: string;
  readonly version: string;
  /** The libraries inside a shared group, with their versions. */
  readonly contents: string;
  /** The part of the site that provides the library. */
  readonly from: string;
  readonly isLoaded: boolean;
}

/** Filled in by the build: the libraries inside each shared group and their versions. */
declare const SHARED_CONTENTS: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the libraries that are currently shared, as federation lists them. */
function sharedLibraries(): SharedLibrary[] {
  const host = getInstance();
  const scope = host?.shareScopeMap['default'] ?? {};
  return Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, shared]) => ({
      name,
      version,
      contents: Object.entries(SHARED_CONTENTS[name] ?? {})
        .map((library) => library.join(' '))
        .join(', '),
      // Federation stores the part that last requested the library. The host provides every library that it declares.
      from: name in (host?.options.shared ?? {}) ? 'host' : shared.from,
      isLoaded: Boolean(shared.loaded || shared.lib),
    })),
  );
}

/** Lists the shared libraries with their versions and providers. */
function SharedLibraries() {
  return (
    <ColumnTable columns={messages.libraryColumns}>
      {sharedLibraries().map(({ name, version, contents, from, isLoaded }) => (
        <tr key={`${name} ${version}`}>
          <Td dir="ltr">{name}</Td>
          <Td>{version}</Td>
          <Td dir="ltr">{contents || '-'}</Td>
          <Td>{from}</Td>
          <Td>{isLoaded ? messages.libraryStates.loaded : messages.libraryStates.idle}</Td>
        </tr>
      ))}
    </ColumnTable>
  );
}

/** Shows this site's parts with their states, which help to find out why a part does not load. */
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
        {isOwn && <MissingSettings />}
        {registry && (
          <Card p="0">
            {registry.remotes.map((remote) => (
              <RemotePart key={remote.name} remote={remote} isDisabled={disabled.includes(remote.name)} />
            ))}
            {registry.failures.map((refusal) => (
              <RefusedPart key={`${refusal.remote} ${refusal.message}`} failure={refusal} />
            ))}
          </Card>
        )}
        {isOwn && <BrowserReports />}
        <Heading as="h2" mt="4">
          {messages.libraries}
        </Heading>
        <SharedLibraries />
        {isOwn && (
          <Text>
            <TextLink to="/admin/releases">{messages.toReleases}</TextLink>
          </Text>
        )}
      </Stack>
    </PageFrame>
  );
}
