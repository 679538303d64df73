import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readAgentSettings } from '@frontdesk/shared/endpoints/agent-settings';
import { createAgent } from '../../../test/support/agents';
import { type ModelServer, startModelServer } from '../../../test/support/model-server';
import { IN_FULL, useTestApp } from '../../../test/support/test-app';
import { until } from '../../../test/support/until';
import { readLanguageModel } from '../../config/language-model-config';
import { openDatabase } from '../../database/database';
import { answerWithModel } from './answer-with-model';
import { LanguageModel } from './language-model';

const AT_ONCE = 16;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

describe('The time limit of a reply', () => {
  const test = useTestApp();
  let model: ModelServer;
  before(async () => {
    model = await startModelServer();
  });
  after(() => model.close());

  const ENDLESS = [
    ['stalls after a first piece', { kind: 'stall', text: 'At three' }],
    ['writes forever', { kind: 'endless' }],
    ['never answers', { kind: 'hang' }],
  ] as const;
  for (const [what, behaviour] of ENDLESS) {
    const { kind } = behaviour;
    for (const way of ['in pieces', 'as a whole']) {
      const title = `ends ${AT_ONCE} simultaneous replies, sent ${way}, of a model that ${what}, while memory is collected`;
      it(title, way === 'in pieces' && kind === 'stall' ? {} : IN_FULL, async () => {
        const agentId = await createAgent(await test.visitor.signUp());
        const database = await openDatabase(test.config);
        const settings = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small', LLM_REPLY_SECONDS: '3' };
        const config = readLanguageModel((name) => settings[name as keyof typeof settings] ?? null);
        assert.ok(config);
        const languageModel = new LanguageModel(config, database, () => {});
        // The first import is slow.
        await import('@ai-sdk/openai-compatible');
        model.calls.length = 0;
        model.behave(behaviour);
        let ended = 0;
        const reply = async (at: number) => {
          const subjects = { conversation: `c${at}`, visitor: `v${at}`, agent: agentId, server: '' };
          const answer = await answerWithModel(
            { languageModel, notices: { announce: async () => {} } },
            {
              id: agentId,
              name: 'Rosa',
              organizationId: 'o',
              modelName: '',
              openingHours: null,
              settings: readAgentSettings(''),
            },
            'When can I check in?',
            [],
            {
              earlier: [],
              subjects,
              askedAt: new Date(),
              signal: new AbortController().signal,
              onText: way === 'in pieces' ? () => {} : null,
            },
          );
          assert.equal(answer, null);
          ended += 1;
        };
        const replies = Promise.all(Array.from({ length: AT_ONCE }, (_, at) => reply(at)));
        const collecting = setInterval(collect, 200);
        try {
          await until(() => ended === AT_ONCE, 'all replies end');
          await replies;
          await until(() => model.calls.every(({ isAborted }) => isAborted), 'all calls end');
          assert.ok(model.calls.length > 0);
        } finally {
          clearInterval(collecting);
          await database.db.destroy();
        }
      });
    }
  }
});
