import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { type Selection, shareSelected } from '@frontdesk/shared/selection';
import {
  Box,
  Button,
  ButtonLink,
  chakra,
  Flex,
  IconButton,
  Text,
  TextLink,
  VisuallyHidden,
} from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton, Table, Td, Th } from '@frontdesk/shared/ui/data';
import { Checkbox } from '@frontdesk/shared/ui/form';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Ref } from 'react';
import type { AgentActivity } from '../../api/agent-list';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import { AGENTS_PER_PAGE, type AgentPage, type AgentSort, nextSort } from '../../model/agent-list';
import { urls } from '../../urls';
import { PathIcon } from '../PathIcon';
import { AgentRow } from './AgentRow';
import {
  CHECKBOX_WIDTH,
  columns,
  endInTable,
  narrowFrame,
  narrowGrid,
  pinnedCell,
  pinnedHead,
  TABLE_WIDTH,
} from './columns';

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
  },
});

interface AgentGridHeadProps {
  readonly sort: AgentSort | null;
  readonly onSort: (sort: AgentSort | null) => void;
  /** How many of the rows on this page are selected. */
  readonly selected: 'none' | 'some' | 'all';
  readonly onSelectAll: (isSelected: boolean) => void;
}

function AgentGridHead({ sort, onSort, selected, onSelectAll }: AgentGridHeadProps) {
  return (
    <thead>
      <tr>
        <Th>
          <Checkbox
            display="grid"
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
            <Th
              key={label}
              scope="col"
              aria-sort={direction}
              aria-hidden={!label || undefined}
              css={column || !label ? undefined : pinnedHead}
            >
              {column ? (
                <SortButton type="button" onClick={() => onSort(nextSort(sort, column))}>
                  {label}
                  {direction && (
                    <PathIcon size={14} d={sort?.isDescending ? 'M12 5v14m7-7-7 7-7-7' : 'M12 19V5m-7 7 7-7 7 7'} />
                  )}
                </SortButton>
              ) : (
                label
              )}
            </Th>
          );
        })}
      </tr>
    </thead>
  );
}

interface AgentGridOverlayProps {
  /** Number of agents without the filter; undefined after a failure. */
  readonly total: number | undefined;
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly onClearFilter: () => void;
}

/** Shown instead of rows when loading failed, there are no agents, or none match. */
function AgentGridOverlay({ total, failure, onRetry, onClearFilter }: AgentGridOverlayProps) {
  if (failure) {
    return (
      <Box p="4">
        <FailedState what={messages.list.error} error={failure} onRetry={onRetry} />
      </Box>
    );
  }
  return total === 0 ? (
    <EmptyState
      drawing="agents"
      action={
        <ButtonLink variant="outline" to={urls.newAgent}>
          {messages.list.add}
        </ButtonLink>
      }
    >
      <Text as="strong" display="block" color="text">
        {messages.list.noRows}
      </Text>
      {messages.list.noRowsInvitation}
    </EmptyState>
  ) : (
    <EmptyState
      drawing="search"
      action={
        <Button variant="outline" onClick={onClearFilter}>
          {messages.grid.clearFilter}
        </Button>
      }
    >
      {messages.list.noResults}
    </EmptyState>
  );
}

interface GridFooterProps {
  readonly page: number;
  readonly pageCount: number;
  readonly found: number;
  readonly onPage: (page: number) => void;
  /** Gets the focus when the focused row is removed. */
  readonly countRef: Ref<HTMLParagraphElement>;
}

function GridFooter({ page, pageCount, found, onPage, countRef }: GridFooterProps) {
  const first = (page - 1) * AGENTS_PER_PAGE + 1;
  const last = Math.min(page * AGENTS_PER_PAGE, found);
  return (
    <Flex align="center" justify="flex-end" gap="2" px="4" minH="42px" borderTopWidth="1px" flexShrink={0}>
      <Text tone="muted" hideBelow="sm">
        {messages.grid.rowsPerPage} {AGENTS_PER_PAGE}
      </Text>
      <Text ref={countRef} tabIndex={-1} tone="muted" ms="4" me="2" aria-live="polite">
        {found > 0 && messages.grid.range(first, last, found)}
      </Text>
      <IconButton aria-label={messages.grid.previousPage} aria-disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton
        aria-label={messages.grid.nextPage}
        aria-disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Flex>
  );
}

/** Width of each column's placeholder. */
const WIDTHS = ['18px', '70%', '74px', '85%', '150px', '76px'];

/** Placeholders for a page of agents, in the shape of their columns. */
function LoadingRows() {
  return Array.from({ length: AGENTS_PER_PAGE }, (_, row) => (
    <Box as="tr" key={row} aria-hidden="true">
      {WIDTHS.map((width, column) => (
        <Td
          key={width}
          py="0"
          colSpan={column === 3 ? 2 : undefined}
          css={column === WIDTHS.length - 1 ? pinnedCell : undefined}
        >
          <Skeleton height="16px" width={width} css={column === WIDTHS.length - 1 ? endInTable : undefined} />
        </Td>
      ))}
    </Box>
  ));
}

/** With fewer agents than this, there is space for an invitation below them. */
const FEW = 4;

/** The outline of a tag, for an agent that does not exist yet. */
const BLANK_TAG = {
  content: '"+" / ""',
  p: '6px 13px',
  border: '1px dashed',
  rounded: '18px 18px 9px 9px',
} as const;

/** Spec section 9.4. */
const CONTAINER_HEIGHT = '500px';

interface AgentGridProps {
  /** Total number of agents; undefined until it is known. */
  readonly total: number | undefined;
  readonly shown: AgentPage | undefined;
  /** Color and conversations of each agent; undefined on a server that does not send them. */
  readonly activity: ReadonlyMap<string, AgentActivity> | undefined;
  /** Number of agents that match the filter. */
  readonly found: number;
  /** The failure to show, or null. */
  readonly failure: unknown;
  readonly sort: AgentSort | null;
  readonly selection: Selection<AgentSummary>;
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
  const isFew = rows.length > 0 && Number(grid.total) < FEW;
  return (
    <Flex
      direction="column"
      height={CONTAINER_HEIGHT}
      bg="surface"
      borderWidth="1px"
      rounded="lg"
      overflow="hidden"
      css={narrowFrame}
      _print={{ height: 'auto', overflow: 'visible' }}
    >
      <Flex direction="column" flex="1" overflow="auto" position="relative">
        <Table aria-label={messages.grid.title} tableLayout="fixed" minW={`${TABLE_WIDTH}px`} css={narrowGrid}>
          <colgroup>
            <col style={{ width: CHECKBOX_WIDTH }} />
            {columns.map(({ label, width }) => (
              <col key={label} style={{ width }} />
            ))}
          </colgroup>
          <AgentGridHead
            sort={grid.sort}
            onSort={grid.onSort}
            selected={shareSelected(rows, selection.ids)}
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
                activity={grid.activity?.get(String(agent.id))}
                isSelected={selection.ids.has(String(agent.id))}
                isNew={String(agent.id) === String(grid.createdId)}
                onSelect={selection.set}
                onDelete={grid.onDelete}
              />
            ))}
          </tbody>
        </Table>
        {isLoading ? (
          <VisuallyHidden role="status">{messages.list.loading}</VisuallyHidden>
        ) : (
          // As wide as the visible part of the scrolled table, and fixed while it scrolls.
          <Box
            position="sticky"
            insetStart="0"
            width="100%"
            flex="1"
            display="grid"
            alignItems="center"
            borderTopWidth={isFew ? '1px' : undefined}
          >
            {rows.length === 0 ? (
              <AgentGridOverlay
                total={grid.total}
                failure={grid.failure}
                onRetry={grid.onRetry}
                onClearFilter={grid.onClearFilter}
              />
            ) : (
              isFew && (
                <Flex gap="2" align="center" mb="auto" ps={{ base: '44px', lg: '60px' }} py="2.5" _before={BLANK_TAG}>
                  <TextLink to={urls.newAgent}>{messages.list.another}</TextLink>
                </Flex>
              )
            )}
          </Box>
        )}
      </Flex>
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
