import { call } from '@frontdesk/shared/app';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import * as endpoints from '@frontdesk/shared/endpoints/test-questions';
import { endpointQuery } from '@frontdesk/shared/query';
import type { TestExpectation } from '../model/test-questions';

export type TestQuestions = ResponseOf<typeof endpoints.getTestQuestions>;
export type TestQuestion = TestQuestions['questions'][number];

export const testQuestionsQuery = (agentId: WireId) =>
  endpointQuery(endpoints.getTestQuestions, { agentId: String(agentId) });

export async function createTestQuestion(agentId: WireId, expectation: TestExpectation): Promise<void> {
  await call(endpoints.createTestQuestion, { agentId, ...expectation });
}

export function updateTestQuestion(id: string, expectation: TestExpectation): Promise<void> {
  return call(endpoints.updateTestQuestion, { id, ...expectation });
}

export function deleteTestQuestion(id: string): Promise<void> {
  return call(endpoints.deleteTestQuestion, { id });
}

export function importTestQuestions(
  agentId: WireId,
  questions: readonly TestExpectation[],
): Promise<{ added: number; changed: number }> {
  return call(endpoints.importTestQuestions, { agentId, questions: [...questions] });
}

export function runTestQuestions(agentId: WireId): Promise<void> {
  return call(endpoints.runTestQuestions, { agentId });
}
