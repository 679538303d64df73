import { useLocation } from '@frontdesk/shared/app';
import { DemonstrationNotice } from '@frontdesk/shared/demonstration';
import { useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, ButtonLink, Grid } from '@frontdesk/shared/ui/core';
import { EmptyState, Skeleton } from '@frontdesk/shared/ui/data';
import { useCallback, useEffect, useRef } from 'react';
import * as messages from '../../messages/conversations';
import { mine } from '../../messages/work';
import { filterQuery, isFiltered, type ListedConversation } from '../../model/conversations';
import { urls } from '../../urls';
import { LiveListFrame } from '../LiveListFrame';
import type { LiveList } from '../use-live-list';
import { ConversationBeside } from './ConversationBeside';
import { ConversationTable } from './ConversationTable';
import { FilterBar } from './FilterBar';
import { RetentionField } from './RetentionField';
import type { FilterAddress } from './use-filter-address';
import { BESIDE_FROM, PANE_HEIGHT, ROW, useMarkedRow } from './use-marked-row';

interface Place {
  readonly id: string;
  readonly scrollY: number;
}

/**
 * Scrolls to the conversation that was opened when Back returns to the list. Returns a function to call when a
 * conversation opens.
 */
function useOpenedPlace(isShown: boolean): (id: string) => void {
  const { key } = useLocation();
  const client = useQueryClient();
  const placeKey = ['conversation-opened', key];
  useEffect(
    function returnToPlace() {
      const place = isShown ? client.getQueryData<Place>(['conversation-opened', key]) : undefined;
      if (!place) return;
      client.removeQueries({ queryKey: ['conversation-opened', key] });
      // Runs after the host has scrolled the new page to its top.
      const timer = setTimeout(() => {
        window.scrollTo(0, place.scrollY);
        const row = document.getElementById(`${ROW}${place.id}`);
        row?.focus({ preventScroll: true });
        // Beside a conversation, the list scrolls independently.
        row?.scrollIntoView?.({ block: 'nearest' });
      });
      return () => clearTimeout(timer);
    },
    [isShown, client, key],
  );
  return (id) => client.setQueryData<Place>(placeKey, { id, scrollY: window.scrollY });
}

/** The list beside a conversation. */
const BESIDE = { [`@media ${BESIDE_FROM}`]: { gridTemplateColumns: 'clamp(380px, 32vw, 560px) minmax(0, 1fr)' } };

const words = { ...messages.list, unavailable: messages.unavailable };

interface AllTabProps {
  readonly address: FilterAddress;
  readonly list: LiveList<ListedConversation>;
}

/** Lists the conversations that match the filters, newest first; 'Mine' begins with the open ones. */
export function AllTab({ address, list }: AllTabProps) {
  const { filters } = address;
  const { rows = [], first } = list;
  const marked = useMarkedRow(rows, first);
  const latest = useRef((_id: string) => {});
  latest.current = useOpenedPlace(list.rows !== undefined);
  // Always the same function, so that rows do not render again.
  const open = useCallback((id: string) => latest.current(id), []);

  return (
    <>
      <FilterBar address={address} hasList={list.rows !== undefined} />
      <LiveListFrame
        list={list}
        words={words}
        whileLoading={(rows) => (
          <Grid gap="6" alignItems="start" css={BESIDE}>
            {rows}
            <Skeleton
              height={PANE_HEIGHT}
              rounded="lg"
              css={{ [`@media not all and ${BESIDE_FROM}`]: { display: 'none' } }}
            />
          </Grid>
        )}
        whenEmpty={
          address.tab === 'mine' && Object.keys(filters).length === 1 ? (
            <EmptyState
              drawing="conversations"
              action={
                <Button variant="outline" onClick={() => address.show('all')}>
                  {mine.toAll}
                </Button>
              }
            >
              {mine.none}
            </EmptyState>
          ) : isFiltered(filters) ? (
            <EmptyState
              drawing="search"
              action={
                <Button variant="outline" onClick={address.clear}>
                  {words.clear}
                </Button>
              }
            >
              {words.noMatches}
            </EmptyState>
          ) : (
            <EmptyState drawing="conversations" action={<ButtonLink to={urls.agents}>{words.toAgents}</ButtonLink>}>
              {words.none}
            </EmptyState>
          )
        }
      >
        {(more) => (
          <Grid gap="6" alignItems="start" css={first && BESIDE}>
            <ConversationTable
              conversations={rows}
              query={filterQuery(filters)}
              selectedId={marked.row?.id}
              onOpen={open}
              more={more}
            />
            {marked.shown && (
              <ConversationBeside {...marked} {...marked.shown} query={filterQuery(filters)} onOpen={open} />
            )}
          </Grid>
        )}
      </LiveListFrame>
      {rows.length > 0 && (
        <Box mt="6">
          <DemonstrationNotice of="conversations" />
        </Box>
      )}
      {list.rows && <RetentionField />}
    </>
  );
}
