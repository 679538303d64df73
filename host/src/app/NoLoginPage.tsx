import { Button, Notice, PageFrame, Text } from '@frontdesk/shared/ui/core';
import { useRegistry } from '../remotes/registry/registry-store';
import { noLogin, tryAgain } from './rare-messages';

/** Shown at the login address when no remote serves it: says what the site lacks, and does not redirect. */
export function NoLoginPage() {
  const refresh = useRegistry((registry) => registry.refresh);
  return (
    <PageFrame title={noLogin.title}>
      <Notice tone="danger">
        <strong>{noLogin.headline}</strong>
        <Text mt="1">{noLogin.reason}</Text>
      </Notice>
      <Button mt="4" onClick={() => void refresh()}>
        {tryAgain}
      </Button>
    </PageFrame>
  );
}
