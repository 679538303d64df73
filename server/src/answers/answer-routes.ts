import * as endpoints from '@frontdesk/shared/endpoints/answer';
import { dismissUnanswered, getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Database } from '../database/database';
import { route } from '../http/route';
import { addAnswer } from './add-answer';
import type { AnswerEmbeddings } from './answer-embeddings';
import { addAnswers, changeAnswer, listAnswers, removeAnswer } from './answer-store';
import { dismissGroup, listUnanswered } from './unanswered-store';

/** The services that answers need. */
interface AnswerServices {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly answerEmbeddings: AnswerEmbeddings;
}

/** 2,000 answers of 4,000 characters; some characters need more than one byte. */
const IMPORT_BYTES_MAX = 24_000_000;
/** How long the owner's call waits for an answer's embedding; imported answers are embedded in the background. */
const EMBEDDED_MS = 3_000;

export function answerRoutes(app: FastifyInstance, { database, sessions, answerEmbeddings }: AnswerServices): void {
  const guard = signedIn(sessions);

  route(app, endpoints.getAnswers, guard.orKey('agents:read'), ({ agentId }, { organizationId }) =>
    listAnswers(database, organizationId, agentId),
  );

  route(app, endpoints.createAnswer, guard.orKey('agents:write'), async (input, { organizationId }) => {
    const created = await addAnswer(database, organizationId, input);
    await embeddedSoon(answerEmbeddings, created.id);
    return created;
  });

  route(
    app,
    endpoints.importAnswers,
    guard.orKey('agents:write'),
    async (input, { organizationId }) => {
      const result = await addAnswers(database, organizationId, input);
      answerEmbeddings.wake();
      return result;
    },
    { bodyLimit: IMPORT_BYTES_MAX },
  );

  route(app, endpoints.updateAnswer, guard.orKey('agents:write'), async (input, { organizationId }) => {
    await changeAnswer(database, organizationId, input);
    await embeddedSoon(answerEmbeddings, input.id);
  });

  route(app, endpoints.deleteAnswer, guard.orKey('agents:write'), ({ id }, { organizationId }) =>
    removeAnswer(database, organizationId, id),
  );

  route(app, getUnanswered, guard.orKey('conversations:read'), (input, { organizationId }) =>
    listUnanswered(database, organizationId, input),
  );

  route(app, dismissUnanswered, guard.orKey('conversations:write'), ({ id }, { organizationId }) =>
    dismissGroup(database, organizationId, id),
  );
}

async function embeddedSoon(embeddings: AnswerEmbeddings, answerId: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, EMBEDDED_MS);
  });
  await Promise.race([embeddings.embedAnswer(answerId), late]);
  clearTimeout(timer);
}
