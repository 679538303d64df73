import { messageOf, showToast } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { Badge, type BadgeTone, Box, Button, Card, chakra, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import { DraftNotice, TextAreaField, useForm } from '@frontdesk/shared/ui/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { replyToVisitor } from '../../api/conversations';
import { detail as detailWords } from '../../messages/conversation';
import { composer, reply } from '../../messages/work';
import type { Contact, TranscriptMessage } from '../../model/conversations';
import { useKeys } from '../conversation-keys';
import { useAction } from '../use-action';
import { NoteForm } from './ConversationWork';

/** Validates a reply by mail. The server decides its maximum length. */
const ownerReplySchema = v.object({ text: filledText(reply.label) });

interface MailPaneProps {
  readonly id: string;
  readonly contact: Contact;
  /** False when the server cannot send mail. */
  readonly canSend: boolean;
  /** Whether the visitor is better answered in the chat now. */
  readonly isInChat: boolean;
  /** Where the visitor's answer arrives; null when the server does not tell. */
  readonly repliesTo: string | null;
  readonly onSent: () => Promise<void>;
  /** Reports text that was typed before the page loaded. */
  readonly onDraft: () => void;
}

/** Sends a mail to the visitor, who left an address for it. Keeps the typed text until it was sent. */
function MailPane({ canSend, ...props }: MailPaneProps) {
  if (canSend) return <ReplyForm {...props} />;
  const { email } = props.contact;
  return <Notice tone="warning">{reply.unavailable(email)}</Notice>;
}

function ReplyForm({ id, contact, isInChat, repliesTo, onSent, onDraft }: Omit<MailPaneProps, 'canSend'>) {
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
  useEffect(
    function showDraft() {
      if (form.isDraft) onDraft();
    },
    [form.isDraft, onDraft],
  );
  return (
    <form onSubmit={form.onSubmit} noValidate aria-label={reply.title}>
      <Stack gap="4">
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
  );
}

type Choice = 'reply' | 'mail' | 'note';

const Choices = chakra('div', {
  base: { display: 'inline-flex', alignSelf: 'flex-start', gap: '1', p: '1', rounded: 'md', bg: 'subtle' },
});
const ChoiceButton = chakra('button', {
  base: {
    minH: '32px',
    px: '3',
    rounded: 'sm',
    fontSize: 'sm',
    fontWeight: 500,
    color: 'text.muted',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '&[aria-pressed=true]': { bg: 'surface', color: 'text', boxShadow: 'inset 0 0 0 1px {colors.line.strong}' },
    '@media (forced-colors: active)': {
      '&[aria-pressed=true]': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
    },
  },
});

interface ReplyComposerProps {
  readonly id: string;
  /** Whether the caller has the conversation, and so can reply in the chat. */
  readonly isMine: boolean;
  /** The chat; above the choices it shows who answers, until the caller does. */
  readonly chat: ((choices: ReactNode, isChosen: boolean) => ReactNode) | null;
  readonly mail: Omit<MailPaneProps, 'id' | 'onSent' | 'onDraft'> | null;
  readonly hasNotes: boolean;
  readonly onChanged: () => Promise<void>;
}

/** One place to write: a reply in the chat, a mail, or a note. What is typed in one stays while another is chosen. */
export function ReplyComposer({ id, isMine, chat, mail, hasNotes, onChanged }: ReplyComposerProps) {
  const first = isMine ? 'reply' : mail ? 'mail' : null;
  const [chosen, choose] = useState<Choice | null>(null);
  const [wasMine, setWasMine] = useState(isMine);
  if (wasMine !== isMine) {
    setWasMine(isMine);
    choose(null);
  }
  const current = chosen ?? first;
  const card = useRef<HTMLElement>(null);
  const [focusAt, setFocusAt] = useState(0);
  useEffect(
    function focusField() {
      if (focusAt > 0) card.current?.querySelector<HTMLElement>('form:not([hidden], [hidden] *) textarea')?.focus();
    },
    [focusAt],
  );
  function write(choice: Choice | null) {
    if (choice === null) return;
    choose(choice);
    setFocusAt((at) => at + 1);
  }
  useKeys({ r: () => write(first), ...(hasNotes && { n: () => write('note') }) });
  const showMail = useRef(() => choose('mail')).current;
  const showNote = useRef(() => choose('note')).current;

  const offered = [isMine && 'reply', mail && 'mail', hasNotes && 'note'].filter(Boolean) as Choice[];
  const choices = offered.length > 0 && (
    <Choices role="group" aria-label={composer.label}>
      {offered.map((choice) => (
        <ChoiceButton key={choice} type="button" aria-pressed={choice === current} onClick={() => write(choice)}>
          {composer.choices[choice]}
        </ChoiceButton>
      ))}
    </Choices>
  );
  if (!chat && !choices) return null;
  return (
    <Card
      ref={card}
      css={{ '&:has(> :empty)': { display: 'none' } }}
      {...(current === 'note' && { bg: 'brass.subtle', borderColor: 'brass', borderStyle: 'dashed' })}
    >
      <Stack gap="4">
        {chat?.(choices, current === 'reply')}
        {!(chat && isMine) && choices}
        {mail && (
          <Box hidden={current !== 'mail'}>
            <MailPane id={id} {...mail} onSent={onChanged} onDraft={showMail} />
          </Box>
        )}
        {hasNotes && (
          <Box hidden={current !== 'note'}>
            <NoteForm id={id} onAdded={onChanged} onDraft={showNote} />
          </Box>
        )}
      </Stack>
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
