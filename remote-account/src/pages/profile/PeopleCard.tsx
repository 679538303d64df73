import { Card, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import { urls } from '../../urls';

export function PeopleCard({ organization }: { organization: string }) {
  return (
    <Card>
      <Heading>{messages.peopleTitle}</Heading>
      <Text tone="muted" mt="1" mb="3">
        {messages.peopleIntro(organization)}
      </Text>
      <TextLink to={urls.people}>{messages.peopleLink}</TextLink>
    </Card>
  );
}
