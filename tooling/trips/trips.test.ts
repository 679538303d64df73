import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesOf, type RanFunction, tripProblems } from './trips';

const ran = (file: string, name = 'work', at = 10): RanFunction => ({ file, name, at: `${file} ${at}` });

describe('the files of a trip', () => {
  it('are those whose functions ran because of the action, each listed once', () => {
    const during = [
      ran('server/src/chat/reply.ts'),
      ran('server/src/chat/reply.ts', 'more', 90),
      ran('shared/src/a.ts'),
    ];
    assert.deepEqual(filesOf(during, []), ['server/src/chat/reply.ts', 'shared/src/a.ts']);
  });

  it('do not include a file if the action ran only functions that also run without it', () => {
    const timer = ran('server/src/jobs/worker.ts', 'look', 20);
    const during = [timer, ran('server/src/notify/notify.ts', 'publish', 50)];
    const control = [timer, ran('server/src/notify/notify.ts', 'subscribe', 20)];
    assert.deepEqual(filesOf(during, control), ['server/src/notify/notify.ts']);
  });

  it('are source files, not files of packages and tools', () => {
    assert.deepEqual(filesOf([ran('node_modules/qr/index.js'), ran('tooling/trips/trips.ts')], []), []);
  });

  it('do not include files that only show something', () => {
    const shown = [
      ran('shared/src/ui/core/button.tsx', 'press'),
      ran('remote-qr/src/messages/studio.ts', 'editing'),
      ran('remote-qr/src/pages/result/ScanCheck.tsx', 'ScanCheck'),
      ran('remote-qr/src/pages/result/ScanCheck.tsx', ''),
    ];
    assert.deepEqual(filesOf(shown, []), []);
  });

  it('include a component with a handler that ran', () => {
    const form = 'remote-qr/src/pages/result/SaveForm.tsx';
    assert.deepEqual(filesOf([ran(form, 'SaveForm'), ran(form, 'submit', 40)], []), [form]);
  });

  it('do not include a file for a function that tsx added', () => {
    assert.deepEqual(filesOf([ran('server/src/app.ts', '__name')], []), []);
  });
});

describe('a trip', () => {
  it('may have at most as many files as its limit allows', () => {
    const trip = { name: 'a message', limit: 2 };
    assert.deepEqual(tripProblems(trip, ['a', 'b']), []);
    assert.deepEqual(tripProblems(trip, ['a', 'b', 'c']), [
      '3 files for a message, 2 are allowed: merge files that tell one story.',
    ]);
  });

  it('counts as not measured if it has no files', () => {
    assert.deepEqual(tripProblems({ name: 'a message', limit: 2 }, []), ['No file was counted for a message.']);
  });
});
