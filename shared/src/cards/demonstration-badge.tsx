import { getDemonstration } from '@frontdesk/shared/endpoints/demonstration';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Badge, Box, Notice } from '@frontdesk/shared/ui/core';

const FRESH_MS = 60_000;

/**
 * Notes on a list that some of its entries are made up, while the organization has a demonstration. The server does not
 * say which. Renders nothing on other servers.
 */
export function DemonstrationBadge({ children }: { readonly children: string }) {
  const { data } = useQuery({ ...endpointQuery(getDemonstration, {}), enabled: useOwnCalls(), staleTime: FRESH_MS });
  if (!data || data.state === 'none') return null;
  return (
    <Box mb="4">
      <Notice tone="info">
        <Badge me="2">Demo</Badge>
        <span>{children}</span>
      </Notice>
    </Box>
  );
}
