import { messageOf, showToast } from '@frontdesk/shared/app';
import { Button, Card, Flex, Heading, Notice, Stack } from '@frontdesk/shared/ui/core';
import { DraftNotice, TextAreaField, useForm } from '@frontdesk/shared/ui/form';
import { replyToVisitor } from '../../api/conversations';
import * as conversationMessages from '../../messages/conversations';
import { ownerReplySchema } from '../../model/owner-reply';
import type { Contact } from '../../model/visitor-conversation';

const words = conversationMessages.reply;

interface ReplyCardProps {
  readonly id: string;
  readonly contact: Contact;
  readonly onSent: () => Promise<void>;
}

/** Sends a mail to the visitor, who left an address for it. Keeps the typed text until it was sent. */
export function ReplyCard({ id, contact, onSent }: ReplyCardProps) {
  const form = useForm({
    initial: { text: '' },
    schema: ownerReplySchema,
    draft: `conversation/${id}/reply`,
    async submit({ text }) {
      await replyToVisitor(id, text);
      form.set({ text: '' });
      showToast('success', words.sent);
      await onSent();
    },
  });
  return (
    <Card>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="4">
          <Heading size="sm">{words.title}</Heading>
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
          <TextAreaField
            label={words.label}
            rows={5}
            dir="auto"
            hint={words.hint(contact.email)}
            {...form.field('text')}
          />
          {form.failure !== null && (
            <Notice tone="danger">
              {words.failed} {messageOf(form.failure)}
            </Notice>
          )}
          <Flex>
            <Button type="submit" pending={form.isSubmitting}>
              {words.send}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}
