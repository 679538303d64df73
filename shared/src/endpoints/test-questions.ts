/** An owner's questions that show whether an agent still answers well (not in the spec). */
import * as v from 'valibot';
import { REPLY_OUTCOMES } from './conversation';
import { defineEndpoint } from './endpoint';
import { freeText, requiredId, requiredText } from './fields';
import {
  countReader,
  flagReader,
  idReader,
  ignoredReader,
  listReader,
  optionalTextReader,
  orNull,
  textReader,
} from './readers';

/** Maximum number of test questions per agent. */
export const TEST_QUESTIONS_MAX = 200;
/** Maximum length, in characters, of a question, its expected words and a document's name. */
export const TEST_QUESTION_MAX = 1_000;
export const TEST_WORDS_MAX = 500;
export const TEST_DOCUMENT_MAX = 300;

const fields = {
  question: requiredText('Question', TEST_QUESTION_MAX),
  /**
   * All of these words must occur in the reply, or in the passages that open under an unsure reply. '' accepts any
   * answer that is not unsure.
   */
  words: freeText('Expected words', TEST_WORDS_MAX),
  /** The name of the document from which the reply must come; '' accepts any document. */
  document: freeText('Document', TEST_DOCUMENT_MAX),
};

const testQuestionReader = v.object({
  id: idReader,
  question: textReader,
  words: v.optional(textReader, ''),
  document: v.optional(textReader, ''),
  /** Null before its first run. */
  passed: orNull(v.boolean()),
  /** Compared with the run before the agent's last change; null when the question is unchanged or new. */
  change: orNull(v.picklist(['better', 'worse'])),
  /** The time since which it has passed or failed. Times are ISO 8601. */
  since: optionalTextReader,
  /** The reply in the last run. */
  reply: optionalTextReader,
  outcome: orNull(v.picklist(REPLY_OUTCOMES)),
  /** The documents on which the reply is based, or that may help. */
  names: v.optional(listReader(v.string()), []),
});

/** Lists the agent's test questions with the results of their last run, oldest first. */
export const getTestQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/test-questions',
  query: ['agentId'],
  request: v.object({ agentId: requiredId('Agent') }),
  response: v.object({
    questions: listReader(testQuestionReader),
    /** Whether a run is waiting or in progress. */
    isRunning: v.optional(flagReader, false),
    /** The last run, and the one with which it is compared. */
    ranAt: optionalTextReader,
    ranBeforeAt: optionalTextReader,
  }),
});

/**
 * Adds a test question, or changes what an existing one expects. The question then runs soon. 409 if the agent already
 * has `TEST_QUESTIONS_MAX` questions.
 */
export const createTestQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/test-questions',
  request: v.object({ ...fields, agentId: requiredId('Agent') }),
  response: v.object({ id: idReader }),
});

/** Changes a test question, which then has no result until it has run again. */
export const updateTestQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/test-questions/:id',
  request: v.object({ ...fields, id: requiredId('Test question') }),
  response: ignoredReader,
});

export const deleteTestQuestion = defineEndpoint({
  method: 'DELETE',
  path: '/api/test-questions/:id',
  request: v.object({ id: requiredId('Test question') }),
  response: ignoredReader,
});

/** Adds the test questions. For a question that already exists, replaces the expected reply. */
export const importTestQuestions = defineEndpoint({
  method: 'POST',
  path: '/api/test-questions/import',
  request: v.object({
    agentId: requiredId('Agent'),
    questions: v.pipe(
      v.array(v.object(fields), 'The questions are missing.'),
      v.minLength(1, 'The questions are missing.'),
      v.maxLength(TEST_QUESTIONS_MAX, `At most ${TEST_QUESTIONS_MAX} test questions.`),
    ),
  }),
  response: v.object({ added: countReader, changed: countReader }),
});

/** Runs the agent's test questions soon. They also run automatically after a change that affects its replies. */
export const runTestQuestions = defineEndpoint({
  method: 'POST',
  path: '/api/test-questions/run',
  request: v.object({ agentId: requiredId('Agent') }),
  response: ignoredReader,
});
