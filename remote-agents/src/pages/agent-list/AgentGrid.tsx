import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { Box, Flex, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Table } from '@frontdesk/shared/ui/data';
import type { Ref } from 'react';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import type { AgentPage, AgentSort } from '../../model/agent-list';
import { AgentGridHead } from './AgentGridHead';
import { AgentGridOverlay } from './AgentGridOverlay';
import { AgentRow } from './AgentRow';
import { CHECKBOX_WIDTH, columns, TABLE_WIDTH } from './columns';
import { GridFooter } from './GridFooter';
import { LoadingRows } from './LoadingRows';
import { narrowFrame, narrowGrid } from './narrow-grid';
import type { Selection } from './use-selection';

/** Spec section 9.4. */
const CONTAINER_HEIGHT = '500px';

interface AgentGridProps {
  /** Number of all agents; undefined until it is known. */
  readonly total: number | undefined;
  readonly shown: AgentPage | undefined;
  /** Conversations of the last 7 days by agent; undefined on a server that does not count. */
  readonly activity: ReadonlyMap<string, number> | undefined;
  /** Number of agents that match the filter. */
  readonly found: number;
  /** The failure to show, or null. */
  readonly failure: unknown;
  readonly sort: AgentSort | null;
  readonly selection: Selection;
  /** The id of the agent that was just added. */
  readonly createdId: WireId | null;
  readonly onSort: (sort: AgentSort | null) => void;
  readonly onPage: (page: number) => void;
  readonly onClearFilter: () => void;
  readonly onRetry: () => void;
  readonly onDelete: (agent: AgentSummary) => void;
  readonly countRef: Ref<HTMLParagraphElement>;
}

export function AgentGrid({ shown, found, selection, ...grid }: AgentGridProps) {
  const rows = shown?.rows ?? [];
  const isLoading = grid.total === undefined && !grid.failure;
  return (
    <Flex
      direction="column"
      height={CONTAINER_HEIGHT}
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      rounded="lg"
      overflow="hidden"
      css={narrowFrame}
      _print={{ height: 'auto', overflow: 'visible' }}
    >
      <Box flex="1" minH={0} overflow="auto" position="relative">
        <Table aria-label={messages.grid.title} tableLayout="fixed" minW={`${TABLE_WIDTH}px`} css={narrowGrid}>
          <colgroup>
            <col style={{ width: CHECKBOX_WIDTH }} />
            {columns.map(({ label, width }) => (
              <col key={label} style={{ width }} />
            ))}
            {/* Takes the remaining width of a wide screen, so that the columns keep theirs. */}
            <col />
          </colgroup>
          <AgentGridHead
            sort={grid.sort}
            onSort={grid.onSort}
            selected={howMany(rows, selection)}
            onSelectAll={(isSelected) =>
              selection.set(
                rows.map(({ id }) => id),
                isSelected,
              )
            }
          />
          <tbody>
            {isLoading && <LoadingRows />}
            {rows.map((agent) => (
              <AgentRow
                key={agent.id}
                agent={agent}
                conversations={grid.activity?.get(String(agent.id))}
                isSelected={selection.has(agent.id)}
                isNew={String(agent.id) === String(grid.createdId)}
                onSelect={selection.set}
                onDelete={grid.onDelete}
              />
            ))}
          </tbody>
        </Table>
        {isLoading && <VisuallyHidden role="status">{messages.list.loading}</VisuallyHidden>}
        {rows.length === 0 && !isLoading && (
          <AgentGridOverlay
            total={grid.total}
            failure={grid.failure}
            onRetry={grid.onRetry}
            onClearFilter={grid.onClearFilter}
          />
        )}
      </Box>
      <GridFooter
        page={shown?.page ?? 1}
        pageCount={shown?.pageCount ?? 1}
        found={found}
        onPage={grid.onPage}
        countRef={grid.countRef}
      />
    </Flex>
  );
}

function howMany(rows: readonly AgentSummary[], selection: Selection): 'none' | 'some' | 'all' {
  const selected = rows.filter(({ id }) => selection.has(id)).length;
  if (selected === 0) return 'none';
  return selected === rows.length ? 'all' : 'some';
}
