import { Button, Notice, PageFrame, Text } from '@frontdesk/shared/ui/core';
import { useRegistry } from '../remotes/registry-store';

/** Shown at /login when no remote answers it: says what the site lacks, instead of sending the visitor on. */
export function NoLoginPage() {
  const refresh = useRegistry((registry) => registry.refresh);
  return (
    <PageFrame title="Nobody can log in here yet">
      <Notice tone="danger">
        <strong>This site has no login page.</strong>
        <Text mt="1">
          The remote that answers /login, usually the one named account, is not in the registry. The operator of this
          site must add it to /admin/remotes.json.
        </Text>
      </Notice>
      <Button mt="4" onClick={() => void refresh()}>
        Try again
      </Button>
    </PageFrame>
  );
}
