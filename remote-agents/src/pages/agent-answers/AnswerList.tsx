import { showToast } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useMutation, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { answersQuery, deleteAnswer, type OwnAnswer } from '../../api/answers';
import * as conversationMessages from '../../messages/conversations';
import { matchingAnswers } from '../../model/matching-answers';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';
import { AnswerRow } from './AnswerRow';

const words = conversationMessages.answers;
const ROWS_AT_ONCE = 50;
/** A shorter list needs no filter. */
const FILTER_FROM = 8;

interface AnswerListProps {
  readonly agentId: WireId;
  readonly answers: readonly OwnAnswer[];
  readonly onEdit: (answer: OwnAnswer) => void;
  /** Called after the focused row was removed. */
  readonly onDeleted: () => void;
}

/** Lists the answers of an agent, newest first. */
export function AnswerList({ agentId, answers, onEdit, onDeleted }: AnswerListProps) {
  const client = useQueryClient();
  const [filter, setFilter] = useState('');
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const [leaving, setLeaving] = useState<OwnAnswer | null>(null);
  const found = matchingAnswers(answers, filter);
  const deletion = useMutation({
    mutationFn: ({ id }: OwnAnswer) => deleteAnswer(id),
    async onSuccess() {
      showToast('success', words.deleted);
      await client.invalidateQueries({ queryKey: answersQuery(agentId).queryKey });
    },
    onError: showFailure(words.deleteFailed),
    onSettled() {
      setLeaving(null);
      onDeleted();
    },
  });
  const remove = useOneAtATime(deletion.mutate);

  return (
    <>
      {answers.length >= FILTER_FROM && (
        <Box maxW="320px" mb="4">
          <TextField label={words.filter} name="filter" type="search" value={filter} onChange={setFilter} />
        </Box>
      )}
      <Card p="0">
        {found.length === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden />}
            action={
              <Button variant="outline" onClick={() => setFilter('')}>
                {words.clear}
              </Button>
            }
          >
            {words.noMatches}
          </EmptyState>
        ) : (
          <Box as="ul" listStyleType="none" aria-label={words.title}>
            {found.slice(0, limit).map((answer) => (
              <AnswerRow
                key={answer.id}
                answer={answer}
                onEdit={() => onEdit(answer)}
                onDelete={() => setLeaving(answer)}
              />
            ))}
          </Box>
        )}
      </Card>
      {found.length > limit && (
        <Flex justify="center" mt="4">
          <Button variant="outline" onClick={() => setLimit(limit + ROWS_AT_ONCE)}>
            {words.more}
          </Button>
        </Flex>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={leaving?.question}
        question={words.deleteQuestion}
        pending={deletion.isPending}
        onConfirm={() => leaving && remove(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </>
  );
}
