import { call } from '@frontdesk/shared/app';
import * as endpoints from '@frontdesk/shared/endpoints/answer';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointQuery } from '@frontdesk/shared/query';
import type { QuestionAndAnswer } from '../model/answers';

export type OwnAnswer = ResponseOf<typeof endpoints.getAnswers>['answers'][number];

/** What an answer refers to, in addition to its agent. */
export interface AnswerPurpose {
  readonly agentId: WireId;
  /** The group of unanswered questions that it covers in all their wordings. */
  readonly groupId?: string;
  /** The reply that it corrects. */
  readonly messageId?: string;
}

export const answersQuery = (agentId: WireId) => endpointQuery(endpoints.getAnswers, { agentId: String(agentId) });

export async function createAnswer(purpose: AnswerPurpose, texts: QuestionAndAnswer): Promise<void> {
  await call(endpoints.createAnswer, { ...purpose, ...texts });
}

export function updateAnswer(id: string, texts: QuestionAndAnswer): Promise<void> {
  return call(endpoints.updateAnswer, { id, ...texts });
}

export function deleteAnswer(id: string): Promise<void> {
  return call(endpoints.deleteAnswer, { id });
}

export function importAnswers(
  agentId: WireId,
  answers: readonly QuestionAndAnswer[],
): Promise<{ added: number; changed: number }> {
  return call(endpoints.importAnswers, { agentId, answers: [...answers] });
}
