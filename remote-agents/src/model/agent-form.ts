import { STARTER_QUESTION_MAX, STARTER_QUESTIONS_MAX } from '@frontdesk/shared/endpoints/bot';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import * as v from 'valibot';
import { replySettingsFields } from './reply-settings';

const isFilled = (text: string) => !isBlank(text);

// No limits on length: each server has its own and says so.
const name = v.pipe(v.string(), v.trim(), v.check(isFilled, 'Name is required'));
const description = v.pipe(v.string(), v.trim());
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((choice) => choice === 'true'),
);
const isEnabled = flag;

/** Spec section 5.7: a new agent needs a name and a description. */
export const newAgentSchema = v.object({
  name,
  description: v.pipe(description, v.check(isFilled, 'Description is required')),
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
  v.maxLength(STARTER_QUESTIONS_MAX, `At most ${STARTER_QUESTIONS_MAX} questions`),
  v.check(
    (questions) => questions.every(({ length }) => length <= STARTER_QUESTION_MAX),
    `At most ${STARTER_QUESTION_MAX} characters a question`,
  ),
);
const privacyUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    // A stored address may have spaces, and the rest of the form must stay savable.
    (text) => text === '' || (/^https?:\/\/\S/i.test(text) && URL.canParse(text)),
    'Enter a web address like https://shop.example/privacy',
  ),
);

/**
 * An agent that came from elsewhere may lack a description and must still be savable. What the chat offers is only sent
 * to a server that has it. `isEnabled` is null where the form leaves the status as it is: the switch above the tabs may
 * have changed it meanwhile.
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
