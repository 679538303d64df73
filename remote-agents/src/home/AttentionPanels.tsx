import { getAttention } from '@frontdesk/shared/endpoints/attention';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { endpointKey, endpointQuery, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Badge, Box, Button, Card, Flex, Grid, Heading, Spinner, Text, TextLink } from '@frontdesk/shared/ui/core';
import { FailedState, latePart, TimeAgo } from '@frontdesk/shared/ui/data';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import * as reportMessages from '../messages/reports';
import { isUnavailable } from '../pages/is-unavailable';
import { urls } from '../urls';

type Failure = ResponseOf<typeof getAttention>['failures'][number];

interface FailureListProps {
  readonly failures: readonly Failure[];
}

/** Lists failures, each with its reason and a link to where it can be fixed. */
function FailureList({ failures }: FailureListProps) {
  return (
    <Card aria-label={reportMessages.attention.failures}>
      <Heading size="sm" mb="3">
        {reportMessages.attention.failures}
      </Heading>
      <Box as="ul" listStyleType="none">
        {failures.map((failure) => (
          <Box as="li" key={`${failure.kind} ${failure.name} ${failure.at}`} py="2.5" borderTopWidth="1px">
            <Flex justify="space-between" align="baseline" gap="3">
              <TextLink to={placeOf(failure)} minW={0} truncate title={failure.name}>
                {failure.name}
              </TextLink>
              <Badge tone="danger">{reportMessages.attention[failure.kind]}</Badge>
            </Flex>
            <Text tone="muted" fontSize="xs" mt="1">
              {failure.reason ?? reportMessages.attention.mailReason} · <TimeAgo time={failure.at} />
            </Text>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const placeOf = ({ conversationId, agentId }: Failure) =>
  conversationId === null ? urls.agentTab(agentId, 'documents') : urls.conversation(conversationId);

const words = reportMessages.attention;

/** Loads when it opens. */
const NewAnswerDialog = latePart({
  load: async () => (await import('../pages/AnswerDialog')).NewAnswerDialog,
  failed: words.formFailed,
  whileLoading: (
    <Flex gap="2" align="center" mt="4" role="status">
      <Spinner size="16px" /> {words.formLoading}
    </Flex>
  ),
  mt: '4',
});

type Question = ResponseOf<typeof getAttention>['questions'][number];

/** Shows the newest unanswered questions and the failures, side by side if there is space. */
export function AttentionPanels({ hasNumbers }: { readonly hasNumbers: boolean }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(endpointQuery(getAttention, {}));
  const [answering, setAnswering] = useState<Question | null>(null);
  if (error && !data && isUnavailable(error)) return null;
  if (error && !data) {
    return (
      <Card mb="6" aria-label={words.questions}>
        <FailedState what={words.failed} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) return null;
  const { questions, failures } = data;
  // Without any conversation there are no questions to show.
  if (!hasNumbers && questions.length + failures.length === 0) return null;
  return (
    <Grid gap="6" mb="6" templateColumns="repeat(auto-fit, minmax(min(100%, 340px), 1fr))">
      <Card aria-label={words.questions}>
        <Flex justify="space-between" align="baseline" gap="3" mb="3" wrap="wrap">
          <Heading size="sm">{words.questions}</Heading>
          <TextLink to={urls.unanswered}>{words.allQuestions}</TextLink>
        </Flex>
        {questions.length === 0 ? (
          <Text tone="muted">{words.noQuestions}</Text>
        ) : (
          <Box as="ul" listStyleType="none">
            {questions.map((question) => (
              <QuestionRow key={question.id} question={question} onAnswer={() => setAnswering(question)} />
            ))}
          </Box>
        )}
        {answering && (
          <NewAnswerDialog
            purpose={{ agentId: answering.agentId, groupId: answering.id }}
            question={answering.question}
            onSaved={() => void client.invalidateQueries({ queryKey: endpointKey(getAttention) })}
            onClose={() => setAnswering(null)}
          />
        )}
        {failures.length === 0 && (
          <Flex gap="2" align="center" color="text.muted" mt="4">
            <CircleCheck aria-hidden size={16} /> {words.noFailures}
          </Flex>
        )}
      </Card>
      {failures.length > 0 && <FailureList failures={failures} />}
    </Grid>
  );
}

interface QuestionRowProps {
  readonly question: Question;
  readonly onAnswer: () => void;
}

function QuestionRow({ question: group, onAnswer }: QuestionRowProps) {
  return (
    <Flex
      as="li"
      gap={{ base: '2', sm: '3' }}
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'flex-start', sm: 'center' }}
      justify="space-between"
      py="2.5"
      borderTopWidth="1px"
    >
      <Box minW={0} maxW="100%">
        <Text dir="auto" textAlign="start" fontWeight={500} lineClamp={2} title={group.question}>
          {group.question}
        </Text>
        <Text tone="muted" fontSize="xs">
          {group.agentName && `${group.agentName} · `}
          {words.times(group.count)} · <TimeAgo time={group.lastAsked} />
        </Text>
      </Box>
      <Button size="sm" variant="outline" flexShrink={0} aria-label={words.answerTo(group.question)} onClick={onAnswer}>
        {words.answer}
      </Button>
    </Flex>
  );
}
