import * as endpoints from '@frontdesk/shared/endpoints/test-questions';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import { requireAgent } from '../agents/agent-store';
import type { Database } from '../database/database';
import { route } from '../http/route';
import {
  addTestQuestion,
  addTestQuestions,
  changeTestQuestion,
  listTestQuestions,
  removeTestQuestion,
  runSoon,
} from './test-question-store';
import type { TestRuns } from './test-runs';

/** The services that the endpoints for test questions need. */
interface TestQuestionServices {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly testRuns: TestRuns;
}

/** 200 questions of 1,800 characters, some of which need more than one byte. */
const IMPORT_BYTES_MAX = 2_000_000;

export function testQuestionRoutes(app: FastifyInstance, { database, sessions, testRuns }: TestQuestionServices): void {
  const guard = signedIn(sessions);
  /** Starts the planned run. */
  const woken = <Result>(result: Result): Result => {
    testRuns.wake();
    return result;
  };

  route(app, endpoints.getTestQuestions, guard.orKey('agents:read'), ({ agentId }, { organizationId }) =>
    listTestQuestions(database, organizationId, agentId),
  );

  route(app, endpoints.createTestQuestion, guard.orKey('agents:write'), async (input, { organizationId }) =>
    woken(await addTestQuestion(database, organizationId, input)),
  );

  route(
    app,
    endpoints.importTestQuestions,
    guard.orKey('agents:write'),
    async (input, { organizationId }) => woken(await addTestQuestions(database, organizationId, input)),
    { bodyLimit: IMPORT_BYTES_MAX },
  );

  route(app, endpoints.runTestQuestions, guard.orKey('agents:write'), async ({ agentId }, { organizationId }) => {
    await requireAgent(database, organizationId, agentId);
    woken(await runSoon(database.db, agentId));
  });

  route(app, endpoints.updateTestQuestion, guard.orKey('agents:write'), async (input, { organizationId }) =>
    woken(await changeTestQuestion(database, organizationId, input)),
  );

  route(app, endpoints.deleteTestQuestion, guard.orKey('agents:write'), ({ id }, { organizationId }) =>
    removeTestQuestion(database, organizationId, id),
  );
}
