import { filledText } from '@frontdesk/shared/endpoints/fields';
import * as v from 'valibot';

/** An answer of the owner. No limits on length: each server has its own and says so. */
export const answerSchema = v.object({ question: filledText('Question'), answer: filledText('Answer') });
