import { messageOf, showToast } from '@frontdesk/shared/app';
import { waitsForPerson } from '@frontdesk/shared/endpoints/conversation';
import { NOTE_MAX } from '@frontdesk/shared/endpoints/conversation-work';
import { filledText, requiredText } from '@frontdesk/shared/endpoints/fields';
import { Box, Button, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import { DraftNotice, TextAreaField, useForm } from '@frontdesk/shared/ui/form';
import StickyNote from 'lucide-react/icons/sticky-note';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { replyToVisitor } from '../../api/conversations';
import { addNote } from '../../api/work';
import { composer, reply as mailWords, work } from '../../messages/work';
import type { OpenedConversation, TranscriptMessage } from '../../model/conversations';
import { useKeys } from '../conversation-keys';
import { TakeOverCard } from './TakeOverCard';

/** Validates a reply by mail. The server decides its maximum length. */
const mailSchema = v.object({ text: filledText(mailWords.label) });
const noteSchema = v.object({ text: requiredText(work.note, NOTE_MAX) });

type Choice = 'reply' | 'mail' | 'note';

interface WriteFormProps {
  readonly choice: 'mail' | 'note';
  /** Whether the other form is shown instead; this one keeps its text. */
  readonly isHidden: boolean;
  /** The key of the stored draft. */
  readonly draft: string;
  readonly schema: typeof mailSchema | typeof noteSchema;
  readonly label: string;
  readonly hint: string;
  readonly failed: string;
  /** The text of the send button. */
  readonly children: ReactNode;
  readonly variant: 'outline' | 'solid';
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onSent: () => Promise<void>;
  /** Reports text that was typed before the page loaded. */
  readonly onDraft: (choice: Choice) => void;
}

/** Keeps the typed text until it has been sent. */
function WriteForm(props: WriteFormProps) {
  const { choice, isHidden, draft, schema, label, hint, failed, children, variant, onSend, onSent, onDraft } = props;
  const form = useForm({
    initial: { text: '' },
    schema,
    draft,
    async submit({ text }) {
      await onSend(text);
      form.set({ text: '' });
      await onSent();
    },
  });
  useEffect(
    function showDraft() {
      if (form.isDraft) onDraft(choice);
    },
    [form.isDraft, onDraft, choice],
  );
  return (
    <form onSubmit={form.onSubmit} noValidate hidden={isHidden}>
      <Stack gap="4">
        <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
        <TextAreaField label={label} rows={3} dir="auto" hint={hint} {...form.field('text')} />
        {form.failure !== null && (
          <Notice tone="danger">
            {failed} {messageOf(form.failure)}
          </Notice>
        )}
        <Flex>
          <Button type="submit" variant={variant} pending={form.isSubmitting}>
            {children}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

/** What the owner began before the composer had loaded. */
export type Start = 'take over' | 'reply' | 'note';

export interface ReplyComposerProps {
  readonly opened: OpenedConversation;
  /** Its messages, including those that were loaded later. */
  readonly messages: readonly TranscriptMessage[];
  readonly onChanged: () => Promise<void>;
  /**
   * Whether it is beside a list, where keys still change the selection and the transcript scrolls independently.
   * Default: no.
   */
  readonly isBeside?: boolean;
  readonly start?: Start | undefined;
}

/** The transcript moves behind the message of the person who has the chat, where the window has room for both. */
const STAYS = {
  '@media (min-width: 64em) and (min-height: 48em)': {
    position: 'sticky',
    bottom: '0',
    maxH: '60dvh',
    overflowY: 'auto',
  },
};
/** Beside a list, the transcript above it scrolls. */
const BESIDE = { flexShrink: 0, maxH: '60%', overflowY: 'auto' };
/** The chat scrolls to a new message if it is within this many pixels of the end. */
const NEAR_END = 400;

/**
 * One place to write: a reply in the chat, an email, or a note. What is typed in one is kept while another is chosen.
 */
export function ReplyComposer({ opened, messages, onChanged, isBeside = false, start }: ReplyComposerProps) {
  const { conversation, contact } = opened;
  const { id, speaker } = conversation;
  const hasChat = conversation.agentId !== null && (conversation.messages > 0 || speaker !== 'assistant');
  /** Whether the caller has the conversation, and so can reply in the chat. */
  const isMine = hasChat && opened.isMine;
  const isWaiting = speaker === 'waiting' && !opened.isMine;
  const hasNotes = conversation.assignee !== undefined;
  const first = isMine ? 'reply' : contact ? 'mail' : null;
  const [chosen, choose] = useState<Choice | null>(null);
  const [wasMine, setWasMine] = useState(isMine);
  // A person who takes over the chat wants to write in it, whatever she chose before.
  if (wasMine !== isMine) {
    setWasMine(isMine);
    choose(null);
  }
  const offered = [isMine && 'reply', contact && 'mail', hasNotes && 'note'].filter(Boolean) as Choice[];
  const current = offered.find((choice) => choice === chosen) ?? first;
  const card = useRef<HTMLElement>(null);
  const [focus, focusOn] = useState<object | null>(null);
  // Must run before the next key is pressed, which would otherwise be interpreted as a shortcut.
  useLayoutEffect(
    function focusField() {
      if (focus) card.current?.querySelector<HTMLElement>('form:not([hidden]) textarea')?.focus();
    },
    [focus],
  );
  const lastId = messages.at(-1)?.id;
  const shown = useRef({ isMine: false });
  // The card would hide a message that is added at the end.
  useLayoutEffect(
    function showNewest() {
      const whole = card.current?.parentElement;
      const isNew = isMine && !shown.current.isMine;
      shown.current = { isMine };
      if (!isMine || !whole || isBeside) return;
      if (isNew || whole.getBoundingClientRect().bottom - window.innerHeight < NEAR_END) {
        whole.scrollIntoView?.({ block: 'end' });
      }
    },
    [isMine, lastId, isBeside],
  );
  function write(choice: Choice) {
    choose(choice);
    focusOn({});
  }
  const button = () => card.current?.querySelector<HTMLElement>('[data-start]');
  // If the person has to take over first, this focuses the button, so that Enter presses it.
  const reply = () => (first ? write(first) : button()?.focus());
  const begin = useRef(() => {});
  begin.current = () => {
    if (start === 'take over') button()?.click();
    if (start === 'reply') reply();
    if (start === 'note' && hasNotes) write('note');
  };
  useEffect(
    function beginAsPressed() {
      if (start) begin.current();
    },
    [start],
  );
  useKeys({
    r: reply,
    ...(hasNotes && { n: () => write('note') }),
  });
  const choices = offered.length > 0 && (
    <Flex gap="1" role="group" aria-label={composer.label}>
      {offered.map((choice) => (
        <Button
          key={choice}
          size="sm"
          // A single choice looks like any other button.
          variant={choice === current || offered.length === 1 ? 'outline' : 'ghost'}
          aria-pressed={choice === current}
          onClick={() => write(choice)}
        >
          {composer.choices[choice]}
        </Button>
      ))}
    </Flex>
  );
  if (!choices && !hasChat) return null;
  return (
    <Box
      as="section"
      ref={card}
      px={{ base: '4', md: '6' }}
      py="4"
      // Its border covers the border of the card, at the bottom or at the top.
      m="-1px"
      borderWidth="1px"
      {...(isWaiting ? { roundedTop: 'lg' } : { roundedBottom: 'lg' })}
      borderStyle={current === 'note' ? 'dashed' : undefined}
      css={isBeside ? BESIDE : isMine ? STAYS : undefined}
      {...(isWaiting || current === 'note'
        ? { bg: 'brass.subtle', borderColor: 'brass' }
        : { bg: 'surface', borderColor: 'line' })}
    >
      <Stack gap="4">
        {hasChat ? (
          <TakeOverCard
            conversation={conversation}
            isMine={isMine}
            messages={messages}
            onChanged={onChanged}
            choices={choices}
            isChosen={current === 'reply'}
            isBeside={isBeside}
          />
        ) : (
          choices
        )}
        {contact &&
          (opened.canReply ? (
            <WriteForm
              isHidden={current !== 'mail'}
              choice="mail"
              draft={`conversation/${id}/reply`}
              schema={mailSchema}
              label={mailWords.label}
              hint={[mailWords.hint(contact.email), opened.repliesTo && mailWords.answers(opened.repliesTo)]
                .filter(Boolean)
                .join(' ')}
              failed={mailWords.failed}
              variant={waitsForPerson(conversation) || speaker !== 'assistant' ? 'outline' : 'solid'}
              onSend={(text) => replyToVisitor(id, text).then(() => showToast('success', mailWords.sent))}
              onSent={onChanged}
              onDraft={choose}
            >
              {mailWords.send}
            </WriteForm>
          ) : (
            current === 'mail' && <Notice tone="warning">{mailWords.unavailable(contact.email)}</Notice>
          ))}
        {hasNotes && (
          <WriteForm
            isHidden={current !== 'note'}
            choice="note"
            draft={`conversation/${id}/note`}
            schema={noteSchema}
            label={work.note}
            hint={work.noteHint}
            failed={work.noteFailed}
            variant="outline"
            onSend={(text) => addNote(id, text)}
            onSent={onChanged}
            onDraft={choose}
          >
            <StickyNote aria-hidden /> {work.addNote}
          </WriteForm>
        )}
      </Stack>
    </Box>
  );
}
