import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getOverview } from '@frontdesk/shared/endpoints/overview';
import { Box, chakra, Flex, Text } from '@frontdesk/shared/ui/core';
import * as homeMessages from '../home-messages';

const words = homeMessages.numbers;
const HEIGHT = 72;
const STEP = 20;
const BAR = 14;

const Chart = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: '72px',
    overflow: 'visible',
    '& .questions': { fill: 'line.strong', opacity: 0.45 },
    '& .answered': { fill: 'accent' },
    '& .base': { stroke: 'line', strokeWidth: 1 },
  },
});

interface DayChartProps {
  readonly days: ResponseOf<typeof getOverview>['days'];
}

/** The questions of each day as bars, the answered ones of them filled. */
export function DayChart({ days }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ questions }) => questions));
  const heightOf = (count: number) => (Math.min(count, most) / most) * HEIGHT;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <Box minW={0}>
      <Chart
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary(days)}
      >
        <line className="base" x1="0" x2={days.length * STEP} y1={HEIGHT} y2={HEIGHT} />
        {days.map(({ day, questions, answered }, index) => (
          <g key={day}>
            <title>{words.day(dayOf(day), questions, answered)}</title>
            {[
              { name: 'questions', count: questions },
              { name: 'answered', count: answered },
            ].map(({ name, count }) => (
              <rect
                key={name}
                className={name}
                x={index * STEP + (STEP - BAR) / 2}
                y={HEIGHT - heightOf(count)}
                width={BAR}
                height={heightOf(count)}
              />
            ))}
          </g>
        ))}
      </Chart>
      <Flex justify="space-between" gap="2" mt="1">
        <Text tone="muted" fontSize="xs" whiteSpace="nowrap">
          {dayOf(first.day)}
        </Text>
        <Text tone="muted" fontSize="xs" textAlign="center">
          {words.legend}
        </Text>
        <Text tone="muted" fontSize="xs" whiteSpace="nowrap">
          {dayOf(last.day)}
        </Text>
      </Flex>
    </Box>
  );
}

function summary(days: DayChartProps['days']): string {
  return `${words.chart}: ${days.map(({ day, questions, answered }) => words.day(dayOf(day), questions, answered)).join('; ')}`;
}

/** The server's days are those of UTC. */
function dayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
