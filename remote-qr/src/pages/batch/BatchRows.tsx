import { QR_TYPE_NAMES } from '@frontdesk/shared/endpoints/qr';
import { describeContent } from '@frontdesk/shared/endpoints/qr-content';
import { narrowRows } from '@frontdesk/shared/narrow-rows';
import { Badge, chakra, Flex, Stack, Text } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import { Checkbox } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import * as batchMessages from '../../messages/batch';
import type { BatchRow } from '../../model/read-batch';
import { Pager } from '../Pager';
import type { SaveResult } from './batch-work';

/** A problem must remain in view, even beside the menu or on a phone. */
const NARROW_ROWS = narrowRows({
  from: 1024,
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"line name type" "result result result"',
    columnGap: '3',
    rowGap: '1',
  },
  cells: {
    '& td': { overflowWrap: 'anywhere' },
    '& td:nth-of-type(1)': { gridArea: 'line', color: 'text.muted' },
    '& td:nth-of-type(2)': { gridArea: 'name', fontWeight: 600 },
    '& td:nth-of-type(3)': { gridArea: 'type', color: 'text.muted' },
    '& td:nth-of-type(4)': { gridArea: 'result' },
  },
});

const ROWS_AT_ONCE = 50;

const Repair = chakra('div', { base: { fontSize: 'sm', color: 'text.muted' } });
const Fault = chakra('span', { base: { color: 'danger', whiteSpace: 'pre-line' } });

/** Shows the rows of the file, each with its code's content or its problems. */
interface BatchRowsProps {
  readonly rows: readonly BatchRow[];
  /** The result of each row that should be saved, by line number. */
  readonly results: ReadonlyMap<number, SaveResult>;
}

export function BatchRows({ rows, results }: BatchRowsProps) {
  const bad = rows.filter(({ ok }) => !ok).length;
  const faults = rows.filter(({ ok, line }) => !ok || results.get(line)?.isSaved === false);
  // A short file is easy to read completely; in a long one, the owner would have to search for problems.
  const [onlyFaults, setOnlyFaults] = useState(bad > 0 && rows.length > ROWS_AT_ONCE);
  const [page, setPage] = useState(0);
  const listed = onlyFaults ? faults : rows;
  const shown = listed.slice(page * ROWS_AT_ONCE, (page + 1) * ROWS_AT_ONCE);

  return (
    <Stack gap="3">
      <Flex wrap="wrap" gap="4" justify="space-between">
        <Text role="status">{batchMessages.checked(rows.length - bad, bad)}</Text>
        {faults.length > 0 && (
          <Flex as="label" align="center" gap="2" cursor="pointer">
            <Checkbox
              checked={onlyFaults}
              onChange={(event) => {
                setOnlyFaults(event.currentTarget.checked);
                setPage(0);
              }}
            />
            {batchMessages.onlyFaults}
          </Flex>
        )}
      </Flex>
      <TableFrame tabIndex={0} role="region" aria-label={batchMessages.rows}>
        <Table aria-label={batchMessages.rows} css={NARROW_ROWS}>
          <thead>
            <tr>
              <Th>{batchMessages.line}</Th>
              <Th>{batchMessages.name}</Th>
              <Th>{batchMessages.type}</Th>
              <Th>{batchMessages.result}</Th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <Td>{row.line}</Td>
                <Td minW="120px">{row.name}</Td>
                <Td whiteSpace="nowrap">{nameOfType(row)}</Td>
                <Td minW="240px">
                  {row.ok ? describeRow(row) : <Fault>{row.problems.join('\n')}</Fault>}
                  {row.ok && row.repairs.map((repair) => <Repair key={repair}>{repair}</Repair>)}
                  <Result result={results.get(row.line)} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <Pager page={page} pages={Math.ceil(listed.length / ROWS_AT_ONCE)} onPage={setPage} />
    </Stack>
  );
}

function describeRow({ agent, content }: Extract<BatchRow, { ok: true }>): string {
  return [...(agent === undefined ? [] : [agent]), ...describeContent(content)].join(' · ');
}

function nameOfType(row: BatchRow): string {
  const type = row.ok ? row.content.type : row.type;
  return (QR_TYPE_NAMES as Readonly<Record<string, string>>)[type] ?? type;
}

function Result({ result }: { result: SaveResult | undefined }) {
  if (!result) return null;
  return (
    <div>{result.isSaved ? <Badge tone="success">{batchMessages.saved}</Badge> : <Fault>{result.why}</Fault>}</div>
  );
}
