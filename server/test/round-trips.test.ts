import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import { qrStyleSchema } from '@frontdesk/shared/endpoints/qr-style';
import fc from 'fast-check';
import * as v from 'valibot';
import type { ApiClient } from './support/api-client';
import { IS_FULL, mostlyOn, onEachDatabase } from './support/test-app';
import type { Answer, Fields, Read, Written } from './support/written';
import { everyPair } from './support/written-pairs';

/** Writing calls whose fields are not returned by any reading call, with the reasons. */
const UNPAIRED: Readonly<Record<string, readonly string[]>> = {
  'deletes what an id names': [
    'POST /api/bot/delete',
    'POST /api/v1.0/document/delete',
    'DELETE /api/answers/:id',
    'DELETE /api/test-questions/:id',
    'POST /api/qr/delete',
    'POST /api/qr/deletemany',
    'POST /api/qr/presets/delete',
    'DELETE /api/notification/:id',
    'DELETE /api/conversations/:id',
    'DELETE /api/conversations/:id/visitor',
    'POST /api/v1.0/website/remove',
    'POST /api/people/remove',
    'POST /api/people/withdrawInvitation',
  ],
  'deletes the account': ['POST /api/user/deleteAccount', 'POST /api/organization/delete', 'POST /api/people/leave'],
  // api-keys.test.ts reads what it creates.
  'creates or ends a key': ['POST /api/keys/create', 'POST /api/keys/end'],
  // webhooks.test.ts reads and receives their results.
  'is about a webhook': [
    'POST /api/webhooks/create',
    'POST /api/webhooks/change',
    'POST /api/webhooks/delete',
    'POST /api/webhooks/rotateSecret',
    'POST /api/webhooks/test',
    'POST /api/webhooks/resend',
  ],
  'ends a session': ['POST /api/authentication/logout', 'POST /api/user/endSession', 'POST /api/user/endOtherSessions'],
  'takes an id or nothing': [
    'POST /api/notification/:id/read',
    'POST /api/notification/readAll',
    'POST /api/unanswered/:id/dismiss',
    'POST /api/test-questions/run',
    'POST /api/v1.0/website/refresh',
    'POST /api/links/undo',
    'POST /api/links/check',
    'POST /api/demonstration',
    'DELETE /api/demonstration',
  ],
  'stores nothing': [
    'POST /api/qr/url',
    'POST /api/qr/whatsapp',
    'POST /qr/calendar-event',
    'POST /api/links/rules/preview',
  ],
  'sends a mail': ['POST /api/conversations/:id/reply', 'POST /api/people/invite'],
  'speaks in a conversation': [
    'POST /api/conversations/takeOver',
    'POST /api/conversations/say',
    'POST /api/conversations/typing',
    'POST /api/conversations/stay',
    'POST /api/conversations/returnToAssistant',
    'POST /api/conversations/addNote',
  ],
  // releases.test.ts makes these calls and reads the results.
  'is for operators': [
    'POST /api/releases/change',
    'POST /api/releases/publish',
    'POST /api/releases/newToken',
    'POST /api/releases/endToken',
  ],
  'creates an agent from a site': ['POST /api/start/site'],
  // Spec section 4.4: the only status that a caller may set is 0, to have the document read again.
  'takes another status than the one that is read': ['POST /api/v1.0/document/updateDocumentStatus'],
};

/** Generates inputs for a call: its fixed fields, and each other field set, empty, null or absent. */
function inputs({ write, fixed = {}, set }: Written): fc.Arbitrary<Fields> {
  return fc.tuple(fc.constant(fixed), partsOf(write.request, set)).map(([own, rest]) => ({ ...own, ...rest }));
}

function partsOf(schema: unknown, set: Fields): fc.Arbitrary<Fields> {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> };
  return fc.record(mapValues(set, (value, field) => valuesOf(entries[field] ?? v.any(), value)));
}

function valuesOf(schema: v.GenericSchema, set: Answer): fc.Arbitrary<Answer> {
  const others = [undefined, null, '', []].filter((value) => v.is(schema, value));
  const inner = (schema as { wrapped?: v.GenericSchema }).wrapped ?? schema;
  if (typeof set === 'string' && set.startsWith('{"dark"')) {
    return partsOf(qrStyleSchema, JSON.parse(set)).map((style) => JSON.stringify(style));
  }
  const filled = 'entries' in inner ? partsOf(inner, set) : fc.constant(set);
  return fc.oneof(filled, ...(others.length > 0 ? [fc.constantFrom(...others)] : []));
}

const mapValues = <One, Other>(of: Record<string, One>, change: (value: One, key: string) => Other) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value, key)]));

/** Picks the fields in a read that the write also has, under the names that the write uses. */
function taken({ request }: Endpoint, read: Fields, names: Readonly<Record<string, string>> = {}): Fields {
  const { entries, rest } = request as { entries?: object; rest?: unknown };
  const fields = Object.keys(entries ?? {}).map((field) => [field, read[names[field] ?? field]]);
  return { ...(rest !== undefined && read), ...Object.fromEntries(fields) };
}

const comparable = (answer: unknown, volatile: readonly string[] = []): unknown =>
  JSON.parse(JSON.stringify([answer], (key, value) => (volatile.includes(key) ? undefined : value)));

describe('What a call returns', () => {
  onEachDatabase((test) => {
    it(
      'is accepted by the calls that write it, and is the same when it is read again',
      mostlyOn('postgres', test),
      async () => {
        const { owner, pairs } = await everyPair(test);
        const covered = [...pairs.map(({ write }) => keyOf(write)), ...Object.values(UNPAIRED).flat()];
        const writing = test.app.endpoints.filter(({ method, auth }) => method !== 'GET' && auth === 'bearer');
        assert.deepEqual([...new Set(covered)].sort(), [...new Set(writing.map(keyOf))].sort());

        for (const pair of pairs) {
          let sentBack = 0;
          // Checks the state before the first write.
          for (const read of pair.reads) await isAcceptedBack(owner, pair, read);
          const sendBack = async (input: Fields) => {
            const first = await owner.send(pair.write, input);
            // The input is invalid because its fields contradict each other.
            if (first.statusCode === 400) return;
            assert.equal(first.statusCode, 200, first.body);
            for (const read of pair.reads) if (await isAcceptedBack(owner, pair, read)) sentBack += 1;
          };
          const runs = Object.keys(pair.set).length === 0 ? 1 : RUNS;
          const all: Fields = { ...pair.fixed, ...pair.set };
          await fc.assert(fc.asyncProperty(inputs(pair), sendBack), { numRuns: runs, examples: [[all]] });
          assert.ok(sentBack > 0, `Nothing that ${pair.write.path} wrote was sent back.`);
        }
      },
    );
  });
});

const RUNS = IS_FULL ? 8 : 2;
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Sends back the data that a call read: both as received and as parsed by our own client. False if there is nothing. */
async function isAcceptedBack(owner: ApiClient, { write, volatile }: Written, read: Read): Promise<boolean> {
  const answerTo = async (asked: Fields) => {
    const response = await (read.by ?? owner).send(read.read, asked);
    assert.equal(response.statusCode, 200, `${read.read.path}: ${response.body}`);
    return response.json();
  };
  const wire = await answerTo(read.with ?? {});
  for (const answer of [wire, v.parse(read.read.response, wire)]) {
    const part = read.part ? read.part(answer) : answer;
    if (!part) return false;
    const sent = taken(write, part, read.names);
    const { statusCode, body } = await owner.send(write, sent);
    assert.equal(statusCode, 200, `${read.read.path} to ${write.path} ${JSON.stringify(sent)}: ${body}`);
    const again = await answerTo(read.again?.(sent) ?? read.with ?? {});
    const same = (found: Answer) => comparable(read.same ? read.same(found) : found, volatile);
    assert.deepEqual(same(again), same(wire), `${write.path} of ${read.read.path}`);
  }
  return true;
}
