/** The owner's answers to questions that the documents do not answer (not in the spec). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { countReader, idReader, ignoredReader, listReader, optionalTextReader, textReader } from './readers';

/** The source name that replies cite for these answers. */
export const ANSWERS_NAME = 'Answers';
/** Maximum length of question and answer, in characters. */
export const QUESTION_MAX = 1_000;
export const ANSWER_MAX = 4_000;
/** Maximum number of answers in an import. */
export const IMPORT_MAX = 2_000;

const fields = { question: requiredText('Question', QUESTION_MAX), answer: requiredText('Answer', ANSWER_MAX) };

/** Lists the agent's answers, newest first. */
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
        /** Other wordings of the question that visitors used. */
        wordings: v.optional(listReader(v.string()), []),
        changedAt: optionalTextReader,
      }),
    ),
  }),
});

/**
 * Stores an answer: every visitor who asks the question, or any wording of `groupId` (a group of `getUnanswered`), gets
 * it from now on. The group leaves the list. `messageId` is the reply that the answer corrects. If that reply cited an
 * answer, or the agent already has one to the same question, that answer is changed instead (`isChanged`) and gets the
 * new wordings.
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

/** Adds the answers. Replaces the answer to a question that the agent already has. */
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
