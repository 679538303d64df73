import { Box, Card, chakra, Flex, Heading, Text } from '@frontdesk/shared/ui/core';
import { CopyButton, TimeAgo } from '@frontdesk/shared/ui/data';
import * as conversationMessages from '../../messages/conversations';
import type { Contact } from '../../model/visitor-conversation';

const words = conversationMessages.contact;
const MailLink = chakra('a', {
  base: { color: 'accent.text', fontWeight: 500, overflowWrap: 'anywhere', rounded: 'sm', textUnderlineOffset: '3px' },
});

/** Shows the visitor's contact details. */
export function ContactCard({ contact }: { contact: Contact }) {
  return (
    <Card borderColor="accent">
      <Heading size="sm">{words.title}</Heading>
      <Text tone="muted" fontSize="xs" mb="3">
        {words.asked} <TimeAgo time={contact.sentAt} />
      </Text>
      <Text fontWeight={500} dir="auto">
        {contact.name}
      </Text>
      <Flex align="center" justify="space-between" gap="2">
        <MailLink href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`}>{contact.email}</MailLink>
        <CopyButton text={contact.email} what="email" />
      </Flex>
      {contact.message && (
        <Box
          as="blockquote"
          mt="3"
          ps="3"
          borderStartWidth="2px"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          dir="auto"
        >
          {contact.message}
        </Box>
      )}
    </Card>
  );
}
