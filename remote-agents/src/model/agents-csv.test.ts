import { agentsCsv } from './agents-csv';

const agent = (name: string, description: string | null = null) => ({
  id: name,
  name,
  description,
  isEnabled: true,
  createdAt: '2026-01-02T03:04:05Z',
});

test('a row for each agent stands under its columns, after the mark that Excel needs', () => {
  expect(agentsCsv([agent('Front desk', 'Answers, "politely"')])).toBe(
    '\ufeffName,Status,Description,Created At\r\nFront desk,Enabled,"Answers, ""politely""",2026-01-02T03:04:05Z',
  );
});

test.each(['=1+1', '+1', '-1', '@cmd', '\t=1', ' =1', '\r\n=1'])('%j cannot become a formula', (name) => {
  const cell = agentsCsv([agent(name)]).split('Created At\r\n')[1];
  expect(cell).toMatch(/^"'/);
});
