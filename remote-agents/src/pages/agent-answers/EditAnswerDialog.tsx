import { showToast } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useQueryClient } from '@frontdesk/shared/query';
import { answersQuery, type OwnAnswer, updateAnswer } from '../../api/answers';
import * as conversationMessages from '../../messages/conversations';
import type { QuestionAndAnswer } from '../../model/answers-csv';
import { AnswerDialog } from '../AnswerDialog';

const words = conversationMessages.answer;

interface EditAnswerDialogProps {
  readonly agentId: WireId;
  readonly answer: OwnAnswer;
  readonly onClose: () => void;
}

export function EditAnswerDialog({ agentId, answer, onClose }: EditAnswerDialogProps) {
  const client = useQueryClient();

  async function save(texts: QuestionAndAnswer) {
    await updateAnswer(answer.id, texts);
    showToast('success', words.saved);
    onClose();
    await client.invalidateQueries({ queryKey: answersQuery(agentId).queryKey });
  }

  return (
    <AnswerDialog
      title={words.edit}
      hint={words.coversOne}
      initial={{ question: answer.question, answer: answer.answer }}
      draft={`answer/${agentId}/${answer.id}/edit`}
      onSave={save}
      onClose={onClose}
    />
  );
}
