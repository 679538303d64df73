import { slotHost } from '@frontdesk/shared/app';
import type { FillProps, RegisteredRemote } from '@frontdesk/shared/contract';
import { Slot } from '@frontdesk/shared/slots';
import { renderPage } from '@frontdesk/shared/testing';
import { act, screen } from '@testing-library/react';
import { useServerCalls } from '../contributions/server-calls';
import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { servePages } from '../testing/fake-federation';
import { SlotFills } from './SlotFills';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));

const SLOT = { name: 'agents.agent', context: { agentId: 'string' } } as const;
const fill = (component: string, more: object = {}) => ({
  slot: 'agents.agent',
  component,
  title: `The ${component}`,
  ...more,
});
const remote = (name: string, fills: readonly object[]) =>
  ({ name, version: '1.0.0', contract: '^1.0.0', entry: '/e.js', routes: [], fills }) as unknown as RegisteredRemote;
const Codes = ({ context: { agentId } }: FillProps<{ agentId: 'string' }>) => <p>Codes of {agentId}</p>;
const Broken = () => {
  throw new Error('broken');
};

const page = (access: string) =>
  ({ ...remote('pages', []), routes: [{ path: '/agent/:id', page: 'P', access, title: 'P' }] }) as never;

function show(...remotes: readonly RegisteredRemote[]) {
  return showOn(page('signed-in'), ...remotes);
}

function showOn(...remotes: readonly RegisteredRemote[]) {
  useRegistry.setState({ registry: { remotes, refused: [], failures: [] } });
  return renderPage(<Slot slot={SLOT} context={{ agentId: '7' }} />, { at: '/agent/7' });
}

beforeEach(() => {
  remoteLoader.reset();
  slotHost.load = async () => SlotFills;
  servePages({ Codes: () => Codes, Second: () => () => <p>Second</p>, Broken: () => Broken });
});

test('shows what remotes add, in order, with the context of the page', async () => {
  show(
    remote('first', [fill('Second', { order: 20 }), fill('Codes', { slot: 'another.slot' })]),
    remote('qr', [fill('Codes', { order: 10 })]),
  );
  await screen.findByText('Second');
  expect(screen.getAllByText(/^(Codes|Second)/).map(({ textContent }) => textContent)).toEqual([
    'Codes of 7',
    'Second',
  ]);
});

test('shows the failure of one addition in its place', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(remote('bad', [fill('Broken')]), remote('qr', [fill('Codes')]));
  expect(await screen.findByText('Codes of 7')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'The Broken' })).toBeInTheDocument();
  expect(screen.getByText('crashed: bad 1.0.0')).toBeInTheDocument();
  quiet.mockRestore();
});

test('hides an addition whose call the server lacks, and additions of a remote that is turned off', async () => {
  useServerCalls.setState({ 'GET /api/gone': { has: false, at: Date.now() } }, true);
  useRegistry.setState({ disabled: ['off'] });
  show(remote('qr', [fill('Codes'), fill('Second', { requires: 'GET /api/gone' })]), remote('off', [fill('Second')]));
  await screen.findByText('Codes of 7');
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
  useRegistry.setState({ disabled: [] });
});

test('shows nothing without additions', async () => {
  const { container } = show(remote('qr', []));
  expect(container).toHaveTextContent(/^$/);
});

test('shows nothing on a public page, where fills have no data', async () => {
  const { container } = showOn(page('public'), remote('qr', [fill('Codes')]));
  await act(async () => undefined);
  expect(container).toHaveTextContent(/^$/);
  useRegistry.setState({
    registry: { remotes: [page('signed-in'), remote('qr', [fill('Codes')])], refused: [], failures: [] },
  });
  expect(await screen.findByText('Codes of 7')).toBeInTheDocument();
});

test('skips unreadable additions, and shows a valid one among a thousand others', async () => {
  const broken = [null, 5, 'x', fill('', {}), fill('Second', { title: { a: 1 } }), fill('Second', { slot: {} })];
  const many = Array.from({ length: 1_000 }, () => fill('Second', { slot: 'another.slot' }));
  show(remote('guests', [...broken, ...many, fill('Codes', { order: 'x' })] as never));
  expect(await screen.findByText('Codes of 7')).toBeInTheDocument();
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});
