import { filledText } from '@frontdesk/shared/endpoints/fields';
import * as v from 'valibot';

/** Validates an answer of the owner. No maximum length: each server has its own and reports it. */
export const answerSchema = v.object({ question: filledText('Question'), answer: filledText('Answer') });
