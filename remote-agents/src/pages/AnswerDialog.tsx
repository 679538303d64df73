import { messageOf, showToast } from '@frontdesk/shared/app';
import { getAnswers, QUESTION_MAX } from '@frontdesk/shared/endpoints/answer';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { useNewerChanges } from '@frontdesk/shared/newer-changes';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, TextAreaField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import * as v from 'valibot';
import { type AnswerPurpose, createAnswer } from '../api/answers';
import { answer as answerWords } from '../messages/answers';
import type { QuestionAndAnswer } from '../model/answers';

/** Validates an owner's answer. No maximum length: each server has its own and reports it. */
const answerSchema = v.object({
  question: filledText(answerWords.question),
  answer: filledText(answerWords.answer),
});

const LABELS = { question: answerWords.question, answer: answerWords.answer };

interface AnswerDialogProps {
  readonly title: string;
  /** A sentence that explains which questions get this answer. */
  readonly hint: string;
  readonly initial: QuestionAndAnswer;
  /** The key of the draft. */
  readonly draft: string;
  /** Reads an answer as it is currently stored, so that no newer change is overwritten. Absent for a new answer. */
  readonly read?: () => Promise<QuestionAndAnswer>;
  /** Rejects when saving failed; the dialog then remains open with everything in it. */
  readonly onSave: (texts: QuestionAndAnswer) => Promise<void>;
  readonly onClose: () => void;
}

/** The form for an owner's answer: a new one, a change, or a correction of a reply. */
export function AnswerDialog({ title, hint, initial, draft, read, onSave, onClose }: AnswerDialogProps) {
  const titleId = useId();
  const newer = useNewerChanges({ read: async () => ({ ...initial, ...(await read?.()) }), labels: LABELS });
  const form = useForm({
    initial: { ...initial },
    schema: answerSchema,
    submit: onSave,
    draft,
    ...(read && { before: newer.before }),
  });
  // The question is already filled in if a visitor asked it.
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
            label={answerWords.question}
            rows={2}
            dir="auto"
            autoFocus={!startsAtAnswer}
            {...form.field('question')}
          />
          <TextAreaField
            label={answerWords.answer}
            rows={5}
            dir="auto"
            autoFocus={startsAtAnswer}
            {...form.field('answer')}
          />
          {form.failure !== null && (
            <Notice tone="danger">
              {answerWords.failed} {messageOf(form.failure)}
            </Notice>
          )}
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" onClick={onClose}>
              {answerWords.cancel}
            </Button>
            <Button type="submit" pending={form.isSubmitting}>
              {answerWords.save}
            </Button>
          </Flex>
        </Stack>
      </form>
      {newer.dialog}
    </Dialog>
  );
}

interface NewAnswerDialogProps {
  readonly purpose: AnswerPurpose;
  /** '' if no visitor asked it. */
  readonly question: string;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** Adds an answer for an unanswered question, for a wrong reply, or for neither. */
export function NewAnswerDialog({ purpose, question, onSaved, onClose }: NewAnswerDialogProps) {
  const client = useQueryClient();
  const { agentId, groupId, messageId } = purpose;

  async function save(texts: QuestionAndAnswer) {
    await createAnswer(purpose, texts);
    showToast('success', answerWords.saved);
    void client.invalidateQueries({ queryKey: [getAnswers.path] });
    onClose();
    onSaved?.();
  }

  return (
    <AnswerDialog
      title={messageId ? answerWords.correct : answerWords.add}
      hint={groupId ? answerWords.covers : answerWords.coversOne}
      // The server stores the whole wording with the message.
      initial={{ question: question.slice(0, QUESTION_MAX), answer: '' }}
      draft={`answer/${agentId}/${groupId ?? messageId ?? 'new'}`}
      onSave={save}
      onClose={onClose}
    />
  );
}
