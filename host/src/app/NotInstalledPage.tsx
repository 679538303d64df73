import { Notice, PageFrame, Text, TextLink } from '@frontdesk/shared/ui/core';

/** Shown at the addresses of a remote that the operator removed from the site. */
export function NotInstalledPage() {
  return (
    <PageFrame title="This part is not installed">
      <Notice tone="info">The operator of this site has removed it. Everything else keeps working.</Notice>
      <Text mt="4">
        <TextLink to="/admin">Go to the dashboard</TextLink>
      </Text>
    </PageFrame>
  );
}
