import './commit-hook';
import { act, render } from '@testing-library/react';
import { createElement as h, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { RemoteBoundary } from '../remotes/page/RemotePage';
import { clientReport } from './client-report';
import { watchEffects } from './effect-loops';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));

const remote = (name: string) => ({ name, version: '1.4.0', contract: '^1.0.0', entry: `/${name}.js`, routes: [] });

/** Its effect sets state `times` times in a row. */
function Looping({ times, onCount }: { times: number; onCount?: (count: number) => void }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    onCount?.(count);
    if (count < times) setCount(count + 1);
  }, [count, times, onCount]);
  return h('p', null, count);
}

let updateHost: (count: number) => void;
function PartOfHost() {
  const [seen, setSeen] = useState(0);
  updateHost = setSeen;
  return h('p', null, seen);
}

const pageOf = (name: string, times: number, onCount?: (count: number) => void) => {
  const content = h('div', null, h('p'), h(Looping, { times, onCount }));
  return h(RemoteBoundary, { remote: remote(name), page: 'Page', renderFailure: () => null, children: content });
};

let added: jest.SpyInstance;
let stop: () => void;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  added = jest.spyOn(clientReport, 'add').mockImplementation(() => undefined);
  globalThis.frontdeskReport = jest.fn();
  stop = watchEffects();
});
afterEach(() => {
  stop();
  globalThis.frontdeskReport = undefined;
  jest.restoreAllMocks();
});

test('reports the remote whose effect sets state again and again, once', () => {
  render(h(MemoryRouter, null, pageOf('agents', 3), pageOf('qr', 1_000)));
  expect(added.mock.calls).toEqual([[{ remote: 'qr', version: '1.4.0', failure: 'endless effect' }]]);
  expect(globalThis.frontdeskReport).toHaveBeenCalledTimes(1);
  expect(globalThis.frontdeskReport).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'other', step: 'background', remote: 'qr', version: '1.4.0' }),
  );
});

test('does not blame the host, which some of the updates also affect', () => {
  const onCount = (count: number) => count % 3 > 0 && updateHost(count);
  render(h(MemoryRouter, null, h(PartOfHost), pageOf('account', 1_000, onCount)));
  expect(added.mock.calls).toEqual([[{ remote: 'account', version: '1.4.0', failure: 'endless effect' }]]);
});

test('reports a remote whose effect and the host’s update each other in a loop', () => {
  function Turns() {
    const [turn, setTurn] = useState(0);
    useEffect(() => updateHost(turn), [turn]);
    setTurnOfRemote = setTurn;
    return h('p', null, turn);
  }
  let setTurnOfRemote: (turn: number) => void = () => undefined;
  function Host() {
    const [seen, setSeen] = useState(0);
    updateHost = setSeen;
    useEffect(() => {
      if (seen < 1_000) setTurnOfRemote(seen + 1);
    }, [seen]);
    return h('p', null, seen);
  }
  const props = { remote: remote('notifications'), page: 'Page', renderFailure: () => null };
  render(h(MemoryRouter, null, h(Host), h(RemoteBoundary, { ...props, children: h(Turns) })));
  expect(added.mock.calls).toEqual([[{ remote: 'notifications', version: '1.4.0', failure: 'endless effect' }]]);
});

test('reports nothing for effects that set state a few times, however often the page renders', () => {
  const { rerender } = render(h(MemoryRouter, null, pageOf('hours', 0)));
  for (let times = 10; times <= 1_000; times += 10) {
    act(() => rerender(h(MemoryRouter, null, pageOf('hours', times))));
  }
  expect(document.body.textContent).toBe('1000');
  expect(added).not.toHaveBeenCalled();
});
