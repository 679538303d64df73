import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getClientReport, type ReportEvent, sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import { onOneDatabase } from './support/test-app';

describe("Browsers' reports", () => {
  onOneDatabase('sqlite', (test) => {
    it('are accepted from anybody, counted by remote and version, and shown to signed-in people', async () => {
      const load = (loadMs: number): ReportEvent => ({ remote: 'qr', version: '1.4.0', loadMs });
      const failed: ReportEvent = { remote: 'qr', version: '1.4.0', failure: 'mixed content' };
      await test.visitor.call(sendClientReport, { events: [load(120), load(130), load(900), failed] });
      await test.visitor.call(sendClientReport, { events: [failed, { ...failed, version: '1.5.0' }] });
      const thrown: ReportEvent = { remote: 'qr', version: '1.5.0', error: 'MyQrPage.0f.js:1:20431' };
      await test.visitor.call(sendClientReport, { events: [{ ...thrown, error: 'entry.js:2:7' }, thrown, thrown] });
      const changed: ReportEvent = { remote: 'qr', version: '1.5.0', changed: 'fetch' };
      const events = [changed, { ...changed, changed: 'Array.prototype.map' }, changed];
      await test.visitor.call(sendClientReport, { events });
      const owner = await test.visitor.signUp();
      const lastDay = new Date().toISOString().slice(0, 10);
      assert.deepEqual(await owner.call(getClientReport, {}), {
        missing: ['SMTP_URL', 'PUBLIC_URL', 'LLM_BASE_URL', 'EMBEDDINGS_MODEL_DIR', 'OPERATORS'],
        remotes: [
          {
            remote: 'qr',
            version: '1.4.0',
            loads: 3,
            medianMs: 150,
            failures: { 'mixed content': 2 },
            changes: {},
            errors: [],
          },
          {
            remote: 'qr',
            version: '1.5.0',
            loads: 0,
            medianMs: null,
            failures: { 'mixed content': 1 },
            changes: { fetch: 2, 'Array.prototype.map': 1 },
            errors: [
              { place: 'MyQrPage.0f.js:1:20431', count: 2, lastDay },
              { place: 'entry.js:2:7', count: 1, lastDay },
            ],
          },
        ],
      });
      await test.visitor.refused(401, getClientReport, {});
      const crashed: ReportEvent = { remote: 'hours', version: '1.0.0', failure: 'other', place: 'HoursPage.js:1:9' };
      await test.visitor.call(sendClientReport, { events: [crashed, { ...crashed, place: undefined }] });
      const { remotes } = await owner.call(getClientReport, {});
      const hours = remotes.find(({ remote }) => remote === 'hours');
      assert.deepEqual(
        [hours?.failures, hours?.errors],
        [{ other: 2 }, [{ place: 'HoursPage.js:1:9', count: 1, lastDay }]],
      );
    });

    it('are refused with too many events, or with contents other than names', async () => {
      const event: ReportEvent = { remote: 'qr', version: '1.4.0', loadMs: 1 };
      await test.visitor.refused(400, sendClientReport, { events: Array.from({ length: 21 }, () => event) });
      await test.visitor.refused(400, sendClientReport, { events: [{ ...event, remote: 'owner@example.com' }] });
      await test.visitor.refused(400, sendClientReport, { events: [{ ...event, remote: 'x'.repeat(51) }] });
      for (const error of ['Could not read anna@example.com', 'entry.js', 'entry.js:1', `${'x'.repeat(81)}.js:1:1`]) {
        await test.visitor.refused(400, sendClientReport, { events: [{ remote: 'qr', version: '1.4.0', error }] });
      }
      for (const changed of ['fetch of anna@example.com', '', 'x'.repeat(81)]) {
        await test.visitor.refused(400, sendClientReport, { events: [{ remote: 'qr', version: '1.4.0', changed }] });
      }
      for (const failure of ['load 50', 'constructor', 'missing, page']) {
        await test.visitor.refused(400, sendClientReport, {
          events: [{ ...event, loadMs: undefined, failure }] as never,
        });
      }
    });

    it('are limited per address', async () => {
      const stranger = test.visitor.from('198.51.100.7');
      for (let at = 0; at < 30; at++) await stranger.call(sendClientReport, { events: [] });
      await stranger.refused(429, sendClientReport, { events: [] });
    });

    it('about made-up versions fill no more rows than a real site needs', async () => {
      const flood = async (from: number) => {
        const visitor = test.visitor.from(`198.51.101.${from}`);
        for (let at = 0; at < 30; at++) {
          const events = Array.from({ length: 20 }, (_, n) => ({
            remote: 'x',
            version: `${from}.${at}.${n}`,
            loadMs: 1,
          }));
          await visitor.call(sendClientReport, { events });
        }
      };
      for (let from = 0; from < 4; from++) await flood(from);
      const owner = await test.visitor.signUp();
      const { remotes } = await owner.call(getClientReport, {});
      assert.ok(remotes.length > 1_900 && remotes.length < 2_050, `${remotes.length} rows`);
    });
  });
});
