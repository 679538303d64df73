import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Flex, Text } from '@frontdesk/shared/ui/core';
import { SummaryCard } from './SummaryCard';

const NEWEST = 3;

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
      newest={codes
        .slice(-NEWEST)
        .reverse()
        .map(({ id, name, type }) => ({
          id,
          label: (
            <Flex justify="space-between" gap="3">
              <Text truncate title={name}>
                {name || 'Code without a name'}
              </Text>
              <Text tone="muted">{type}</Text>
            </Flex>
          ),
        }))}
      whenEmpty="No QR code yet."
    />
  );
}
