import { Button, Notice, PageFrame, Text } from '@frontdesk/shared/ui/core';
import { useRegistry } from '../remotes/registry-store';

/** Shown at the login address when no remote serves it: says what the site lacks, and does not redirect. */
export function NoLoginPage() {
  const refresh = useRegistry((registry) => registry.refresh);
  return (
    <PageFrame title="Login is not installed">
      <Notice tone="danger">
        <strong>This site has no login page.</strong>
        <Text mt="1">
          No remote in the registry has a login page. The operator of this site must add it to /admin/remotes.json.
        </Text>
      </Notice>
      <Button mt="4" onClick={() => void refresh()}>
        Try again
      </Button>
    </PageFrame>
  );
}
