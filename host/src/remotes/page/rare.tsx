import { Box, Button, Flex, Notice, PageFrame, Text, TextLink } from '@frontdesk/shared/ui/core';
import { ownersOnly, personUnknown, tryAgain, turnedOff, unknown, overrides as words } from '../../messages/rare';
import { chunkIn, GroupError, HOST, loadFailure, reportLoadFailure } from '../failure/load-failure';
import { remoteLoader } from '../loader/loader';
import { endPreview, overridesInForce } from '../overrides/previews';
import { setRemoteDisabled, setRemoteOverride } from '../overrides/remote-choices';
import { useRegistry } from '../registry/registry-store';
import type { Registry } from '../registry/sort-registry';
import { PageLoading } from './RemotePage';
import { reloadPage } from './reload-page';

/** Shows above every page which remotes are overridden or previewed, and lets the user end that with one click. */
export function OverrideMarker() {
  const overrides = Object.entries(overridesInForce());
  // The marker may render before the registry, which contains the versions, has loaded.
  const { registry } = useRegistry();
  function clear() {
    for (const [name] of overrides) setRemoteOverride(name, null);
    endPreview();
    // Drops the query, which would start the preview again.
    window.location.replace(window.location.pathname);
  }
  return (
    <Flex
      role="note"
      aria-label={words.label}
      gap="3"
      align="center"
      justify="center"
      px="4"
      py="2"
      bg="warning.subtle"
      color="warning"
      fontSize="sm"
    >
      <Box overflowWrap="anywhere">
        {overrides.map(([name, address]) => describe(name, address, registry)).join(', ')}
      </Box>
      <Button size="sm" variant="outline" flexShrink="0" onClick={clear}>
        {overrides.some(([, address]) => RELEASE.test(address)) ? words.endPreview : words.clear}
      </Button>
    </Flex>
  );
}

/** Matches the address of a release's registry entry. */
const RELEASE = /release\.(\w{8})\w*\.json$/;

function describe(name: string, address: string, registry: Registry | null): string {
  const [, release] = RELEASE.exec(address) ?? [];
  if (!release) return words.from(name, address);
  const version = registry?.remotes.find((remote) => remote.name === name)?.version;
  // Builds with the same version differ in their release.
  return words.preview(name, version === undefined ? release : `${version} (${release})`);
}

function OwnersOnly({ title }: { readonly title: string }) {
  return (
    <PageFrame title={title}>
      <Notice tone="info">{ownersOnly}</Notice>
      <Text mt="4">
        <TextLink to="/admin">{unknown.back}</TextLink>
      </Text>
    </PageFrame>
  );
}

/** Shown when loading the signed-in user failed. */
function PersonUnknown({ title }: { readonly title: string }) {
  return (
    <PageFrame title={title}>
      <Notice tone="danger" action={<Button onClick={reloadPage}>{tryAgain}</Button>}>
        {personUnknown}
      </Notice>
    </PageFrame>
  );
}

/** Shown in place of a page that is for owners only, and of a page whose remote is turned off in this browser. */
export function TurnedOffPage({ name, title }: { readonly name: string; readonly title: string }) {
  const { disabled, isOwner } = useRegistry();
  if (!disabled.includes(name)) {
    if (isOwner === undefined) return <PageLoading />;
    return isOwner === null ? <PersonUnknown title={title} /> : <OwnersOnly title={title} />;
  }
  function turnOn() {
    setRemoteDisabled(name, false);
    void useRegistry.getState().refresh();
  }
  return (
    <PageFrame title={turnedOff.title}>
      <Notice tone="info" action={<Button onClick={turnOn}>{turnedOff.turnOn}</Button>}>
        {turnedOff.reason(name)}
      </Notice>
    </PageFrame>
  );
}

/**
 * Finds out why a part of a page did not load and which remote owns it, reports that, and returns an error that carries
 * the failure.
 */
export async function partError(cause: unknown): Promise<Error> {
  const address = chunkIn(cause) ?? '';
  const remotes = useRegistry.getState().registry?.remotes ?? [];
  const remote = remotes.find(({ entry }) => address.startsWith(folderOf(entry)));
  // The names of shared groups mean nothing to the owner.
  const found = loadFailure(remote ?? HOST, 'page', cause instanceof GroupError ? cause.cause : cause);
  const failure = remote ? await remoteLoader.explain(remote, found, address) : found;
  reportLoadFailure(failure);
  return Object.assign(new Error(failure.message), { failure });
}

/** Returns the folder of a remote's entry, which contains all its files. */
function folderOf(entry: string): string {
  return new URL('./', new URL(entry, location.href)).href;
}
