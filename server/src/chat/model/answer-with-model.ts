import type { AgentSettings } from '../../agents/agent-settings';
import type { Answer } from '../../answers/answer';
import { withDeadline } from '../../http/deadline';
import type { RankedPassage } from '../../passages/ranking/rank-passages';
import { sourcesOf } from '../../passages/source';
import type { LanguageModel } from './language-model';
import { limitsOf } from './model-limits';
import type { ModelNotices } from './model-notices';
import { historyOf, NOTHING_FOUND, questionWithPassages, systemMessage } from './model-prompt';
import { citedNumbers, onlyAsks, saysNotFound, saysOnlyNotFound, shownSoFar, withoutMarks } from './reply-marks';
import type { Turn } from './turn';

/** Passages sent with a question. */
const PASSAGES = 5;
/** With less time left, the model is not tried. */
const LEAST_MS = 500;

export interface ModelAnswering {
  readonly languageModel: LanguageModel;
  readonly notices: Pick<ModelNotices, 'announce'>;
}

/** The part of an agent that a language model needs. */
export interface AskingAgent {
  readonly id: string;
  readonly name: string;
  readonly organizationId: string;
  readonly modelName: string;
  readonly settings: AgentSettings;
}

/**
 * Lets the language model word the answer from the passages. Returns null when the documents have to answer by
 * themselves: the agent is over a limit, or the model fails, and then the owner is notified.
 */
export async function answerWithModel(
  { languageModel, notices }: ModelAnswering,
  agent: AskingAgent,
  question: string,
  ranked: readonly RankedPassage[],
  turn: Turn,
): Promise<Answer | null> {
  const passages = ranked.slice(0, PASSAGES);
  const leftMs = turn.askedAt.getTime() + languageModel.config.replyMs - Date.now();
  if (leftMs < LEAST_MS) return null;
  const { onText } = turn;
  let raw = '';
  const request = {
    agentId: agent.id,
    subjects: turn.subjects,
    limits: limitsOf(languageModel.config.limits, agent.settings),
    model: languageModel.modelFor(agent.modelName),
    system: systemMessage(agent.name, agent.settings),
    history: historyOf(turn.earlier),
    question: questionWithPassages(question, passages),
    onText:
      onText &&
      ((reply: string) => {
        raw = reply;
        onText(shownSoFar(reply));
      }),
  };
  try {
    const response = await withDeadline(leftMs, [turn.signal], (signal) =>
      languageModel.request({ ...request, signal }, turn.signal),
    );
    if (response.result === 'replied') return readReply(response.text, passages);
    if (response.result !== 'limit') await notices.announce(agent, response.kind);
    return null;
  } catch (error) {
    if (!turn.signal.aborted) throw error;
    // The visitor stopped it: the text so far is the reply.
    return { ...readReply(raw, passages), text: shownSoFar(raw), nearest: [], isCut: true };
  }
}

/** Checks the reply's claims against the passages that were sent. */
function readReply(reply: string, passages: readonly RankedPassage[]): Answer {
  const cited = citedNumbers(reply).flatMap((number) => passages[number - 1] ?? []);
  const text = withoutMarks(reply);
  // Some models cite the passages in which they found nothing.
  const isNotFound = saysOnlyNotFound(reply) || (cited.length === 0 && saysNotFound(reply));
  if (isNotFound) return { text: NOTHING_FOUND, sources: [], nearest: [], outcome: 'not-found' };
  if (cited.length > 0) return { text, sources: sourcesOf(cited), nearest: [], outcome: 'answered' };
  if (onlyAsks(reply)) return { text, sources: [], nearest: [], outcome: 'answered' };
  return { text, sources: [], nearest: sourcesOf(passages), outcome: 'unsure' };
}
