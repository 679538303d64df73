import { Box, Button, Flex } from '@frontdesk/shared/ui/core';
import { endPreview, overridesInForce } from '../overrides/previews';
import { setRemoteOverride } from '../overrides/remote-choices';
import { overrides as words } from './rare-messages';

/** Shows above every page which remotes are overridden or previewed, and ends that in one click. */
export function OverrideMarker() {
  const overrides = Object.entries(overridesInForce());
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
      <Box overflowWrap="anywhere">{overrides.map(([name, address]) => describe(name, address)).join(', ')}</Box>
      <Button size="sm" variant="outline" flexShrink="0" onClick={clear}>
        {overrides.some(([, address]) => RELEASE.test(address)) ? words.endPreview : words.clear}
      </Button>
    </Flex>
  );
}

/** Matches the address of a release's registry entry. */
const RELEASE = /release\.(\w{8})\w*\.json$/;

function describe(name: string, address: string): string {
  const [, release] = RELEASE.exec(address) ?? [];
  return release ? words.preview(name, release) : words.from(name, address);
}
