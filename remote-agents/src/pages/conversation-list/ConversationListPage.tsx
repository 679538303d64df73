import { getConversations as endpoint } from '@frontdesk/shared/endpoints/conversation';
import { COUNT_MAX } from '@frontdesk/shared/endpoints/conversation-work';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Flex, PageFrame } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { type TabItem, Tabs } from '@frontdesk/shared/ui/tabs';
import { useTabPoll } from '@frontdesk/shared/use-tab-poll';
import { useState } from 'react';
import { getConversations } from '../../api/conversation-list';
import { countsQuery } from '../../api/work';
import * as words from '../../messages/conversations';
import { counted, mine, numbersTab } from '../../messages/work';
import { type ListedConversation, waitingFirst } from '../../model/conversations';
import { KeyHelp } from '../conversation-keys';
import { isUnavailable } from '../is-unavailable';
import { UnavailableCard } from '../UnavailableCard';
import type { UnansweredTabProps } from '../unanswered/UnansweredTab';
import { useLiveList } from '../use-live-list';
import { AllTab } from './AllTab';
import { ExportButtons } from './RetentionField';
import { type ConversationTab, useFilterAddress } from './use-filter-address';

/** The list is part of the page; the other tabs load when they are first shown. */
const UnansweredTab = latePart<UnansweredTabProps>({
  load: async () => (await import('../unanswered/UnansweredTab')).UnansweredTab,
  failed: words.tabs.failed,
  whileLoading: <Skeleton height="320px" rounded="lg" />,
});
const NumbersTab = latePart<{ readonly onLoaded: () => void }>({
  load: async () => (await import('./NumbersTab')).NumbersTab,
  failed: words.tabs.failed,
  whileLoading: <Skeleton height="320px" rounded="lg" />,
});

const POLL_MS = 45_000;

const labelOf = (tab: string, open = 0) => counted(tab, open, COUNT_MAX);

/**
 * Returns the tabs, with the number of open conversations in each; 'Mine' is missing on a server that assigns no
 * conversations. `hasList` is whether the server is known to have conversations.
 */
function useTabs(tab: ConversationTab, hasList: boolean): readonly TabItem<ConversationTab>[] {
  const { data, error } = useQuery({ ...countsQuery, enabled: hasList });
  useTabPoll({ queryKey: countsQuery.queryKey, intervalMs: () => data !== undefined && POLL_MS });
  const hasMine = tab === 'mine' || !error;
  return [
    { id: 'all', label: labelOf(words.tabs.all, data?.open) },
    ...(hasMine ? [{ id: 'mine', label: labelOf(mine.tab, data?.mine) } as const] : []),
    { id: 'unanswered', label: labelOf(words.tabs.unanswered, data?.unanswered) },
    { id: 'numbers', label: numbersTab },
  ];
}

const timeOf = ({ lastActivity }: ListedConversation) => lastActivity;

/** Shows all conversations, the user's own, the unanswered questions, or numbers about people's work. */
export function ConversationListPage() {
  const address = useFilterAddress();
  const { tab, filters } = address;
  const isList = tab === 'all' || tab === 'mine';
  const list = useLiveList({
    path: endpoint.path,
    request: filters,
    fetchPage: getConversations,
    timeOf,
    arrange: waitingFirst,
    isEnabled: isList,
  });
  const [isKnown, setIsKnown] = useState(false);
  const know = () => setIsKnown(true);
  const tabs = useTabs(tab, list.rows !== undefined || isKnown);

  if (isList && !list.rows && isUnavailable(list.error)) {
    return (
      <PageFrame title={words.title}>
        <UnavailableCard>{words.unavailable}</UnavailableCard>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={words.title}
      titleWidth="10rem"
      intro={
        <Box as="span" hideBelow="sm">
          {words.intro}
        </Box>
      }
      action={
        isList &&
        list.rows && (
          <Flex gap="2">
            <ExportButtons filters={filters} />
            <KeyHelp />
          </Flex>
        )
      }
    >
      <Tabs label={words.tabs.label} items={tabs} selected={tab} onSelect={address.show}>
        {isList ? (
          <AllTab address={address} list={list} />
        ) : tab === 'numbers' ? (
          <NumbersTab onLoaded={know} />
        ) : (
          <UnansweredTab
            agentId={filters.agentId ?? ''}
            onAgent={(agentId) => address.change({ agentId })}
            onLoaded={know}
          />
        )}
      </Tabs>
    </PageFrame>
  );
}
