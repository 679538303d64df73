import { filledText } from '@frontdesk/shared/endpoints/fields';
import * as v from 'valibot';
import { answer } from '../messages/conversations';

/** Validates an answer of the owner. No maximum length: each server has its own and reports it. */
export const answerSchema = v.object({
  question: filledText(answer.question),
  answer: filledText(answer.answer),
});
