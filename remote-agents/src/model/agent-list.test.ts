import type { AgentSummary } from './agent';
import { filterAgents, formatSort, nextSort, pageOfAgents, parseSort, sortAgents } from './agent-list';

const agent = (id: string, changes: Partial<AgentSummary> = {}): AgentSummary => ({
  id,
  name: id,
  description: null,
  isEnabled: true,
  createdAt: null,
  ...changes,
});
const many = Array.from({ length: 23 }, (_, index) => agent(`Agent ${index + 1}`));
const names = (agents: readonly AgentSummary[]) => agents.map(({ name }) => name);

test('puts ten agents on each page, and the rest on the last', () => {
  expect(pageOfAgents(many, 1).rows).toHaveLength(10);
  expect(pageOfAgents(many, 3)).toMatchObject({ page: 3, pageCount: 3, rows: many.slice(20) });
});

test.each([
  [99, 3],
  [0, 1],
  [-4, 1],
])('page %d of three shows page %d', (wanted, shown) => {
  expect(pageOfAgents(many, wanted).page).toBe(shown);
});

test('returns one empty page for an empty list', () => {
  expect(pageOfAgents([], 5)).toEqual({ rows: [], page: 1, pageCount: 1 });
});

test('filters names in any letter case', () => {
  const agents = [agent('Front desk'), agent('Night shift', { description: 'desk' })];
  expect(names(filterAgents(agents, ' DESK '))).toEqual(['Front desk']);
  expect(filterAgents(agents, '  ')).toBe(agents);
});

test('sorts numbers in names by value', () => {
  const agents = [agent('Agent 10'), agent('agent 2'), agent('Agent 1')];
  expect(names(sortAgents(agents, { column: 'name', isDescending: false }))).toEqual([
    'Agent 1',
    'agent 2',
    'Agent 10',
  ]);
  expect(names(agents)).toEqual(['Agent 10', 'agent 2', 'Agent 1']);
});

test('sorts enabled agents before disabled ones, newer after older, unknown dates first', () => {
  const agents = [
    agent('a', { isEnabled: false, createdAt: '2026-02-01T00:00:00Z' }),
    agent('b', { createdAt: '2026-01-01T00:00:00Z' }),
    agent('c', { isEnabled: false, createdAt: 'nonsense' }),
  ];
  expect(names(sortAgents(agents, { column: 'status', isDescending: false }))).toEqual(['b', 'a', 'c']);
  expect(names(sortAgents(agents, { column: 'created', isDescending: true }))).toEqual(['a', 'b', 'c']);
  expect(names(sortAgents(agents, { column: 'created', isDescending: false }))).toEqual(['c', 'b', 'a']);
});

test('keeps the server’s order without a sort', () => {
  expect(sortAgents(many, null)).toBe(many);
});

test.each(['name', '-created'])('writes the sort order %s to the address and reads it back', (text) => {
  const sort = parseSort(text);
  expect(sort && formatSort(sort)).toBe(text);
});

test.each([null, '', 'wages', '--name'])('reads no sort order from %j', (text) => {
  expect(parseSort(text)).toBeNull();
});

test('cycles a header through ascending, descending and no sort', () => {
  const up = nextSort(null, 'name');
  const down = nextSort(up, 'name');
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { column: 'name', isDescending: false },
    { column: 'name', isDescending: true },
    null,
  ]);
  expect(nextSort(down, 'status')).toEqual({ column: 'status', isDescending: false });
});
