import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Flex, Text } from '@frontdesk/shared/ui/core';
import { SummaryCard } from './SummaryCard';

const NEWEST = 3;

/** Codes carry no date: numbered ids grow, other servers list the newest first. */
function newestCodes<Code extends { readonly id: string | number }>(codes: readonly Code[]): Code[] {
  const isNumbered = codes.every(({ id }) => /^\d+$/.test(String(id)));
  const ordered = isNumbered ? [...codes].sort((a, b) => Number(b.id) - Number(a.id)) : codes;
  return ordered.slice(0, NEWEST);
}

export function QrCodesCard() {
  const query = useQuery(endpointQuery(getMyQrs, {}));
  const codes = query.data ?? [];
  return (
    <SummaryCard
      title="QR codes"
      to="/MyQr"
      linkLabel="My Qr"
      query={query}
      count={codes.length}
      detail="saved"
      newest={newestCodes(codes).map(({ id, name, type }) => ({
        id,
        label: (
          <Flex justify="space-between" gap="3">
            <Text truncate title={name}>
              {name || 'Code without a name'}
            </Text>
            <Text tone="muted" flexShrink={0}>
              {type}
            </Text>
          </Flex>
        ),
      }))}
      whenEmpty="No QR code yet."
    />
  );
}
