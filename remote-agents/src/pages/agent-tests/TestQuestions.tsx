import { offerFile } from '@frontdesk/shared/files';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, formatDate, formatDateTime, Skeleton } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useTabPoll } from '@frontdesk/shared/use-tab-poll';
import Download from 'lucide-react/icons/download';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import {
  deleteTestQuestion,
  importTestQuestions,
  runTestQuestions,
  type TestQuestion,
  type TestQuestions as Tests,
  testQuestionsQuery,
} from '../../api/test-questions';
import { testQuestions as messages } from '../../messages/test-questions';
import type { Agent } from '../../model/agent';
import { comparison, readTestQuestionsCsv, testQuestionsCsv } from '../../model/test-questions';
import { ImportCsv } from '../ImportCsv';
import { isUnavailable } from '../is-unavailable';
import { TestQuestionDialog } from '../TestQuestionDialog';
import { useAction } from '../use-action';
import { TestTable } from './TestTable';

/** Poll intervals: while tests are running, and otherwise, to notice a run that follows a change. */
const RUNNING_MS = 2_000;
const IDLE_MS = 20_000;

const FILE_BYTES_MAX = 2_000_000;

/** Shows the test questions of an agent. Hidden on a server that has none. */
export function TestQuestions({ agent }: { agent: Agent }) {
  const query = testQuestionsQuery(agent.id);
  const client = useQueryClient();
  const tests = useQuery({ ...query, enabled: useOwnCalls() });
  useTabPoll<Tests>({
    queryKey: query.queryKey,
    intervalMs: (known) => (known === undefined ? false : known.isRunning ? RUNNING_MS : IDLE_MS),
  });
  const [edited, setEdited] = useState<TestQuestion | 'new' | null>(null);
  const [leaving, setLeaving] = useState<TestQuestion | null>(null);
  const [isOnlyFailed, setOnlyFailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  const running = useAction({ act: () => runTestQuestions(agent.id), failed: messages.runFailed, onDone: refresh });
  const deletion = useAction({
    act: ({ id }: TestQuestion) => deleteTestQuestion(id),
    done: () => messages.deleted,
    failed: messages.deleteFailed,
    onDone: refresh,
    onEnd() {
      setLeaving(null);
      title.current?.focus();
    },
  });
  const { data, error } = tests;
  // The answer is pending, or the server does not have the call.
  if (!data && (error === null ? tests.fetchStatus === 'idle' : isUnavailable(error))) return null;
  const all = data?.questions ?? [];
  const shown = isOnlyFailed ? all.filter(({ passed }) => passed === false) : all;

  const addButton = (
    <Button variant="outline" size="sm" onClick={() => setEdited('new')}>
      <Plus aria-hidden /> {messages.add}
    </Button>
  );
  return (
    <Card as="section" aria-label={messages.title}>
      <Flex wrap="wrap" gap="3" align="flex-start" justify="space-between" mb="4">
        <Box flex="1 1 16rem" minW={0}>
          <Heading ref={title} tabIndex={-1} outline="none" lineHeight="32px">
            {messages.title}
          </Heading>
          <Text tone="muted">{messages.intro}</Text>
        </Box>
        {data && (
          <Flex gap="2" wrap="wrap">
            {all.length > 0 && addButton}
            {all.length > 0 && (
              <Button size="sm" variant="outline" pending={running.isPending} onClick={() => running.run()}>
                <Play aria-hidden /> {messages.run}
              </Button>
            )}
            <ImportCsv
              bytesMax={FILE_BYTES_MAX}
              readLines={readTestQuestionsCsv}
              importRows={(rows) => importTestQuestions(agent.id, rows)}
              queryKey={testQuestionsQuery(agent.id).queryKey}
              messages={messages}
            />
            {all.length > 0 && (
              <Button
                size="sm"
                variant="outline"
                onClick={() => offerFile(new Blob([testQuestionsCsv(all)], { type: 'text/csv' }), messages.exportName)}
              >
                <Download aria-hidden /> {messages.export}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      {!data && error && <FailedState what={messages.loadFailed} error={error} onRetry={() => void tests.refetch()} />}
      {!data && !error && <Skeleton height="120px" rounded="lg" role="status" aria-label={messages.loading} />}
      {data && all.length === 0 && (
        <EmptyState drawing="tests" action={addButton}>
          {messages.none}
        </EmptyState>
      )}
      {data && all.length > 0 && (
        <Stack gap="3">
          <Summary tests={data} />
          {all.some(({ passed }) => passed === false) && (
            <Flex>
              <Button
                size="sm"
                variant="ghost"
                aria-pressed={isOnlyFailed}
                onClick={() => setOnlyFailed(!isOnlyFailed)}
              >
                {isOnlyFailed ? messages.showAll : messages.onlyFailed}
              </Button>
            </Flex>
          )}
          {shown.length > 0 ? (
            <TestTable tests={shown} onEdit={setEdited} onDelete={setLeaving} />
          ) : (
            <Text tone="muted">{messages.noneFailed}</Text>
          )}
        </Stack>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={leaving?.question}
        question={messages.deleteQuestion}
        pending={deletion.isPending}
        onConfirm={() => leaving && deletion.run(leaving)}
        onCancel={() => setLeaving(null)}
      />
      {edited !== null && (
        <TestQuestionDialog agentId={agent.id} from={edited === 'new' ? '' : edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  );
}

/** Shows which results got better or worse, and then how many tests passed. */
function Summary({ tests: { questions, isRunning, ranAt, ranBeforeAt } }: { tests: Tests }) {
  const changed = comparison(questions, formatDate(ranBeforeAt));
  const tested = questions.filter(({ passed }) => passed !== null);
  const passed = tested.filter((one) => one.passed).length;
  const hasWorse = questions.some(({ change }) => change === 'worse');
  return (
    <>
      {changed !== null && <Notice tone={hasWorse ? 'warning' : 'success'}>{changed}</Notice>}
      <Text tone="muted" role="status">
        {[
          tested.length > 0 && messages.summary(passed, tested.length),
          ranAt !== null && messages.ranAt(formatDateTime(ranAt)),
          isRunning && messages.running,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </>
  );
}
