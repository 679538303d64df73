import { formatNumber } from '@frontdesk/shared/app';
import type { ReleaseStop } from '@frontdesk/shared/endpoints/releases';
import { chakra, Text } from '@frontdesk/shared/ui/core';
import { Td, TimeAgo } from '@frontdesk/shared/ui/data';
import * as messages from '../messages/releases';
import { ColumnTable } from './ColumnTable';

type Counted = ReleaseStop['counts']['next'];

/** Lets all four columns fit on a phone. */
const Narrow = chakra('div', { base: { '& th, & td': { px: { base: '2', sm: '4' } } } });

/** Formats a share as a percentage; a small share gets a decimal. */
function rateOf(share: number): string {
  const digits = share < 0.1 ? 1 : 0;
  return formatNumber(share * 100, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Shows how often the releases of a rollout failed. */
export function Counts({ rows }: { rows: readonly (readonly [version: string, counts: Counted])[] }) {
  return (
    <Narrow>
      <ColumnTable columns={messages.measured} minW="0">
        {rows.map(([version, { loads, failures }], place) => (
          // Keyed by position: two builds may have the same version.
          <tr key={place}>
            <Td>{version}</Td>
            <Td>{loads}</Td>
            <Td>{failures}</Td>
            <Td>{loads === 0 ? '-' : messages.percent(rateOf(failures / loads))}</Td>
          </tr>
        ))}
      </ColumnTable>
    </Narrow>
  );
}

/** Lists the places where a stopped release threw. Renders nothing if there are none. */
export function Places({ places }: Pick<ReleaseStop, 'places'>) {
  if (places.length === 0) return null;
  return (
    <Text as="div" fontSize="sm" overflowWrap="anywhere">
      {messages.threwAt}
      <chakra.ul ps="5">
        {places.map(({ place, count }) => (
          <li key={place}>
            <chakra.code fontFamily="mono" fontSize="xs">
              {place}
            </chakra.code>
            , {messages.tabs(count)}
          </li>
        ))}
      </chakra.ul>
    </Text>
  );
}

/** Shows when and why the site stopped a release. */
export function StopReason({ stop: { at, reason } }: { stop: Pick<ReleaseStop, 'at' | 'reason'> }) {
  return (
    <Text mt="1">
      {messages.haltedAt} <TimeAgo time={at} />: <bdi>{reason}</bdi>
    </Text>
  );
}
