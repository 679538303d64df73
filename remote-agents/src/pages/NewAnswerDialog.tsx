import { showToast } from '@frontdesk/shared/app';
import { getAnswers, QUESTION_MAX } from '@frontdesk/shared/endpoints/answer';
import { useQueryClient } from '@frontdesk/shared/query';
import { type AnswerPurpose, createAnswer } from '../api/answers';
import * as conversationMessages from '../messages/conversations';
import type { QuestionAndAnswer } from '../model/answers-csv';
import { AnswerDialog } from './AnswerDialog';

const words = conversationMessages.answer;

interface NewAnswerDialogProps {
  readonly purpose: AnswerPurpose;
  /** '' when no visitor asked it. */
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
    showToast('success', words.saved);
    void client.invalidateQueries({ queryKey: [getAnswers.path] });
    onClose();
    onSaved?.();
  }

  return (
    <AnswerDialog
      title={messageId ? words.correct : words.add}
      hint={groupId ? words.covers : words.coversOne}
      // The server stores the whole wording with the message.
      initial={{ question: question.slice(0, QUESTION_MAX), answer: '' }}
      draft={`answer/${agentId}/${groupId ?? messageId ?? 'new'}`}
      onSave={save}
      onClose={onClose}
    />
  );
}
