import { locale } from '@frontdesk/shared/app';
import { chakra, Flex, Grid, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';

export interface DayValue {
  /** A day in UTC: 2026-11-22. Anything else is shown unchanged. */
  readonly day: string;
  /** Null when there is nothing to show. */
  readonly value: number | null;
  /** Shown on hover over the bar. Default: the day and its value. */
  readonly title?: string;
  /** Names a day that is not over yet, whose bar is an outline: `Today so far`. Default: its date. */
  readonly open?: string;
  /**
   * The bar's background, such as a gradient with a stop for each share of the value. Default: brass. A day with `open`
   * has no background.
   */
  readonly fill?: string;
}

interface DayBarsProps {
  readonly days: readonly DayValue[];
  /** The value at full height. Default: a round number at or above the highest value, at least 4. */
  readonly most?: number;
  /** Formats a value. Default: the number. */
  readonly format?: (value: number) => string;
  /** Height of the bars. Default: 112px. */
  readonly height?: string;
}

const LEAST = 4;

/** Rounds up to a round number of which half is also a round number. */
function roundUp(value: number): number {
  const step = value > 20 ? 10 : 2;
  return Math.ceil(value / step) * step;
}

/** The numbers at the two lines of the plot: the first at its top, the second halfway. */
const Axis = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: '1fr 1fr',
    mt: '-0.75em',
    color: 'text.muted',
    fontSize: 'xs',
    textAlign: 'end',
  },
});

const Plot = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: { base: '2px', sm: '4px' },
    borderBottomWidth: '1px',
    borderColor: 'line.strong',
    backgroundImage: 'linear-gradient(to bottom, {colors.line} 1px, transparent 1px)',
    backgroundSize: '100% 50%',
    color: 'brass',
    // Other days are slightly lighter, with a contrast of 3:1. Solid, so that no grid line shows through a bar.
    '& > :not(:last-child)': { color: 'color-mix(in srgb, {colors.brass} 90%, {colors.surface})' },
  },
});

/** The column of a day, over the whole height. */
const Column = chakra('span', {
  base: {
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'flex-end',
    minW: 0,
    maxW: '28px',
    height: '100%',
    borderTopRadius: '4px',
    overflow: 'hidden',
  },
});

const Bar = chakra('span', {
  base: {
    width: '100%',
    bg: 'currentColor',
    borderTopRadius: '4px',
    '&[data-open]': { bg: 'none', border: '1.5px dashed', borderBottomWidth: 0 },
    // High contrast replaces our colors with the system's.
    _highContrast: { color: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

/** Shows a bar for each day. Hidden from screen readers, so also show a `DayTable`. */
export function DayBars({
  days,
  most = roundUp(Math.max(LEAST, ...days.map(({ value }) => value ?? 0))),
  format = String,
  height = '112px',
}: DayBarsProps) {
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  if (!first || !middle || !last) return null;
  return (
    <Grid templateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="1.5" pt="2" minW={0} aria-hidden>
      <Axis style={{ height }}>
        <span>{format(most)}</span>
        <span>{format(most / 2)}</span>
      </Axis>
      <Plot style={{ height, gap: days.length > 40 ? '1px' : undefined }}>
        {days.map(({ day, value, open, fill, title = `${nameOf(day, open)}: ${textOf(value, format)}` }) => (
          <Column key={day} title={title}>
            {value !== null && (
              <Bar
                data-open={open}
                style={{
                  height: `max(2px, ${(Math.min(value, most) / most) * 100}%)`,
                  background: open ? undefined : fill,
                }}
              />
            )}
          </Column>
        ))}
      </Plot>
      <Flex justify="space-between" gap="2" gridColumn="2" position="relative">
        {[...new Set([first, middle, last])].map((each) => (
          <Text
            key={each.day}
            tone="muted"
            fontSize="xs"
            whiteSpace="nowrap"
            {...(each !== first && each !== last && underBar((days.indexOf(each) + 0.5) / days.length))}
          >
            {nameOf(each.day, each.open)}
          </Text>
        ))}
      </Flex>
    </Grid>
  );
}

/** Centers the label of the day in the middle below its bar, because the other labels differ in length. */
const underBar = (center: number) =>
  ({
    position: 'absolute',
    insetInlineStart: `${center * 100}%`,
    translate: '-50% 0',
    _rtl: { translate: '50% 0' },
  }) as const;

const nameOf = (day: string, open: string | undefined) => open ?? formatDay(day);

const textOf = (value: number | null, format: (value: number) => string) => (value === null ? '–' : format(value));

/** Formats one of the server's days, which are in UTC, in short form: 22 Nov. */
function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

interface DayTableProps extends Pick<DayBarsProps, 'days' | 'format'> {
  readonly caption: string;
  readonly dayLabel: string;
}

/** Lists the numbers of a chart for screen readers. */
export function DayTable({ caption, dayLabel, days, format = String }: DayTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{dayLabel}</th>
            <th scope="col">{caption}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, value, open }) => (
            <tr key={day}>
              <th scope="row">{nameOf(day, open)}</th>
              <td>{textOf(value, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
