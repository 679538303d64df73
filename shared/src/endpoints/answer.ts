/** Answers that the owner wrote herself, for questions that her documents do not answer (ours). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { countReader, idReader, ignoredReader, listReader, optionalTextReader, textReader } from './readers';

/** The name under which replies cite these answers. */
export const ANSWERS_NAME = 'Answers';
/** Longest question and answer, in characters. */
export const QUESTION_MAX = 1_000;
export const ANSWER_MAX = 4_000;
/** Most answers in one import. */
export const IMPORT_MAX = 2_000;

const fields = { question: requiredText('Question', QUESTION_MAX), answer: requiredText('Answer', ANSWER_MAX) };

/** The agent's answers, newest first. */
export const getAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/answers',
  query: ['agentId'],
  request: v.object({ agentId: requiredId('Agent') }),
  response: v.object({
    answers: listReader(
      v.object({
        id: idReader,
        question: textReader,
        answer: textReader,
        /** Other wordings of the question, which visitors used. */
        wordings: v.optional(listReader(v.string()), []),
        changedAt: v.optional(optionalTextReader, null),
      }),
    ),
  }),
});

/**
 * Stores an answer: every visitor who asks the question, or any wording of `groupId` (a group of `getUnanswered`), gets it from now
 * on. The group leaves the list. `messageId` is the reply that the answer corrects. An answer that this reply cited, or that
 * the agent has to the same question, is changed instead (`isChanged`), and the new wordings are added to it.
 */
export const createAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/answers',
  request: v.object({
    ...fields,
    agentId: requiredId('Agent'),
    groupId: v.optional(v.nullable(requiredId('Question'))),
    messageId: v.optional(v.nullable(requiredId('Message'))),
  }),
  response: v.object({ id: idReader, isChanged: v.optional(v.boolean()) }),
});

/** Changes an answer. Another answer to the same question is merged into it. */
export const updateAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/answers/:id',
  request: v.object({ ...fields, id: requiredId('Answer') }),
  response: ignoredReader,
});

export const deleteAnswer = defineEndpoint({
  method: 'DELETE',
  path: '/api/answers/:id',
  request: v.object({ id: requiredId('Answer') }),
  response: ignoredReader,
});

/** Adds the answers; one whose question the agent has already replaces its answer. */
export const importAnswers = defineEndpoint({
  method: 'POST',
  path: '/api/answers/import',
  request: v.object({
    agentId: requiredId('Agent'),
    answers: v.pipe(
      v.array(v.object(fields), 'The answers are missing.'),
      v.minLength(1, 'The answers are missing.'),
      v.maxLength(IMPORT_MAX, `At most ${IMPORT_MAX} answers at a time.`),
    ),
  }),
  response: v.object({ added: countReader, changed: countReader }),
});
