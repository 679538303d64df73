import type { HomeCardProps } from '@frontdesk/shared/contract';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { ButtonLink, Card, Heading, Stack } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import { codesQuery, hasDocumentsQuery } from '../api/home';
import { listedAgentsQuery } from '../api/listed-agents';
import * as stepMessages from '../messages/next-steps';
import { urls } from '../urls';
import { Step } from './Step';

const messages = stepMessages.steps;

/** Loads after the dashboard, because other servers have no demonstration. */
const Demonstration = latePart({
  load: async () => (await import('./Demonstration')).Demonstration,
  failed: messages.demonstrationFailed,
  mb: '6',
});

/**
 * Shows the next steps of a new owner until she has an agent and a code, and the demonstration if the server has one.
 */
export function NextStepsCard({ hasAddress }: HomeCardProps) {
  const isOurs = useOwnCalls();
  // Another remote creates the codes, and a site may not have it.
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
  return (
    <>
      {isNew && (
        <Card aria-label={messages.label} mb="6">
          <Heading size="sm" mb="4">
            {hasCodes ? messages.title : messages.shortTitle}
          </Heading>
          <Stack as="ol" gap="4" listStyleType="none">
            {steps.map((step, index) => (
              <Step key={step.title} {...step} number={index + 1}>
                <ButtonLink to={step.to} variant={step === next ? 'solid' : 'outline'} size="sm">
                  {step.action}
                </ButtonLink>
              </Step>
            ))}
          </Stack>
        </Card>
      )}
      {isOurs && agents.isSuccess && <Demonstration isEmpty={isWithoutAgent && (!hasCodes || isWithoutCode)} />}
    </>
  );
}
