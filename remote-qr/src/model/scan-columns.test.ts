import { scanColumns, usedDevices } from './scan-columns';

const NOW = Date.parse('2026-05-10T15:30:00Z');
const scan = (at: string, device: 'phone' | 'computer', visits: number) => ({ at, device, visits, scans: visits + 1 });

test('divides a day into 24 columns that end with the current hour', () => {
  const columns = scanColumns(
    [scan('2026-05-10T15:00:00.000Z', 'phone', 2), scan('2026-05-10T15:00:00.000Z', 'computer', 1)],
    1,
    NOW,
  );
  expect(columns).toHaveLength(24);
  expect(columns.at(-1)).toMatchObject({ phone: 2, computer: 1, tablet: 0, total: 3, scans: 5 });
  expect(columns.slice(0, -1).every(({ total }) => total === 0)).toBe(true);
});

test("divides longer periods into days in the reader's time zone", () => {
  const noon = new Date(2026, 4, 8, 12).toISOString();
  const columns = scanColumns([scan(noon, 'phone', 4), scan('2020-01-01T00:00:00.000Z', 'phone', 9)], 7, NOW);
  expect(columns).toHaveLength(7);
  expect(columns.map(({ total }) => total)).toEqual([0, 0, 0, 0, 4, 0, 0]);
});

test('shows only devices with scans, or all without any', () => {
  const columns = scanColumns([scan('2026-05-10T15:00:00.000Z', 'phone', 1)], 1, NOW);
  expect(usedDevices(columns)).toEqual(['phone']);
  expect(usedDevices(scanColumns([], 1, NOW))).toHaveLength(4);
});
