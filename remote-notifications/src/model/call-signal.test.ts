import { readSignal } from './call-signal';

test.each([
  { type: 'offer', call: 'a', sdp: 'v=0' },
  { type: 'candidate', call: 'a', candidate: { candidate: 'x' } },
  { type: 'bye', call: 'a' },
  { type: 'unable', call: 'a' },
])('reads %j as a signal', (signal) => {
  expect(readSignal(JSON.stringify(signal))).toEqual(signal);
});

test.each(['', 'x', 'null', '5', '{}', '{"type":"offer","call":"a"}', '{"type":"bye"}', '{"type":"dance","call":"a"}'])(
  'refuses %s',
  (json) => {
    expect(readSignal(json)).toBeNull();
  },
);
