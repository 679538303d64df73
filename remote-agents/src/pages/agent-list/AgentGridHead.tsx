import { chakra } from '@frontdesk/shared/ui/core';
import { Th } from '@frontdesk/shared/ui/data';
import { Checkbox } from '@frontdesk/shared/ui/form';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import * as messages from '../../messages';
import { type AgentSort, nextSort } from '../../model/agent-list';
import { columns, pinnedHead } from './columns';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '32px',
    fontWeight: 500,
    cursor: 'pointer',
    rounded: 'sm',
    _hover: { color: 'text' },
    '& svg': { width: '14px', height: '14px' },
  },
});

interface AgentGridHeadProps {
  readonly sort: AgentSort | null;
  readonly onSort: (sort: AgentSort | null) => void;
  /** How many of the rows on this page are selected. */
  readonly selected: 'none' | 'some' | 'all';
  readonly onSelectAll: (isSelected: boolean) => void;
}

export function AgentGridHead({ sort, onSort, selected, onSelectAll }: AgentGridHeadProps) {
  return (
    <thead>
      <tr>
        <Th>
          <Checkbox
            aria-label={messages.grid.selectAll}
            checked={selected === 'all'}
            isMixed={selected === 'some'}
            onChange={(event) => onSelectAll(event.currentTarget.checked)}
          />
        </Th>
        {columns.map(({ label, sort: column }) => {
          const isSorted = column !== undefined && sort?.column === column;
          const direction = isSorted ? (sort?.isDescending ? 'descending' : 'ascending') : undefined;
          return (
            <Th key={label} scope="col" aria-sort={direction} css={column ? undefined : pinnedHead}>
              {column ? (
                <SortButton type="button" onClick={() => onSort(nextSort(sort, column))}>
                  {label}
                  {direction === 'ascending' && <ArrowUp aria-hidden />}
                  {direction === 'descending' && <ArrowDown aria-hidden />}
                </SortButton>
              ) : (
                label
              )}
            </Th>
          );
        })}
        <Th aria-hidden="true" px="0" />
      </tr>
    </thead>
  );
}
