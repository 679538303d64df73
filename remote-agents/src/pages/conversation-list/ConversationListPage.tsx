import { getConversations as endpoint } from '@frontdesk/shared/endpoints/conversation';
import { Flex, PageFrame } from '@frontdesk/shared/ui/core';
import { type TabItem, Tabs } from '@frontdesk/shared/ui/tabs';
import { getConversations } from '../../api/conversation-list';
import * as words from '../../messages/conversations';
import { numbers } from '../../messages/numbers';
import type { ListedConversation } from '../../model/conversations';
import { KeyHelp, useKeys } from '../conversation-keys';
import { isUnavailable } from '../is-unavailable';
import { UnavailableCard } from '../UnavailableCard';
import { UnansweredTab } from '../unanswered/UnansweredTab';
import { useLiveList } from '../use-live-list';
import { AllTab } from './AllTab';
import { type ConversationTab, useFilterAddress } from './FilterBar';
import { NumbersTab } from './NumbersTab';
import { ExportButtons } from './RetentionField';

const TABS: readonly TabItem<ConversationTab>[] = [
  { id: 'all', label: words.tabs.all },
  { id: 'unanswered', label: words.tabs.unanswered },
  { id: 'numbers', label: numbers.tab },
];

const timeOf = ({ lastActivity }: ListedConversation) => lastActivity;

/** Moves the focus to the conversation `step` rows further, or to the first. */
function focusRow(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('main [id^="conversation-"]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[at < 0 ? 0 : at + step]?.focus();
}

/** Shows every conversation, or the unanswered questions. */
export function ConversationListPage() {
  const address = useFilterAddress();
  const { tab, filters } = address;
  const isAll = tab === 'all';
  useKeys(isAll ? { j: () => focusRow(1), k: () => focusRow(-1) } : {});
  const list = useLiveList({
    path: endpoint.path,
    request: filters,
    fetchPage: getConversations,
    timeOf,
    isEnabled: isAll,
  });

  if (isAll && !list.rows && isUnavailable(list.error)) {
    return (
      <PageFrame title={words.title}>
        <UnavailableCard>{words.unavailable}</UnavailableCard>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={words.title}
      intro={words.intro}
      action={
        isAll &&
        list.rows && (
          <Flex gap="3" wrap="wrap">
            <ExportButtons filters={filters} />
            <KeyHelp />
          </Flex>
        )
      }
    >
      <Tabs label={words.tabs.label} items={TABS} selected={tab} onSelect={address.show}>
        {isAll ? (
          <AllTab address={address} list={list} />
        ) : tab === 'numbers' ? (
          <NumbersTab />
        ) : (
          <UnansweredTab agentId={filters.agentId ?? ''} onAgent={(agentId) => address.change({ agentId })} />
        )}
      </Tabs>
    </PageFrame>
  );
}
