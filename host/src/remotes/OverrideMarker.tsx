import { Box, Button, Flex } from '@frontdesk/shared/ui/core';
import { readRemoteChoices, setRemoteOverride } from './remote-choices';

/** Development builds only: says on every page which remotes come from elsewhere, and puts that right in one click. */
export function OverrideMarker() {
  const overrides = Object.entries(readRemoteChoices().overrides);
  if (overrides.length === 0) return null;
  function clear() {
    for (const [name] of overrides) setRemoteOverride(name, null);
    window.location.reload();
  }
  return (
    <Box
      role="note"
      aria-label="Overrides in force"
      position="fixed"
      bottom="4"
      left="4"
      zIndex="50"
      px="4"
      py="2"
      rounded="md"
      bg="warning.subtle"
      color="warning"
      fontSize="sm"
    >
      <Flex gap="3" align="center">
        {overrides.map(([name, address]) => `${name} from ${address}`).join(', ')}
        <Button size="sm" variant="outline" onClick={clear}>
          Clear
        </Button>
      </Flex>
    </Box>
  );
}
