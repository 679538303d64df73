import { offerFile } from '@frontdesk/shared/files';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, Heading, Text } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import Download from 'lucide-react/icons/download';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { answersQuery, type OwnAnswer } from '../../api/answers';
import * as conversationMessages from '../../messages/conversations';
import type { Agent } from '../../model/agent';
import { answersCsv } from '../../model/answers-csv';
import { isUnavailable } from '../is-unavailable';
import { NewAnswerDialog } from '../NewAnswerDialog';
import { AnswerList } from './AnswerList';
import { EditAnswerDialog } from './EditAnswerDialog';
import { ImportAnswers } from './ImportAnswers';

const words = conversationMessages.answers;

/** Shows the answers that the owner wrote. Hidden on a server that stores none. */
export function AnswersSection({ agent }: { agent: Agent }) {
  const answers = useQuery({ ...answersQuery(agent.id), enabled: useOwnCalls() });
  const [edited, setEdited] = useState<OwnAnswer | 'new' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error } = answers;
  // The answer is pending, or the server does not have the call.
  if (!data && (error === null ? answers.fetchStatus === 'idle' : isUnavailable(error))) return null;

  function save() {
    const file = new Blob([answersCsv(data?.answers ?? [])], { type: 'text/csv' });
    offerFile(file, 'answers.csv');
  }

  // In the middle while there are no answers.
  const addButton = (
    <Button size="sm" onClick={() => setEdited('new')}>
      <Plus aria-hidden /> {conversationMessages.answer.add}
    </Button>
  );
  return (
    <Box as="section" aria-label={words.title} mt="4">
      <Flex wrap="wrap" gap="3" align="flex-end" justify="space-between" mb="4">
        <Box flex="1 1 16rem" minW={0}>
          <Heading ref={title} tabIndex={-1} outline="none">
            {words.title}
          </Heading>
          <Text tone="muted">{words.intro}</Text>
        </Box>
        {data && (
          <Flex gap="2" wrap="wrap">
            {data.answers.length > 0 && addButton}
            <ImportAnswers agentId={agent.id} />
            {data.answers.length > 0 && (
              <Button size="sm" variant="outline" onClick={save}>
                <Download aria-hidden /> {words.export}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      {!data && error && <FailedState what={words.loadFailed} error={error} onRetry={() => void answers.refetch()} />}
      {!data && !error && <Skeleton height="120px" rounded="lg" role="status" aria-label={words.loading} />}
      {data?.answers.length === 0 && (
        <Card>
          <EmptyState icon={<MessageCircleQuestion aria-hidden />} action={addButton}>
            {words.none}
          </EmptyState>
        </Card>
      )}
      {data && data.answers.length > 0 && (
        <AnswerList
          agentId={agent.id}
          answers={data.answers}
          onEdit={setEdited}
          onDeleted={() => title.current?.focus()}
        />
      )}
      {edited === 'new' && (
        <NewAnswerDialog purpose={{ agentId: agent.id }} question="" onClose={() => setEdited(null)} />
      )}
      {edited !== null && edited !== 'new' && (
        <EditAnswerDialog agentId={agent.id} answer={edited} onClose={() => setEdited(null)} />
      )}
    </Box>
  );
}
