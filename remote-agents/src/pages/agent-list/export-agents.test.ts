import { agentsCsv } from './export-agents';

const agent = (name: string, description: string | null = null) => ({
  id: name,
  name,
  description,
  isEnabled: true,
  createdAt: '2026-01-02T03:04:05Z',
});

test('writes a row for each agent under the column names', () => {
  expect(agentsCsv([agent('Front desk', 'Answers, "politely"')])).toBe(
    '\ufeffName,Status,Description,Created At\r\nFront desk,Enabled,"Answers, ""politely""",2026-01-02T03:04:05Z\r\n',
  );
});
