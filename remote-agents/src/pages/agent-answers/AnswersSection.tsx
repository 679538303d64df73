import { showToast } from '@frontdesk/shared/app';
import { Details } from '@frontdesk/shared/details';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { offerFile } from '@frontdesk/shared/files';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, Heading, IconButton, Text } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { answersQuery, deleteAnswer, importAnswers, type OwnAnswer, updateAnswer } from '../../api/answers';
import * as messages from '../../messages';
import { answers as answersWords, answer as answerWords } from '../../messages/answers';
import type { Agent } from '../../model/agent';
import { answersCsv, matchingAnswers, type QuestionAndAnswer, readAnswersCsv } from '../../model/answers';
import { AnswerDialog, NewAnswerDialog } from '../AnswerDialog';
import { ImportCsv } from '../ImportCsv';
import { isUnavailable } from '../is-unavailable';
import { useAction } from '../use-action';

interface AnswerRowProps {
  readonly answer: OwnAnswer;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Shows an answer with its question, both as plain text. */
function AnswerRow({ answer: { question, answer, wordings }, onEdit, onDelete }: AnswerRowProps) {
  return (
    <Box as="li" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="3" align="flex-start">
        <Box flex="1" minW={0}>
          <Text fontWeight={500} dir="auto">
            {question}
          </Text>
          <Text tone="muted" dir="auto" whiteSpace="pre-wrap" lineClamp={3} title={answer}>
            {answer}
          </Text>
          {wordings.length > 0 && (
            <Details fontSize="xs" mt="1" color="text.muted">
              <summary>{answersWords.wordings(wordings.length)}</summary>
              {wordings.map((wording) => (
                <Text key={wording} dir="auto">
                  “{wording}”
                </Text>
              ))}
            </Details>
          )}
        </Box>
        <Flex>
          <IconButton aria-label={answersWords.edit(question)} title={messages.actions.edit} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton aria-label={answersWords.delete(question)} title={messages.actions.delete} onClick={onDelete}>
            <Trash aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
    </Box>
  );
}

const ROWS_AT_ONCE = 50;
/** A shorter list needs no filter. */
const FILTER_FROM = 8;
const FILE_BYTES_MAX = 20_000_000;

interface AnswerListProps {
  readonly agentId: WireId;
  readonly answers: readonly OwnAnswer[];
  readonly onEdit: (answer: OwnAnswer) => void;
  /** Called after the focused row has been removed. */
  readonly onDeleted: () => void;
}

/** Lists the answers of an agent, newest first. */
function AnswerList({ agentId, answers, onEdit, onDeleted }: AnswerListProps) {
  const client = useQueryClient();
  const [filter, setFilter] = useState('');
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const [leaving, setLeaving] = useState<OwnAnswer | null>(null);
  const found = matchingAnswers(answers, filter);
  const deletion = useAction({
    act: ({ id }: OwnAnswer) => deleteAnswer(id),
    done: () => answersWords.deleted,
    failed: answersWords.deleteFailed,
    onDone: () => client.invalidateQueries({ queryKey: answersQuery(agentId).queryKey }),
    onEnd() {
      setLeaving(null);
      onDeleted();
    },
  });

  return (
    <>
      {answers.length >= FILTER_FROM && (
        <Box maxW="320px" mb="4">
          <TextField label={answersWords.filter} name="filter" type="search" value={filter} onChange={setFilter} />
        </Box>
      )}
      <Card p="0">
        {found.length === 0 ? (
          <EmptyState
            drawing="search"
            action={
              <Button variant="outline" onClick={() => setFilter('')}>
                {answersWords.clear}
              </Button>
            }
          >
            {answersWords.noMatches}
          </EmptyState>
        ) : (
          <Box as="ul" aria-label={answersWords.title}>
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
            {answersWords.more}
          </Button>
        </Flex>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={leaving?.question}
        question={answersWords.deleteQuestion}
        pending={deletion.isPending}
        onConfirm={() => leaving && deletion.run(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </>
  );
}

interface EditAnswerDialogProps {
  readonly agentId: WireId;
  readonly answer: OwnAnswer;
  readonly onClose: () => void;
}

function EditAnswerDialog({ agentId, answer, onClose }: EditAnswerDialogProps) {
  const client = useQueryClient();

  async function save(texts: QuestionAndAnswer) {
    await updateAnswer(answer.id, texts);
    showToast('success', answerWords.saved);
    onClose();
    await client.invalidateQueries({ queryKey: answersQuery(agentId).queryKey });
  }

  async function readStored(): Promise<QuestionAndAnswer> {
    const { answers } = await client.fetchQuery({ ...answersQuery(agentId), staleTime: 0 });
    const stored = answers.find(({ id }) => id === answer.id) ?? answer;
    return { question: stored.question, answer: stored.answer };
  }

  return (
    <AnswerDialog
      title={answerWords.edit}
      hint={answerWords.coversOne}
      initial={{ question: answer.question, answer: answer.answer }}
      draft={`answer/${agentId}/${answer.id}/edit`}
      read={readStored}
      onSave={save}
      onClose={onClose}
    />
  );
}

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
    offerFile(file, answersWords.exportName);
  }

  // Centered while there are no answers.
  const addButton = (
    <Button size="sm" variant="outline" onClick={() => setEdited('new')}>
      <Plus aria-hidden /> {answerWords.add}
    </Button>
  );
  return (
    <Box as="section" aria-label={answersWords.title} mt="4">
      <Flex wrap="wrap" gap="3" align="flex-start" justify="space-between" mb="4">
        <Box flex="1 1 16rem" minW={0}>
          <Heading ref={title} tabIndex={-1} outline="none" lineHeight="32px">
            {answersWords.title}
          </Heading>
          <Text tone="muted">{answersWords.intro}</Text>
        </Box>
        {data && (
          <Flex gap="2" wrap="wrap">
            {data.answers.length > 0 && addButton}
            <ImportCsv
              bytesMax={FILE_BYTES_MAX}
              readLines={readAnswersCsv}
              importRows={(rows) => importAnswers(agent.id, rows)}
              queryKey={answersQuery(agent.id).queryKey}
              messages={answersWords}
            />
            {data.answers.length > 0 && (
              <Button size="sm" variant="outline" onClick={save}>
                <Download aria-hidden /> {answersWords.export}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      {!data && error && (
        <FailedState what={answersWords.loadFailed} error={error} onRetry={() => void answers.refetch()} />
      )}
      {!data && !error && <Skeleton height="120px" rounded="lg" role="status" aria-label={answersWords.loading} />}
      {data?.answers.length === 0 && (
        <Card>
          <EmptyState drawing="answers" action={addButton}>
            {answersWords.none}
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
