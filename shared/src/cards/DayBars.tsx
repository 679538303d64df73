import { locale } from '@frontdesk/shared/app';
import { Box, chakra, Flex, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';

export interface DayValue {
  /** A day in UTC: 2026-11-22. Anything else is shown as it is. */
  readonly day: string;
  /** Null when there is nothing to show. */
  readonly value: number | null;
  /** Shown when the pointer is on the bar. Default: the day and its value. */
  readonly title?: string;
  /** The bar's background, such as a gradient with a stop for each share of the value. Default: the tone's color. */
  readonly fill?: string;
}

interface DayBarsProps {
  /** Absent where the text around the bars says what they show. */
  readonly title?: string;
  readonly days: readonly DayValue[];
  /** The value at full height. Default: the highest value, at least 4. */
  readonly most?: number;
  /** Formats a value. Default: the number. */
  readonly format?: (value: number) => string;
  /** Says how far the bars reach, which is more than any value when all are small. Default: the formatted value. */
  readonly atMost?: (value: number) => string;
  readonly tone?: 'accent' | 'success';
  /** Whether each bar has a full-height bar behind it, to read as a share of a whole. */
  readonly hasTrack?: boolean;
  /** Height of the bars. Default: 112px. */
  readonly height?: string;
}

const LEAST = 4;

const Plot = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: { base: '2px', sm: '4px' },
    borderBottomWidth: '1px',
    borderColor: 'line.strong',
    backgroundImage: 'linear-gradient(to bottom, {colors.line} 1px, transparent 1px)',
    backgroundSize: '100% 50%',
    // The last day stands out.
    '& > :not(:last-child)': { opacity: 0.6 },
  },
});

/** The column of a day, over the whole height. */
const Column = chakra('span', {
  base: {
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'flex-end',
    minW: 0,
    maxW: '16px',
    height: '100%',
    borderTopRadius: '4px',
    overflow: 'hidden',
  },
  variants: { hasTrack: { true: { bg: 'success.subtle' } } },
});

const Bar = chakra('span', {
  base: {
    width: '100%',
    borderTopRadius: '4px',
    // High contrast replaces our colors with the system's.
    _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none' },
  },
  variants: { tone: { accent: { bg: 'brass' }, success: { bg: 'success', opacity: 0.8 } } },
});

/** Shows a bar for each day. Hidden from screen readers: show a `DayTable` beside it. */
export function DayBars({
  title,
  days,
  most,
  format = String,
  atMost = format,
  tone = 'accent',
  hasTrack = false,
  height = '112px',
}: DayBarsProps) {
  const highest = most ?? Math.max(LEAST, ...days.map(({ value }) => value ?? 0));
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  if (!first || !middle || !last) return null;
  return (
    <Box minW={0} aria-hidden>
      <Flex justify="space-between" gap="3" mb="2">
        <Text fontWeight={500}>{title}</Text>
        <Text tone="muted" fontSize="xs">
          {atMost(highest)}
        </Text>
      </Flex>
      <Plot style={{ height, gap: days.length > 40 ? '1px' : undefined }}>
        {days.map(({ day, value, fill, title = `${formatDay(day)}: ${value === null ? '–' : format(value)}` }) => (
          <Column key={day} hasTrack={hasTrack && value !== null} title={title}>
            {value !== null && (
              <Bar
                tone={tone}
                style={{ height: `max(2px, ${(Math.min(value, highest) / highest) * 100}%)`, background: fill }}
              />
            )}
          </Column>
        ))}
      </Plot>
      <Flex justify="space-between" gap="2" mt="1.5">
        {[...new Set([first, middle, last])].map(({ day }) => (
          <Text key={day} tone="muted" fontSize="xs" whiteSpace="nowrap">
            {formatDay(day)}
          </Text>
        ))}
      </Flex>
    </Box>
  );
}

/** Formats a day of the server, which counts in UTC, in few characters: 22 Nov. */
function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

interface DayTableProps {
  readonly caption: string;
  readonly dayLabel: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly day: string; readonly cells: readonly string[] }[];
}

/** Lists the numbers of a chart for screen readers. */
export function DayTable({ caption, dayLabel, columns, rows }: DayTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[dayLabel, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, cells }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
