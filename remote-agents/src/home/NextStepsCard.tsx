import type { HomeCardProps } from '@frontdesk/shared/contract';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { Box, ButtonLink, Card, Flex, Grid, Heading, Text, TextLink, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import type { ReactNode } from 'react';
import { listedAgentsQuery } from '../api/listed-agents';
import { codesQuery, hasDocumentsQuery } from '../api/next-steps';
import * as stepMessages from '../messages/next-steps';
import { urls } from '../urls';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly isNext: boolean;
  /** The link to the step. */
  readonly children: ReactNode;
}

/** A step for a new owner. */
function Step({ number, title, text, isNext, children }: StepProps) {
  return (
    <Flex as="li" gap="3">
      <Flex
        boxSize="24px"
        flexShrink={0}
        rounded="full"
        borderWidth="1px"
        borderColor="brass"
        bg={isNext ? 'brass.subtle' : undefined}
        color="brass.text"
        fontSize="xs"
        fontWeight={600}
        align="center"
        justify="center"
        aria-hidden
      >
        {number}
      </Flex>
      <Box>
        <Text fontWeight={500}>{title}</Text>
        <Text tone="muted" mb="1">
          {text}
        </Text>
        {children}
      </Box>
    </Flex>
  );
}

const messages = stepMessages.steps;

/** Loads only for a new owner. */
const FirstMinute = latePart({
  load: async () => (await import('./FirstMinute')).FirstMinute,
  failed: messages.start.failed,
  whileLoading: <Skeleton height="264px" rounded="lg" mb="6" />,
  mb: '6',
});

/** Loads after the dashboard, because other servers have no demonstration. */
const Demonstration = latePart({
  load: async () => (await import(/* webpackChunkName: "home-later" */ './Demonstration')).Demonstration,
  failed: messages.demonstrationFailed,
  mb: '6',
});

/** Shows a new owner the next steps until she has an agent and a code, and the demonstration if the server has one. */
export function NextStepsCard({ hasAddress }: HomeCardProps) {
  const isOurs = useOwnCalls();
  // Another remote creates the codes, and an installation may not have that remote.
  const hasCodes = hasAddress(urls.generateCode);
  const agents = useQuery(listedAgentsQuery);
  const codes = useQuery({ ...codesQuery, enabled: hasCodes });
  const [agent] = agents.data ?? [];
  const isWithoutAgent = agents.data?.length === 0;
  const isWithoutCode = hasCodes && codes.data?.length === 0;
  const isNew = isWithoutAgent || (agents.isSuccess && isWithoutCode);
  const documents = useQuery({
    ...hasDocumentsQuery((agents.data ?? []).map(({ id }) => id)),
    enabled: isNew && agent !== undefined,
  });
  const steps = [
    { ...messages.agent, to: urls.newAgent, isDone: agent !== undefined },
    {
      ...messages.documents,
      to: agent ? urls.agentTab(agent.id, 'documents') : urls.agents,
      isDone: documents.data === true,
    },
    ...(hasCodes ? [{ ...messages.code, to: urls.generateCode, isDone: (codes.data?.length ?? 0) > 0 }] : []),
  ];
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  const isMinuteShown = isOurs && isWithoutAgent;
  return (
    <>
      {isMinuteShown && <FirstMinute />}
      <Flex columnGap="6" wrap="wrap" align="stretch">
        {isNew && done === 0 && (
          <Card
            aria-label={messages.label}
            mb="6"
            flex="1 0 100%"
            {...(isMinuteShown && { px: '0', py: '1', bg: 'transparent', border: '0', boxShadow: 'none' })}
          >
            <Heading size={isMinuteShown ? 'sm' : undefined} mb="4">
              {hasCodes ? messages.title : messages.shortTitle}
            </Heading>
            <Grid as="ol" gap="6" templateColumns={{ md: 'repeat(3, 1fr)' }}>
              {steps.map((step, index) => (
                <Step key={step.title} {...step} number={index + 1} isNext={step === next}>
                  {isMinuteShown ? (
                    <TextLink to={step.to}>{step.action}</TextLink>
                  ) : (
                    <ButtonLink to={step.to} {...(step !== next && { variant: 'outline' })} size="sm">
                      {step.action}
                    </ButtonLink>
                  )}
                </Step>
              ))}
            </Grid>
          </Card>
        )}
        {isNew && done > 0 && (
          <Card
            aria-label={messages.label}
            mb="6"
            py="4"
            flex="1 0 100%"
            display="flex"
            columnGap="4"
            rowGap="2"
            alignItems="center"
            flexWrap="wrap"
          >
            <Text fontWeight={600}>{messages.progress(done, steps.length)}</Text>
            <Flex as="ol" flex="1 1 16rem" columnGap="5" rowGap="2" wrap="wrap" align="center">
              {steps.map((step) =>
                step === next ? (
                  <Flex as="li" key={step.title} order="1" ms="auto" gap="3" align="center">
                    {messages.next(step.title)}
                    <ButtonLink to={step.to} size="sm">
                      {step.action}
                    </ButtonLink>
                  </Flex>
                ) : (
                  <li key={step.title}>
                    {step.isDone ? (
                      <Text as="span" tone="muted" _before={{ content: '"✓ " / ""' }}>
                        {step.title} <VisuallyHidden>{messages.done}</VisuallyHidden>
                      </Text>
                    ) : (
                      <TextLink to={step.to}>{step.title}</TextLink>
                    )}
                  </li>
                ),
              )}
            </Flex>
          </Card>
        )}
        {isOurs && agents.isSuccess && (
          <Demonstration isEmpty={isWithoutAgent && (!hasCodes || isWithoutCode)} isNew={isNew} />
        )}
      </Flex>
    </>
  );
}
