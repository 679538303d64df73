import type { ReleasePart } from '@frontdesk/shared/endpoints/releases';
import { Badge, Box, Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import * as messages from '../messages/releases';
import { Additions } from './Additions';
import { PreviewLink, Tokens } from './PartCard';
import type { Release } from './release-dialogs';

interface WaitingCardProps {
  readonly part: ReleasePart;
  readonly pending: boolean;
  readonly canChange: boolean;
  /** Whether the card's action is the page's primary action. */
  readonly isMain: boolean;
  readonly onAdd: (release: Release) => void;
  readonly onOpenPreview: (release: Release) => void;
  readonly onDecline: () => void;
  readonly onEndToken: (id: string) => void;
}

/** Shows a remote that a team published and no operator has added yet: what it adds and opens, before users see it. */
export function WaitingCard({
  part,
  pending,
  canChange,
  isMain,
  onAdd,
  onOpenPreview,
  onDecline,
  onEndToken,
}: WaitingCardProps) {
  const { name, releases, problems, adds, tokens } = part;
  const newest = releases[0];
  return (
    <Card as="article" aria-label={name}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Flex gap="3" align="center" minW={0}>
          <Heading as="h3">{name}</Heading>
          <Badge tone={newest ? 'warning' : 'neutral'}>{newest ? messages.states.waiting : messages.noBuild}</Badge>
          {newest && <Text tone="muted">{newest.version}</Text>}
        </Flex>
        {newest && (
          <Flex gap="4" align="center" wrap="wrap">
            {newest.preview !== null ? (
              <PreviewLink name={name} release={newest} />
            ) : (
              canChange && (
                <Button variant="outline" size="sm" pending={pending} onClick={() => onOpenPreview(newest)}>
                  {messages.openPreview}
                </Button>
              )
            )}
            {canChange && (
              <Button variant="outline" size="sm" pending={pending} onClick={onDecline}>
                {messages.decline}
              </Button>
            )}
            {canChange && problems.length === 0 && (
              <Button size="sm" variant={isMain ? 'solid' : 'outline'} pending={pending} onClick={() => onAdd(newest)}>
                {messages.add}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      <Stack gap="4" mt="3">
        <Text>{newest ? messages.waitingIntro(name) : messages.noBuildIntro(name)}</Text>
        {problems.length > 0 && (
          <Notice tone="danger">
            <strong>{messages.problemsTitle}</strong>
            <Box as="ul" ps="5" mt="1">
              {problems.map((problem) => (
                <li key={problem} dir="auto">
                  {problem}
                </li>
              ))}
            </Box>
          </Notice>
        )}
        {adds && <Additions adds={adds} />}
        <Tokens tokens={tokens} canChange={canChange} onEnd={onEndToken} />
      </Stack>
    </Card>
  );
}
