import { showToast } from '@frontdesk/shared/app';
import { useMutation } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import { TimeAgo } from '@frontdesk/shared/ui/data';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { dismissUnanswered } from '../../api/conversation-list';
import * as conversationMessages from '../../messages/conversations';
import type { UnansweredQuestion } from '../../model/visitor-conversation';
import { urls } from '../../urls';
import { SourceList } from '../SourceList';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';

const words = conversationMessages.unanswered;

interface UnansweredCardProps {
  readonly question: UnansweredQuestion;
  readonly onAnswer: () => void;
  readonly onDismissed: () => void;
}

/** Shows an unanswered question in all its wordings. */
export function UnansweredCard({ question: group, onAnswer, onDismissed }: UnansweredCardProps) {
  const headingId = useId();
  const dismissal = useMutation({
    mutationFn: () => dismissUnanswered(group.id),
    onSuccess() {
      showToast('success', words.dismissed);
      onDismissed();
    },
    onError: showFailure(words.dismissFailed),
  });
  const dismiss = useOneAtATime(dismissal.mutate);
  return (
    <Card as="article" aria-labelledby={headingId}>
      <Flex gap={{ base: '3', sm: '5' }} direction={{ base: 'column', sm: 'row' }}>
        <Flex
          direction={{ sm: 'column' }}
          align={{ base: 'baseline', sm: 'center' }}
          gap={{ base: '2', sm: '0' }}
          width={{ sm: '72px' }}
          flexShrink={0}
          textAlign="center"
        >
          <Count count={group.count} />
        </Flex>
        <Box flex="1" minW={0}>
          <Heading id={headingId} size="sm" dir="auto" textAlign="start">
            {group.question}
          </Heading>
          <Text tone="muted" fontSize="xs" mt="1">
            {group.agentName && `${group.agentName} · `}
            {words.lastAskedBefore} <TimeAgo time={group.lastAsked} />
            {group.conversationId !== null && (
              <>
                {' · '}
                <TextLink to={urls.conversation(group.conversationId)}>{words.open}</TextLink>
              </>
            )}
          </Text>
          {group.wordings.length > 0 && (
            <Box mt="3">
              <Text tone="muted" fontSize="xs">
                {words.wordings}
              </Text>
              <Box as="ul" listStyleType="none">
                {group.wordings.map((wording) => (
                  <Box as="li" key={wording} dir="auto" overflowWrap="anywhere">
                    “{wording}”
                  </Box>
                ))}
              </Box>
            </Box>
          )}
          {group.nearest && <SourceList title={words.nearest} sources={[group.nearest]} />}
          <Flex gap="2" mt="4" wrap="wrap">
            <Button size="sm" onClick={onAnswer}>
              <Plus aria-hidden /> {words.add}
            </Button>
            <Button size="sm" variant="ghost" pending={dismissal.isPending} onClick={() => dismiss()}>
              {words.dismiss}
            </Button>
          </Flex>
        </Box>
      </Flex>
    </Card>
  );
}

function Count({ count }: { count: number }) {
  return (
    <>
      <Text fontSize="2xl" fontWeight={600} lineHeight="1.1">
        {count}
      </Text>
      <Text tone="muted" fontSize="xs">
        {words.times(count)}
      </Text>
    </>
  );
}
