import type { HomeCardProps } from '@frontdesk/shared/contract';
import { useQuery } from '@frontdesk/shared/query';
import { ButtonLink, Card, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { codesQuery } from '../api/get-codes';
import { listedAgentsQuery } from '../api/list-agents';
import * as homeMessages from '../home-messages';
import { urls } from '../urls';

const messages = homeMessages.steps;
const AGENT_STEPS = [
  { ...messages.agent, to: urls.newAgent },
  { ...messages.documents, to: urls.agents },
] as const;
const CODE_STEP = { ...messages.code, to: urls.generateCode } as const;

/** What a new owner does next. Renders nothing once she has an agent and a code. */
export function NextStepsCard({ hasAddress }: HomeCardProps) {
  // Another remote makes the codes, and a site may lack it.
  const hasCodes = hasAddress(urls.generateCode);
  const agents = useQuery(listedAgentsQuery);
  const codes = useQuery({ ...codesQuery, enabled: hasCodes });
  const isNew = agents.data?.length === 0 || (agents.isSuccess && codes.data?.length === 0);
  if (!isNew) return null;
  const steps = hasCodes ? [...AGENT_STEPS, CODE_STEP] : AGENT_STEPS;
  return (
    <Card aria-label={messages.label} mb="6">
      <Heading size="sm" mb="4">
        {hasCodes ? messages.title : messages.shortTitle}
      </Heading>
      <Stack as="ol" gap="4" listStyleType="none">
        {steps.map((step, index) => (
          <Flex as="li" key={step.title} gap="4" align="center" wrap="wrap">
            <Flex
              boxSize="32px"
              rounded="full"
              bg="accent.subtle"
              color="accent.text"
              fontWeight={600}
              align="center"
              justify="center"
              aria-hidden
            >
              {index + 1}
            </Flex>
            <Stack gap="0" flex="1 1 12rem">
              <Text fontWeight={500}>{step.title}</Text>
              <Text tone="muted">{step.text}</Text>
            </Stack>
            <ButtonLink to={step.to} variant={index === 0 ? 'solid' : 'outline'} size="sm">
              {step.action}
            </ButtonLink>
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
