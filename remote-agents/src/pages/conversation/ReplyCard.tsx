import { messageOf, showToast } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { Badge, type BadgeTone, Button, Card, Flex, Heading, Notice, Stack } from '@frontdesk/shared/ui/core';
import { DraftNotice, TextAreaField, useForm } from '@frontdesk/shared/ui/form';
import { useRef } from 'react';
import * as v from 'valibot';
import { replyToVisitor } from '../../api/conversations';
import { detail as detailWords } from '../../messages/conversation';
import { reply } from '../../messages/work';
import type { Contact, TranscriptMessage } from '../../model/conversations';
import { useKeys } from '../conversation-keys';
import { useAction } from '../use-action';

/** Validates a reply by mail. The server decides its maximum length. */
const ownerReplySchema = v.object({ text: filledText(reply.label) });

interface ReplyCardProps {
  readonly id: string;
  readonly contact: Contact;
  /** False when the server cannot send mail. */
  readonly canSend: boolean;
  /** Whether the visitor is better answered in the chat now. */
  readonly isInChat: boolean;
  /** Where the visitor's answer arrives; null when the server does not tell. */
  readonly repliesTo: string | null;
  readonly onSent: () => Promise<void>;
}

/** Sends a mail to the visitor, who left an address for it. Keeps the typed text until it was sent. */
export function ReplyCard({ canSend, ...props }: ReplyCardProps) {
  if (canSend) return <ReplyForm {...props} />;
  const { email } = props.contact;
  return (
    <Card>
      <Heading size="sm" mb="3">
        {reply.title}
      </Heading>
      <Notice tone="warning">{reply.unavailable(email)}</Notice>
    </Card>
  );
}

function ReplyForm({ id, contact, isInChat, repliesTo, onSent }: Omit<ReplyCardProps, 'canSend'>) {
  const card = useRef<HTMLFormElement>(null);
  useKeys({ r: () => card.current?.querySelector('textarea')?.focus() });
  const form = useForm({
    initial: { text: '' },
    schema: ownerReplySchema,
    draft: `conversation/${id}/reply`,
    async submit({ text }) {
      await replyToVisitor(id, text);
      form.set({ text: '' });
      showToast('success', reply.sent);
      await onSent();
    },
  });
  return (
    <Card>
      <form ref={card} onSubmit={form.onSubmit} noValidate>
        <Stack gap="4">
          <Heading size="sm">{reply.title}</Heading>
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
          <TextAreaField
            label={reply.label}
            rows={isInChat ? 3 : 5}
            dir="auto"
            hint={[reply.hint(contact.email), repliesTo && reply.answers(repliesTo)].filter(Boolean).join(' ')}
            {...form.field('text')}
          />
          {form.failure !== null && (
            <Notice tone="danger">
              {reply.failed} {messageOf(form.failure)}
            </Notice>
          )}
          <Flex>
            <Button type="submit" variant={isInChat ? 'outline' : 'solid'} pending={form.isSubmitting}>
              {reply.send}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}

const TONES: Record<NonNullable<TranscriptMessage['delivery']>, BadgeTone> = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'danger',
};

interface DeliveryStateProps {
  readonly conversationId: string;
  readonly message: TranscriptMessage;
  readonly onResent: () => Promise<void>;
}

/** Shows whether a reply by mail was sent. A failed reply can be sent again. */
export function DeliveryState({ conversationId, message: { text, delivery }, onResent }: DeliveryStateProps) {
  const sending = useAction({
    act: () => replyToVisitor(conversationId, text),
    failed: reply.failed,
    onDone: onResent,
  });
  if (!delivery) return null;
  return (
    <>
      <Badge tone={TONES[delivery]}>{detailWords.delivery[delivery]}</Badge>
      {delivery === 'failed' && (
        <Button
          variant="ghost"
          size="sm"
          px="2"
          fontSize="xs"
          pending={sending.isPending}
          onClick={() => sending.run()}
        >
          {detailWords.sendAgain}
        </Button>
      )}
    </>
  );
}
