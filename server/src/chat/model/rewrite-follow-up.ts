import type { Turn } from '../../conversations/turns';
import { withDeadline } from '../../http/deadline';
import type { Findings } from '../../passages/ranking/judge';
import type { RankedPassage } from '../../passages/ranking/rank-passages';
import { detectLanguage } from '../../terms/text-language';
import { findWithMemory, leanOf, subjectOf } from '../memory/follow-up';
import { isSmallTalk, wantsPerson } from '../phrases/small-talk';
import { type AskingAgent, limitsOf, type MessageContext, type ModelAnswering } from './answer-with-model';
import { historyOf } from './model-prompt';
import { citedNumbers, saysNotFound, withoutMarks } from './reply-marks';

/** The passages found for a follow-up. */
export interface FollowUp {
  /** For the complete question. */
  readonly findings: Findings;
  /** For the model, best first: the passages of the complete question and of the question that it follows. */
  readonly passages: readonly RankedPassage[];
}

/** Number of the follow-up's own passages that come before those of the question that it follows. */
const OWN_FIRST = 3;

/**
 * Finds the passages of a question that depends on earlier turns: those of the complete question that the model (or
 * else our rules) writes, and those of the question that it follows. Returns null for a question that stands alone.
 */
export async function findFollowUp(
  model: ModelAnswering,
  find: (question: string) => Promise<Findings>,
  agent: AskingAgent,
  question: string,
  context: MessageContext,
): Promise<FollowUp | null> {
  // Thanks and requests for a person have no subject.
  const turns = context.earlier.filter((turn) => !isSmallTalk(turn.question) && !wantsPerson(turn.question));
  if (turns.length === 0 || !mayFollow(question)) return null;
  const complete = await rewriteFollowUp(model, agent, question, turns, context);
  const findings = complete ? await find(complete) : await findWithMemory(find, question, context.earlier);
  const followed = await find(subjectOf(turns, detectLanguage));
  const [own, before] = [passagesIn(findings), passagesIn(followed)];
  const passages = new Map([...own.slice(0, OWN_FIRST), ...before, ...own].map((passage) => [passage.id, passage]));
  return { findings, passages: [...passages.values()] };
}

/** Returns whether a question may depend on those before it. Always true in an unknown language. */
function mayFollow(question: string): boolean {
  const language = detectLanguage(question);
  return language === 'und' || leanOf(question, language) !== 'stands';
}

const passagesIn = (findings: Findings) => (findings.outcome === 'not-found' ? [] : findings.ranked);

/** The longest wait for the complete question. */
const REWRITE_MS = 4_000;

const TOKENS_MAX = 120;

const QUESTION_MAX = 400;

/**
 * Fewer tokens of earlier turns than for the answer, because a question rarely follows one that was asked long before.
 */
const HISTORY_TOKENS = 600;

const REWRITING = [
  'You prepare questions of the visitors of a website for a search.',
  'Rewrite the last message as one question that is complete without the conversation before it: put names in the place ' +
    'of words like "it" or "that one", and add what a message like "And in winter?" is about. Keep language and meaning.',
  'Never answer it. Reply with nothing but the question. Repeat a message that is complete already.',
].join('\n');

/**
 * Lets the language model make a question complete: 'And in winter?' becomes 'What is a double room in winter?'. Returns null
 * when the model is over a limit, fails, or replies with anything but a question. Its slowness does not pause the model.
 */
async function rewriteFollowUp(
  { languageModel }: ModelAnswering,
  agent: AskingAgent,
  question: string,
  turns: readonly Turn[],
  { subjects, askedAt, signal }: MessageContext,
): Promise<string | null> {
  const leftMs = askedAt.getTime() + languageModel.config.replyMs - Date.now();
  const request = {
    agent,
    subjects,
    limits: limitsOf(languageModel.config.limits, agent.settings),
    isSideCall: true as const,
    model: languageModel.modelFor(agent.modelName),
    system: REWRITING,
    history: historyOf(turns, HISTORY_TOKENS),
    question: `Last message: ${question}`,
    tokensMax: TOKENS_MAX,
    onText: null,
  };
  try {
    const response = await withDeadline(Math.min(REWRITE_MS, leftMs / 2), [signal], (deadline) =>
      languageModel.request({ ...request, signal: deadline }, signal),
    );
    return response.result === 'replied' ? questionIn(response.text) : null;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/** Returns the question if a reply consists of nothing else; otherwise null. */
function questionIn(reply: string): string | null {
  if (citedNumbers(reply).length > 0 || saysNotFound(reply)) return null;
  const text = withoutMarks(reply)
    .replace(/^["“”„«»'‘’]+|["“”„«»'‘’]+$/g, '')
    .trim();
  return text.length <= QUESTION_MAX && /^[^\n]+[?？؟]$/.test(text) ? text : null;
}
