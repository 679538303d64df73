import { messageOf } from '@frontdesk/shared/app';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, TextAreaField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import * as conversationMessages from '../messages/conversations';
import { answerSchema } from '../model/answer-form';
import type { QuestionAndAnswer } from '../model/answers-csv';

const words = conversationMessages.answer;

interface AnswerDialogProps {
  readonly title: string;
  /** A sentence that explains which questions get this answer. */
  readonly hint: string;
  readonly initial: QuestionAndAnswer;
  /** The key of the draft. */
  readonly draft: string;
  /** Rejects when saving failed; the dialog then stays open with everything in it. */
  readonly onSave: (texts: QuestionAndAnswer) => Promise<void>;
  readonly onClose: () => void;
}

/** The form for an answer of the owner: a new one, a change, or a correction of a reply. */
export function AnswerDialog({ title, hint, initial, draft, onSave, onClose }: AnswerDialogProps) {
  const titleId = useId();
  const form = useForm({ initial: { ...initial }, schema: answerSchema, submit: onSave, draft });
  // The question is already filled in when a visitor asked it.
  const startsAtAnswer = initial.question !== '';
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="4">
          <Stack gap="1">
            <Heading id={titleId}>{title}</Heading>
            <Text tone="muted">{hint}</Text>
          </Stack>
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
          <TextAreaField
            label={words.question}
            rows={2}
            dir="auto"
            autoFocus={!startsAtAnswer}
            {...form.field('question')}
          />
          <TextAreaField
            label={words.answer}
            rows={5}
            dir="auto"
            autoFocus={startsAtAnswer}
            {...form.field('answer')}
          />
          {form.failure !== null && (
            <Notice tone="danger">
              {words.failed} {messageOf(form.failure)}
            </Notice>
          )}
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" pending={form.isSubmitting}>
              {words.save}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}
