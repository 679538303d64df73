import { Button, ButtonLink } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import MessagesSquare from 'lucide-react/icons/messages-square';
import SearchX from 'lucide-react/icons/search-x';
import { useCallback, useRef } from 'react';
import * as messages from '../../messages/conversations';
import { filterQuery, isFiltered } from '../../model/conversation-filters';
import type { ListedConversation } from '../../model/visitor-conversation';
import { urls } from '../../urls';
import { DemonstrationNotice } from '../DemonstrationNotice';
import { LiveListFrame } from '../LiveListFrame';
import type { LiveList } from '../use-live-list';
import { ConversationTable } from './ConversationTable';
import { FilterBar } from './FilterBar';
import { RetentionField } from './RetentionField';
import type { useFilterAddress } from './use-filter-address';
import { useOpenedPlace } from './use-opened-place';

const words = { ...messages.list, unavailable: messages.unavailable };

interface AllTabProps {
  readonly address: ReturnType<typeof useFilterAddress>;
  readonly list: LiveList<ListedConversation>;
}

/** Lists all conversations that match the filters, newest first. */
export function AllTab({ address, list }: AllTabProps) {
  const { filters } = address;
  const { rows = [] } = list;
  const latest = useRef((_id: string) => {});
  latest.current = useOpenedPlace(list.rows !== undefined);
  // Always the same function, so that rows need not render again.
  const open = useCallback((id: string) => latest.current(id), []);

  return (
    <>
      {rows.length > 0 && <DemonstrationNotice>{messages.list.demonstration}</DemonstrationNotice>}
      <FilterBar address={address} />
      <LiveListFrame
        list={list}
        words={words}
        whenEmpty={
          isFiltered(filters) ? (
            <EmptyState
              icon={<SearchX aria-hidden />}
              action={
                <Button variant="outline" onClick={address.clear}>
                  {words.clear}
                </Button>
              }
            >
              {words.noMatches}
            </EmptyState>
          ) : (
            <EmptyState
              icon={<MessagesSquare aria-hidden />}
              action={<ButtonLink to={urls.agents}>{words.toAgents}</ButtonLink>}
            >
              {words.none}
            </EmptyState>
          )
        }
      >
        <ConversationTable conversations={rows} query={filterQuery(filters)} onOpen={open} />
      </LiveListFrame>
      {list.rows && <RetentionField />}
    </>
  );
}
