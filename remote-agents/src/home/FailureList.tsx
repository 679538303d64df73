import type { getAttention } from '@frontdesk/shared/endpoints/attention';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { Badge, Box, Card, Flex, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import { TimeAgo } from '@frontdesk/shared/ui/data';
import * as reportMessages from '../messages/reports';
import { urls } from '../urls';

const words = reportMessages.attention;

type Failure = ResponseOf<typeof getAttention>['failures'][number];

interface FailureListProps {
  readonly failures: readonly Failure[];
}

/** Lists failures, each with its reason and a link to where it can be fixed. */
export function FailureList({ failures }: FailureListProps) {
  return (
    <Card aria-label={words.failures}>
      <Heading size="sm" mb="3">
        {words.failures}
      </Heading>
      <Box as="ul" listStyleType="none">
        {failures.map((failure) => (
          <Box as="li" key={`${failure.kind} ${failure.name} ${failure.at}`} py="2.5" borderTopWidth="1px">
            <Flex justify="space-between" align="baseline" gap="3">
              <TextLink to={placeOf(failure)} minW={0} truncate title={failure.name}>
                {failure.name}
              </TextLink>
              <Badge tone="danger">{words[failure.kind]}</Badge>
            </Flex>
            <Text tone="muted" fontSize="xs" mt="1">
              {failure.reason ?? words.mailReason} · <TimeAgo time={failure.at} />
            </Text>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const placeOf = ({ conversationId, agentId }: Failure) =>
  conversationId === null ? urls.agentTab(agentId, 'documents') : urls.conversation(conversationId);
