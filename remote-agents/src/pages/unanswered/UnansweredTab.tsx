import { DemoMark } from '@frontdesk/shared/demonstration';
import { getUnanswered as getUnansweredEndpoint } from '@frontdesk/shared/endpoints/conversation';
import { useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, ButtonLink, Card, Flex, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import { EmptyState, TimeAgo } from '@frontdesk/shared/ui/data';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { dismissUnanswered, getUnanswered } from '../../api/conversation-list';
import { countsQuery } from '../../api/work';
import { unanswered as unansweredWords } from '../../messages/answers';
import * as conversationMessages from '../../messages/conversations';
import type { UnansweredQuestion } from '../../model/conversations';
import { urls } from '../../urls';
import { AgentSelect } from '../AgentSelect';
import { NewAnswerDialog } from '../AnswerDialog';
import { ABOUT } from '../ConversationBadges';
import { LiveListFrame } from '../LiveListFrame';
import { SourceList } from '../SourceList';
import { TAB_FILTERS } from '../tab-filters';
import { useAction } from '../use-action';
import { removeListed, useLiveList } from '../use-live-list';

/** The nearest passage is one line with its label; a long name is cut before the chevron. */
const NEAREST = {
  '& > div': { flexWrap: 'nowrap', mt: 0, '& > p': { flexShrink: 0 } },
  '& details > summary': {
    position: 'relative',
    width: 'fit-content',
    maxW: '100%',
    pe: '5',
    fontSize: 'xs',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    _after: { position: 'absolute', insetEnd: '1', top: '5px' },
  },
};

interface UnansweredCardProps {
  readonly question: UnansweredQuestion;
  readonly onAnswer: () => void;
  readonly onDismissed: () => void;
}

/** Shows an unanswered question in all its wordings. */
function UnansweredCard({ question: group, onAnswer, onDismissed }: UnansweredCardProps) {
  const headingId = useId();
  const dismissal = useAction({
    act: () => dismissUnanswered(group.id),
    done: () => unansweredWords.dismissed,
    failed: unansweredWords.dismissFailed,
    onDone: onDismissed,
  });
  return (
    <Flex
      as="article"
      aria-labelledby={headingId}
      columnGap="3"
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      align="center"
      justify="flex-end"
      px="4"
      py="3"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Box flex={{ base: '1 0 100%', md: '1 1 0' }} minW={0}>
        <Heading id={headingId} fontSize="sm" fontWeight={500} lineHeight="24px" dir="auto" textAlign="start">
          {group.question}
        </Heading>
        <Flex columnGap="2" wrap="wrap" align="baseline" color="text.muted" fontSize="xs">
          <Count count={group.count} />
          <Box css={ABOUT}>
            <bdi>
              {group.agentName && `${group.agentName} · `}
              <TimeAgo time={group.lastAsked} />
            </bdi>
            <DemoMark id={group.conversationId ?? ''} />
          </Box>
          {group.conversationId !== null && (
            <TextLink to={urls.conversation(group.conversationId)} color="inherit">
              {unansweredWords.open}
            </TextLink>
          )}
          {group.nearest && (
            <Box css={NEAREST} minW={0}>
              <SourceList title={unansweredWords.nearest} sources={[group.nearest]} isPlain />
            </Box>
          )}
        </Flex>
        {group.wordings.length > 0 && (
          <Box mt="1">
            <Text tone="muted" fontSize="xs">
              {unansweredWords.wordings}
            </Text>
            <Box as="ul">
              {group.wordings.map((wording) => (
                <Box as="li" key={wording} dir="auto" overflowWrap="anywhere">
                  “{wording}”
                </Box>
              ))}
            </Box>
          </Box>
        )}
      </Box>
      <Flex gap="1" wrap="wrap" me="-3" mt={{ base: '1.5', md: '0' }}>
        <Button size="sm" variant="outline" onClick={onAnswer}>
          <Plus aria-hidden /> {unansweredWords.add}
        </Button>
        <Button size="sm" variant="ghost" pending={dismissal.isPending} onClick={() => dismissal.run()}>
          {unansweredWords.dismiss}
        </Button>
      </Flex>
    </Flex>
  );
}

/** The count is visible only for a question that was asked more than once. */
function Count({ count }: { count: number }) {
  return (
    <Text
      as="span"
      fontSize="xs"
      {...(count > 1 ? { px: '2', rounded: 'full', color: 'brass.text', bg: 'brass.subtle' } : { srOnly: true })}
    >
      <b>{count}</b> {unansweredWords.times(count)}
    </Text>
  );
}

const frameWords = { ...conversationMessages.list, ...unansweredWords };
const timeOf = ({ lastAsked }: UnansweredQuestion) => lastAsked;

export interface UnansweredTabProps {
  /** '' for all agents. */
  readonly agentId: string;
  readonly onAgent: (agentId: string) => void;
  /** Called when the server has answered, even with no questions. */
  readonly onLoaded?: () => void;
}

/** Lists unanswered questions, grouped by meaning, and answers them. */
export function UnansweredTab({ agentId, onAgent, onLoaded }: UnansweredTabProps) {
  const client = useQueryClient();
  const request = useMemo(() => (agentId ? { agentId } : {}), [agentId]);
  const list = useLiveList({ path: getUnansweredEndpoint.path, request, fetchPage: getUnanswered, timeOf });
  const [answered, setAnswered] = useState<UnansweredQuestion | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const loaded = useRef(onLoaded);
  loaded.current = onLoaded;
  const isLoaded = list.rows !== undefined;
  useEffect(
    function tell() {
      if (isLoaded) loaded.current?.();
    },
    [isLoaded],
  );

  function remove({ id }: UnansweredQuestion) {
    removeListed(client, getUnansweredEndpoint.path, id);
    void client.invalidateQueries({ queryKey: countsQuery.queryKey });
    // The focused button disappears with its card.
    frame.current?.focus();
  }

  return (
    <Box ref={frame} tabIndex={-1} outline="none" overflowWrap="anywhere">
      {(list.rows || !list.error) && (
        <Box maxW={{ sm: '320px' }} mb="4" css={TAB_FILTERS}>
          <AgentSelect value={agentId} onChange={onAgent} />
        </Box>
      )}
      <LiveListFrame
        list={list}
        words={frameWords}
        whenEmpty={
          <EmptyState
            drawing="answers"
            action={
              agentId ? (
                <Button variant="outline" onClick={() => onAgent('')}>
                  {unansweredWords.ofAllAgents}
                </Button>
              ) : (
                <ButtonLink variant="outline" to={urls.conversations}>
                  {unansweredWords.toConversations}
                </ButtonLink>
              )
            }
          >
            {agentId ? unansweredWords.noMatches : unansweredWords.none}
          </EmptyState>
        }
      >
        {(more) => (
          <Card p="0">
            {list.rows?.map((question) => (
              <UnansweredCard
                key={question.id}
                question={question}
                onAnswer={() => setAnswered(question)}
                onDismissed={() => remove(question)}
              />
            ))}
            {more}
          </Card>
        )}
      </LiveListFrame>
      {answered && (
        <NewAnswerDialog
          purpose={{ agentId: answered.agentId, groupId: answered.id }}
          question={answered.question}
          onSaved={() => remove(answered)}
          onClose={() => setAnswered(null)}
        />
      )}
    </Box>
  );
}
