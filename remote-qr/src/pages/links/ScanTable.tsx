import { chakra } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import * as messages from '../../link-messages';
import { type ScanColumn, usedDevices } from '../../model/scan-columns';

const Summary = chakra('summary', { base: { cursor: 'pointer', fontSize: 'sm', fontWeight: 500, py: '2' } });

/** Lists the numbers of the chart; leaves out hours and days without scans. */
export function ScanTable({ columns }: { readonly columns: readonly ScanColumn[] }) {
  const devices = usedDevices(columns);
  return (
    <details>
      <Summary>{messages.asTable}</Summary>
      <TableFrame maxH="320px" tabIndex={0} role="group" aria-label={messages.scansTitle}>
        <Table>
          <thead>
            <tr>
              <Th scope="col">{messages.time}</Th>
              {devices.map((device) => (
                <Th scope="col" key={device}>
                  {messages.devices[device]}
                </Th>
              ))}
              <Th scope="col">{messages.total}</Th>
            </tr>
          </thead>
          <tbody>
            {columns
              .filter(({ total }) => total > 0)
              .reverse()
              .map((column) => (
                <tr key={columns.indexOf(column)}>
                  <Td as="th" scope="row" textAlign="start">
                    {column.label}
                  </Td>
                  {devices.map((device) => (
                    <Td key={device}>{column[device].toLocaleString()}</Td>
                  ))}
                  <Td>{column.total.toLocaleString()}</Td>
                </tr>
              ))}
          </tbody>
        </Table>
      </TableFrame>
    </details>
  );
}
