import { count } from '@frontdesk/shared/endpoints/count';
import { useQuery } from '@frontdesk/shared/query';
import { Card, chakra, Flex, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { SelectField } from '@frontdesk/shared/ui/form';
import { useTabPoll } from '@frontdesk/shared/use-tab-poll';
import { useMemo, useState } from 'react';
import { getScans } from '../../api/short-links';
import * as messages from '../../messages/scans';
import type { SavedQr } from '../../model/qr-content';
import { scanColumns, sumOf } from '../../model/scan-columns';
import { ScanChart, ScanTable } from './ScanChart';

type Days = keyof typeof messages.periods;
const PERIODS = Object.entries(messages.periods).map(([value, label]) => ({ value, label }));
const REFRESH_MS = 15_000;

const Numbers = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(3, auto)' },
    columnGap: { base: '4', sm: '8' },
    // Labels wrap on phones; the numbers stay on one line.
    alignItems: 'end',
    '& dt': { fontSize: 'sm', color: 'text.muted', overflowWrap: 'anywhere' },
    '& dd': { fontSize: { base: 'xl', sm: '2xl' }, fontWeight: 600 },
  },
});

/** Shows how often a code was scanned, as numbers, a chart and a table. */
export function ScansCard({ qrId }: { readonly qrId: SavedQr['id'] }) {
  const [days, setDays] = useState<Days>(30);
  const { data, error, refetch } = useQuery(getScans(qrId, days));
  useTabPoll({ queryKey: getScans(qrId, days).queryKey, intervalMs: () => REFRESH_MS });
  const columns = useMemo(() => data && scanColumns(data.hours, days, Date.now()), [data, days]);
  // Adds up the drawn columns, because the server's own sums cover periods of 24 hours that end now.
  const [visits, scans] = columns ? [sumOf(columns, 'total'), sumOf(columns, 'scans')] : [0, 0];
  return (
    <Card>
      <Stack gap="5">
        <Flex justify="space-between" gap="4" wrap="wrap">
          {data || error ? (
            <Numbers>
              {data &&
                (
                  [
                    [messages.visits, visits],
                    [messages.repeated, scans - visits],
                    [messages.bots, data.bots],
                  ] as const
                ).map(([label, number]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{count(number)}</dd>
                  </div>
                ))}
            </Numbers>
          ) : (
            <Skeleton height="64px" width="240px" />
          )}
          <SelectField
            label={messages.period}
            name="period"
            value={String(days)}
            onChange={(value) => setDays(Number(value) as Days)}
            options={PERIODS}
            errors={[]}
          />
        </Flex>
        {data && columns ? (
          visits === 0 ? (
            <Text tone="muted">{messages.noScans}</Text>
          ) : (
            <>
              <ScanChart
                columns={columns}
                label={messages.chartLabel(visits, messages.periods[days])}
                open={days > 1 && messages.today}
              />
              <ScanTable columns={columns} />
            </>
          )
        ) : error ? (
          <FailedState what={messages.scansFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="320px" />
        )}
        <Text tone="muted" fontSize="xs">
          {messages.visitsHelp}
        </Text>
      </Stack>
    </Card>
  );
}
