import type { AgentSettings } from '@frontdesk/shared/endpoints/agent-settings';
import { LIMITED } from '@frontdesk/shared/endpoints/agent-settings';
import type { OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import { type Answer, passagesOf } from '../../answers/answer';
import type { ModelAmount, ModelLimits } from '../../config/language-model-config';
import type { Turn } from '../../conversations/turns';
import { describeHours } from '../../hours/answer-hours';
import { withDeadline } from '../../http/deadline';
import { type FoundPassage, sourcesOf } from '../../passages/passage';
import type { LanguageModel } from './language-model';
import { REPLY_TOKENS_MAX } from './model-client';
import type { ModelNotices } from './model-notices';
import { type HistoryMessage, historyOf, NOTHING_FOUND, questionWithPassages, systemMessage } from './model-prompt';
import type { Subjects } from './model-usage';
import { citedNumbers, onlyAsks, saysNotFound, saysOnlyNotFound, shownSoFar, withoutMarks } from './reply-marks';

/** Number of passages from documents that are sent with a question. */
export const MODEL_PASSAGES = 5;

/** If less time than this is left, the model is not called. */
const LEAST_MS = 500;

export interface ModelAnswering {
  readonly languageModel: LanguageModel;
  readonly notices: Pick<ModelNotices, 'announce'>;
}

/** The properties of an agent that a language model needs. */
export interface AskingAgent {
  readonly id: string;
  readonly name: string;
  readonly organizationId: string;
  readonly modelName: string;
  readonly settings: AgentSettings;
  /** Null until the owner has saved them. */
  readonly openingHours: OpeningHours | null;
}

/** The things that a reply depends on besides the message and the agent. */
export interface MessageContext {
  /** The earlier turns, oldest first. */
  readonly earlier: readonly Turn[];
  /** The languages of the visitor's browser, as its header lists them. */
  readonly acceptLanguage?: string | undefined;
  /** The subjects to which a model's reply is charged. */
  readonly subjects: Subjects;
  readonly askedAt: Date;
  /** Aborts when the visitor stops the reply or leaves. */
  readonly signal: AbortSignal;
  /** Receives the part of the reply that can be shown so far; null when the reply is sent as a whole. */
  readonly onText: ((replySoFar: string) => void) | null;
}

/**
 * Lets the language model word the answer from the passages; if there are none, from the conversation before the
 * question. Returns null when the documents have to answer by themselves: when the agent is over a limit, or when the
 * model fails; the owner is notified of such a failure.
 */
export async function answerWithModel(
  { languageModel, notices }: ModelAnswering,
  agent: AskingAgent,
  question: string,
  passages: readonly FoundPassage[],
  context: MessageContext,
): Promise<Answer | null> {
  const leftMs = context.askedAt.getTime() + languageModel.config.replyMs - Date.now();
  if (leftMs < LEAST_MS) return null;
  // A reply without passages is shown only after a check for made-up figures.
  const onText = passages.length > 0 ? context.onText : null;
  const history = historyOf(context.earlier);
  let raw = '';
  const request = {
    agent,
    subjects: context.subjects,
    limits: limitsOf(languageModel.config.limits, agent.settings),
    model: languageModel.modelFor(agent.modelName),
    system: systemMessage(agent.name, agent.settings, describeHours(agent.openingHours, context.askedAt)),
    history,
    tokensMax: REPLY_TOKENS_MAX,
    question: questionWithPassages(question, passages),
    onText:
      onText &&
      ((reply: string) => {
        raw = reply;
        onText(shownSoFar(reply));
      }),
  };
  try {
    const response = await withDeadline(leftMs, [context.signal], (signal) =>
      languageModel.request({ ...request, signal }, context.signal),
    );
    if (response.result === 'replied') {
      return passages.length > 0
        ? readReply(response.text, passages)
        : readMemory(response.text, [...history, { role: 'user', text: question }]);
    }
    if (response.result !== 'limit') {
      await notices.announce(agent, response.kind).catch(languageModel.logFailure);
    }
    return null;
  } catch (error) {
    if (!context.signal.aborted) throw error;
    // The visitor stopped the reply, so it consists of the text so far.
    return { ...readReply(raw, passages), text: shownSoFar(raw), nearest: [], isCut: true };
  }
}

/** Checks the reply's claims against the passages that were sent. */
function readReply(reply: string, passages: readonly FoundPassage[]): Answer {
  const cited = citedNumbers(reply).flatMap((number) => passages[number - 1] ?? []);
  const text = withoutMarks(reply);
  // Some models cite the passages in which they found nothing.
  const isNotFound = saysOnlyNotFound(reply) || (cited.length === 0 && saysNotFound(reply));
  const claimsNothing = { sources: [], nearest: [], passages: [] };
  if (isNotFound) return { ...claimsNothing, text: NOTHING_FOUND, outcome: 'not-found' };
  if (cited.length > 0) {
    return { text, sources: sourcesOf(cited), nearest: [], passages: passagesOf(cited), outcome: 'answered' };
  }
  if (onlyAsks(reply)) return { ...claimsNothing, text, outcome: 'answered' };
  return { text, sources: [], nearest: sourcesOf(passages), passages: passagesOf(passages), outcome: 'unsure' };
}

/** Checks that a reply without passages contains only figures that occurred earlier. */
function readMemory(reply: string, history: readonly HistoryMessage[]): Answer {
  const text = withoutMarks(reply);
  const claimsNothing = { sources: [], nearest: [], passages: [] };
  const known = new Set(history.flatMap((message) => figuresOf(message.text)));
  if (saysNotFound(reply) || figuresOf(text).some((figure) => !known.has(figure))) {
    return { ...claimsNothing, text: NOTHING_FOUND, outcome: 'not-found' };
  }
  // No passage supports it.
  return { ...claimsNothing, text, outcome: onlyAsks(reply) ? 'answered' : 'unsure' };
}

const figuresOf = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Returns the operator's limits, each lowered to the owner's if that is lower. */
export function limitsOf(operators: ModelLimits, { limits: owners }: AgentSettings): ModelLimits {
  const lowered = LIMITED.map((scope): [string, ModelAmount] => [
    scope,
    {
      replies: Math.min(operators[scope].replies, owners[scope].replies ?? Number.POSITIVE_INFINITY),
      tokens: Math.min(operators[scope].tokens, owners[scope].tokens ?? Number.POSITIVE_INFINITY),
    },
  ]);
  return { ...operators, ...Object.fromEntries(lowered) };
}
