import { STARTER_QUESTION_MAX, STARTER_QUESTIONS_MAX } from '@frontdesk/shared/endpoints/bot';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import * as v from 'valibot';
import { agentForm } from '../messages';
import { replySettingsFields } from './reply-settings';

const isFilled = (text: string) => !isBlank(text);

// No maximum length: each server has its own and reports it.
const name = v.pipe(v.string(), v.trim(), v.check(isFilled, agentForm.noName));
const description = v.pipe(v.string(), v.trim());
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((choice) => choice === 'true'),
);
const isEnabled = flag;

/** Requires a name and a description for a new agent (spec section 5.7). */
export const newAgentSchema = v.object({
  name,
  description: v.pipe(description, v.check(isFilled, agentForm.noDescription)),
  isEnabled,
});

const starterQuestions = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(isFilled),
  ),
  v.maxLength(STARTER_QUESTIONS_MAX, agentForm.tooManyQuestions(STARTER_QUESTIONS_MAX)),
  v.check(
    (questions) => questions.every(({ length }) => length <= STARTER_QUESTION_MAX),
    agentForm.questionTooLong(STARTER_QUESTION_MAX),
  ),
);
const privacyUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    // A stored address may contain spaces, which must not prevent saving the rest of the form.
    (text) => text === '' || (/^https?:\/\/\S/i.test(text) && URL.canParse(text)),
    agentForm.privacyAddress,
  ),
);

/**
 * Validates an existing agent. An agent from elsewhere may lack a description, but saving it must still be possible.
 * The chat options are sent only to a server that has them. `isEnabled` is null when the form leaves the status
 * unchanged, because the switch above the tabs may have changed it meanwhile.
 */
export const agentInfoSchema = v.object({
  name,
  description,
  isEnabled: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    isEnabled,
  ]),
  starterQuestions,
  offersPerson: flag,
  showsSources: flag,
  privacyUrl,
  ...replySettingsFields,
});

export type AgentInfo = v.InferOutput<typeof newAgentSchema>;
export type AgentInfoOutput = v.InferOutput<typeof agentInfoSchema>;
