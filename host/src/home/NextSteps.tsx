import { getBots } from '@frontdesk/shared/endpoints/bot';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { ButtonLink, Card, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';

const STEPS = [
  { title: 'Create an agent', text: 'It answers your customers.', to: '/NewAgent', action: 'Add New Agent' },
  { title: 'Give it your documents', text: 'It answers from what they say.', to: '/agent', action: 'My Agents' },
  { title: 'Print a QR code', text: 'A scan brings customers to you.', to: '/GenerateQr', action: 'Generate Qr Codes' },
] as const;

/** What a new owner does next; gone once she has an agent and a code. */
export function NextSteps() {
  const agents = useQuery(endpointQuery(getBots, {}));
  const codes = useQuery(endpointQuery(getMyQrs, {}));
  const isNew = agents.data?.length === 0 || (agents.isSuccess && codes.data?.length === 0);
  if (!isNew) return null;
  return (
    <Card aria-label="Next steps" mb="6">
      <Heading size="sm" mb="4">
        Three steps to your front desk
      </Heading>
      <Stack as="ol" gap="4" listStyleType="none">
        {STEPS.map((step, index) => (
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
