import { getDemonstration } from '@frontdesk/shared/endpoints/demonstration';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Badge, Text } from '@frontdesk/shared/ui/core';
import * as messages from '../messages/demonstration-parts';

const FRESH_MS = 60_000;

/** Renders nothing on other servers, because they have no demonstration. */
function useDemonstration() {
  const { data } = useQuery({ ...endpointQuery(getDemonstration, {}), enabled: useOwnCalls(), staleTime: FRESH_MS });
  return data && data.state !== 'none' ? data : null;
}

/** Marks a list as containing sample entries, while the organization has demo data. */
export function DemonstrationNotice({ of }: { readonly of: 'agents' | 'codes' | 'conversations' | 'notifications' }) {
  if (!useDemonstration()) return null;
  return (
    <Text role="status" tone="muted" mb="4">
      <Badge me="2">{messages.mark}</Badge>
      <span>{messages.notice(of)}</span>
    </Text>
  );
}

/** Marks an entry that the demonstration created. Inconspicuous, because most rows of a demonstration have the mark. */
export function DemoMark({ id }: { readonly id: WireId }) {
  if (!useDemonstration()?.ids.includes(String(id))) return null;
  return (
    <Text as="span" tone="muted" fontSize="xs" title={messages.markHint} flexShrink={0}>
      {messages.mark}
    </Text>
  );
}
