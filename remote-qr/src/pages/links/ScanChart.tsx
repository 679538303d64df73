import { DayBars } from '@frontdesk/shared/cards';
import { Details } from '@frontdesk/shared/details';
import { count } from '@frontdesk/shared/endpoints/count';
import type { Device } from '@frontdesk/shared/endpoints/scans';
import { Box, chakra, Flex, system, Text } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages/scans';
import { type ScanColumn, usedDevices } from '../../model/scan-columns';

const color = (token: string): string => system.token.var(`colors.${token}`);
const mix = (token: string, share: number, other: string): string =>
  `color-mix(in srgb, ${color(token)} ${share}%, ${color(other)})`;
/** Shades of brass: the most common device contrasts most with the card. */
const FILLS: Readonly<Record<Device, string>> = {
  phone: mix('brass.text', 60, 'brass'),
  tablet: mix('brass', 75, 'surface'),
  computer: mix('brass', 40, 'surface'),
  other: color('line.strong'),
};

const Dot = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '8px',
    rounded: 'full',
    me: '1.5',
    forcedColorAdjust: 'none',
  },
});

interface ScanChartProps {
  readonly columns: readonly ScanColumn[];
  /** Describes the chart in a sentence; the table below has the numbers. */
  readonly label: string;
  /** The name of the last column, whose hour or day is not over yet. Default: its label. */
  readonly open?: string | false;
}

/** Draws scans over time as bars, by device. */
export function ScanChart({ columns, label, open }: ScanChartProps) {
  const devices = usedDevices(columns);
  const days = columns.map((column) => ({
    day: column.label,
    value: column.total,
    title: messages.barTitle(
      column.label,
      devices.map((device) => [messages.devices[device], column[device]]),
    ),
    fill: fillOf(column, devices),
    ...(column === columns.at(-1) && { open: open || column.label }),
  }));
  return (
    <Box role="img" aria-label={label}>
      <DayBars days={days} format={count} height="200px" />
      <Flex wrap="wrap" justify="center" columnGap="4" mt="3" aria-hidden>
        {devices.map((device) => (
          <Text key={device} tone="muted" fontSize="sm">
            <Dot style={{ background: FILLS[device] }} />
            {messages.devices[device]}
          </Text>
        ))}
      </Flex>
    </Box>
  );
}

/** A bar's background: from bottom to top, a stripe for each device, as high as its share. */
function fillOf(column: ScanColumn, devices: readonly Device[]): string {
  let below = 0;
  const stripes = devices.map((device) => {
    const from = below;
    below += (column[device] / column.total) * 100;
    return `${FILLS[device]} ${from}% ${below}%`;
  });
  return column.total === 0 ? 'none' : `linear-gradient(to top, ${stripes.join(', ')})`;
}

/** Lists the numbers in the chart; leaves out hours and days without scans. */
export function ScanTable({ columns }: { readonly columns: readonly ScanColumn[] }) {
  const devices = usedDevices(columns);
  return (
    <Details>
      <summary>{messages.asTable}</summary>
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
                    <Td key={device}>{count(column[device])}</Td>
                  ))}
                  <Td>{count(column.total)}</Td>
                </tr>
              ))}
          </tbody>
        </Table>
      </TableFrame>
    </Details>
  );
}
