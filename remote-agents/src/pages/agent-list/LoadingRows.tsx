import { Box } from '@frontdesk/shared/ui/core';
import { Skeleton, Td } from '@frontdesk/shared/ui/data';
import { AGENTS_PER_PAGE } from '../../model/agent-list';
import { endInTable, pinnedCell } from './columns';

/** Width of each column's placeholder. */
const WIDTHS = ['18px', '70%', '74px', '85%', '150px', '76px'];

/** Placeholders for a page of agents, in the shape of their columns. */
export function LoadingRows() {
  return Array.from({ length: AGENTS_PER_PAGE }, (_, row) => (
    <Box as="tr" key={row} aria-hidden="true">
      {WIDTHS.map((width, column) => (
        <Td key={width} py="0" css={column === WIDTHS.length - 1 ? pinnedCell : undefined}>
          <Skeleton height="16px" width={width} css={column === WIDTHS.length - 1 ? endInTable : undefined} />
        </Td>
      ))}
      <Td aria-hidden="true" p="0" />
    </Box>
  ));
}
