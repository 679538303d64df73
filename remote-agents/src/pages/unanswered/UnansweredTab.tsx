import { getUnanswered as endpoint } from '@frontdesk/shared/endpoints/conversation';
import { useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, ButtonLink, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import CheckCheck from 'lucide-react/icons/check-check';
import { useMemo, useRef, useState } from 'react';
import { getUnanswered } from '../../api/conversation-list';
import * as conversationMessages from '../../messages/conversations';
import type { UnansweredQuestion } from '../../model/visitor-conversation';
import { urls } from '../../urls';
import { AgentSelect } from '../AgentSelect';
import { LiveListFrame } from '../LiveListFrame';
import { NewAnswerDialog } from '../NewAnswerDialog';
import { removeListed, useLiveList } from '../use-live-list';
import { UnansweredCard } from './UnansweredCard';

const words = conversationMessages.unanswered;
const frameWords = { ...conversationMessages.list, ...words };
const timeOf = ({ lastAsked }: UnansweredQuestion) => lastAsked;

interface UnansweredTabProps {
  /** '' for all agents. */
  readonly agentId: string;
  readonly onAgent: (agentId: string) => void;
}

/** Lists unanswered questions, grouped by meaning, and answers them. */
export function UnansweredTab({ agentId, onAgent }: UnansweredTabProps) {
  const client = useQueryClient();
  const request = useMemo(() => (agentId ? { agentId } : {}), [agentId]);
  const list = useLiveList({ path: endpoint.path, request, fetchPage: getUnanswered, timeOf });
  const [answered, setAnswered] = useState<UnansweredQuestion | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  function remove({ id }: UnansweredQuestion) {
    removeListed(client, endpoint.path, id);
    // The focused button disappears with its card.
    frame.current?.focus();
  }

  return (
    <Box ref={frame} tabIndex={-1} outline="none">
      {(list.rows || !list.error) && (
        <Box maxW="320px" mb="4">
          <AgentSelect value={agentId} onChange={onAgent} />
        </Box>
      )}
      <LiveListFrame
        list={list}
        words={frameWords}
        whenEmpty={
          <EmptyState
            icon={<CheckCheck aria-hidden />}
            action={
              agentId ? (
                <Button variant="outline" onClick={() => onAgent('')}>
                  {words.ofAllAgents}
                </Button>
              ) : (
                <ButtonLink variant="outline" to={urls.conversations}>
                  {words.toConversations}
                </ButtonLink>
              )
            }
          >
            {agentId ? words.noMatches : words.none}
          </EmptyState>
        }
      >
        <Stack gap="4">
          {list.rows?.map((question) => (
            <UnansweredCard
              key={question.id}
              question={question}
              onAnswer={() => setAnswered(question)}
              onDismissed={() => remove(question)}
            />
          ))}
        </Stack>
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
