import path from 'node:path';
import type { AnswerDesk } from '../../server/test/support/answer-desk';
import { fillLibrary, type Measured, measureWork, percentile } from '../../server/test/support/large-library';
import { ROOT } from '../run-command.mjs';

const SIZES = [200, Number(process.env['BENCH_PASSAGES'] ?? 20_000)] as const;
const ROUNDS = 3;
/**
 * Limits, above which the bench fails: the 95th percentile, the longest block of the event loop, and the ratio of the
 * larger library to the smaller.
 */
const GOALS = { ms: 300, blockedMs: 50, ratio: 4 };

/**
 * Measures questions about documents with 200 and 20,000 passages, or as many as BENCH_PASSAGES states: English
 * passages are found by embeddings, German ones by words alone. Uses SQLite, or the PostgreSQL at `databaseUrl`. Later
 * rounds reuse the embeddings of questions, but read the sentences again.
 */
export async function benchQuestions(databaseUrl: string | null): Promise<void> {
  const folder = process.cwd();
  // When the desk is imported, it looks for fixtures and the scripts of threads in this folder.
  process.chdir(path.join(ROOT, 'server'));
  const { AnswerDesk } = await import('../../server/test/support/answer-desk');
  const { Embedder } = await import('../../server/src/passages/embeddings/embedder');
  const desk = await AnswerDesk.open(databaseUrl);
  // Questions are read again each time, as for a visitor with a question that nobody has asked before.
  desk.embedder.read = Embedder.prototype.read;
  try {
    console.log(`${databaseUrl ? 'PostgreSQL' : 'SQLite'}, questions about documents:`);
    for (const language of ['en', 'de'] as const) {
      const medians: number[] = [];
      for (const passages of SIZES) medians.push(await measure(desk, language, passages));
      const ratio = (medians[1] ?? 0) / (medians[0] ?? 1);
      if (ratio > GOALS.ratio) process.exitCode = 1;
      console.log(
        `  ${language}: ${ratio.toFixed(1)} times as long${ratio > GOALS.ratio ? `, above ${GOALS.ratio}` : ''}`,
      );
    }
  } finally {
    await desk.close();
    process.chdir(folder);
  }
}

/** Returns the median in milliseconds. */
async function measure(desk: AnswerDesk, language: 'en' | 'de', passages: number): Promise<number> {
  const agentId = await desk.addAgent({});
  const questions = await fillLibrary(desk.database, { agentId, organizationId: 'desk', passages, language });
  const first = await measureWork(() => desk.ask(agentId, questions[0] ?? ''));
  const measured: Measured[] = [];
  const blocks = questions.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, question] of questions.entries()) {
      const one = await measureWork(() => desk.ask(agentId, question));
      // The first round embeds the questions.
      if (round === 0) continue;
      measured.push(one);
      // Other programs also block the loop, but hardly in every round.
      blocks[at] = Math.min(blocks[at] ?? 0, one.blockedMs);
    }
  }
  const times = measured.map(({ ms }) => ms);
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  const blocked = Math.max(...blocks);
  const isAbove = p95 > GOALS.ms || blocked > GOALS.blockedMs;
  if (isAbove) process.exitCode = 1;
  const above = isAbove ? `, above ${GOALS.ms} or ${GOALS.blockedMs}` : '';
  console.log(
    `  ${language}, ${passages} passages: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ` +
      `blocked ${blocked.toFixed(0)} ms at most${above}; the first question after a start ` +
      `${first.ms.toFixed(0)} ms, blocked ${first.blockedMs.toFixed(0)} ms`,
  );
  return median;
}
