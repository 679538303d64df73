import { messageOf, showToast } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { TEST_QUESTION_MAX } from '@frontdesk/shared/endpoints/test-questions';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex, Heading, Notice, Stack } from '@frontdesk/shared/ui/core';
import { DraftNotice, TextAreaField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import * as v from 'valibot';
import { createTestQuestion, type TestQuestion, testQuestionsQuery, updateTestQuestion } from '../api/test-questions';
import { testQuestions as messages } from '../messages/test-questions';

/** No maximum length: the server has its own and reports it. */
const testQuestionSchema = v.object({
  question: filledText(messages.question),
  words: v.pipe(v.string(), v.trim()),
  document: v.pipe(v.string(), v.trim()),
});

interface TestQuestionDialogProps {
  readonly agentId: WireId;
  /** The test question to change, or a visitor's words for a new one; '' for none. */
  readonly from: TestQuestion | string;
  readonly onClose: () => void;
}

/** The form for a test question: a new one, one from a conversation, or a change. */
export function TestQuestionDialog({ agentId, from, onClose }: TestQuestionDialogProps) {
  const titleId = useId();
  const client = useQueryClient();
  const known = typeof from === 'string' ? null : from;
  const { question, words, document } = known ?? { question: String(from), words: '', document: '' };
  const form = useForm({
    initial: { question: question.slice(0, TEST_QUESTION_MAX), words, document },
    schema: testQuestionSchema,
    draft: `test-question/${agentId}/${known?.id ?? question.slice(0, 40)}`,
    async submit(expectation) {
      await (known ? updateTestQuestion(known.id, expectation) : createTestQuestion(agentId, expectation));
      showToast('success', messages.saved);
      onClose();
      await client.invalidateQueries({ queryKey: testQuestionsQuery(agentId).queryKey });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="4">
          <Heading id={titleId}>{known ? messages.edit : messages.add}</Heading>
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
          <TextAreaField
            label={messages.question}
            rows={2}
            dir="auto"
            autoFocus={question === ''}
            {...form.field('question')}
          />
          <TextField
            label={messages.words}
            hint={messages.wordsHint}
            dir="auto"
            autoFocus={question !== ''}
            {...form.field('words')}
          />
          <TextField label={messages.document} hint={messages.documentHint} dir="auto" {...form.field('document')} />
          {form.failure !== null && (
            <Notice tone="danger">
              {messages.saveFailed} {messageOf(form.failure)}
            </Notice>
          )}
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" pending={form.isSubmitting}>
              {messages.save}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}
