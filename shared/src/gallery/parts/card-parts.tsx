import { DayBars, DayTable } from '../../cards/DayBars';
import { SummaryCard, SummaryCardLoading } from '../../cards/SummaryCard';
import { ApiError } from '../../http/api-error';
import { Text } from '../../ui/core/text';
import { type GalleryPart, LONG_NAME } from '../gallery-part';

const entry = '@frontdesk/shared/cards';

const COUNTS = [3, 5, 0, 12, 8, 7, null, 4, 9, 14, 11, 2, 6, 10];
const days = COUNTS.map((value, index) => ({ day: `2026-03-${String(index + 1).padStart(2, '0')}`, value }));
const shares = days.map(({ day, value }) => ({ day, value: value === null ? null : value * 7 }));

const loaded = { isPending: false, error: null, refetch: () => undefined };
const summary = {
  title: 'Codes',
  to: '#SummaryCard',
  linkLabel: 'All codes',
  detail: 'scanned today',
  whenEmpty: 'No codes yet.',
};
const newest = [
  { id: 1, label: 'Menu' },
  { id: 2, label: LONG_NAME },
];

export const cardParts: readonly GalleryPart[] = [
  {
    name: 'SummaryCard',
    entry,
    about: 'A card of the home dashboard: a number, what it counts, and the newest rows.',
    states: {
      filled: () => <SummaryCard {...summary} query={loaded} count={12} newest={newest} />,
      empty: () => <SummaryCard {...summary} query={loaded} count={0} newest={[]} />,
      loading: () => <SummaryCard {...summary} query={{ ...loaded, isPending: true }} count={0} newest={[]} />,
      failed: () => (
        <SummaryCard
          {...summary}
          query={{ ...loaded, error: new ApiError('network', 'The server did not answer.') }}
          count={0}
          newest={[]}
        />
      ),
    },
  },
  {
    name: 'SummaryCardLoading',
    entry,
    about: 'The shape of a card while its code loads.',
    states: { loading: () => <SummaryCardLoading title="Codes" /> },
  },
  {
    name: 'DayBars',
    entry,
    about: 'A bar for each day. Screen readers get a DayTable instead.',
    states: {
      numbers: () => <DayBars days={days} />,
      'shares of a whole': () => <DayBars days={shares} most={100} format={(value) => `${value} %`} />,
      'today so far': () => (
        <DayBars days={[...days.slice(1), { day: '2026-03-15', value: 5, open: 'Today so far' }]} />
      ),
      'nothing yet': () => <DayBars days={days.map(({ day }) => ({ day, value: 0 }))} height="48px" />,
    },
  },
  {
    name: 'DayTable',
    entry,
    about: 'The numbers of a chart for screen readers. It is not visible.',
    states: {
      numbers: () => (
        <>
          <Text tone="muted">A table of 14 days that only screen readers read.</Text>
          <DayTable caption="Conversations" dayLabel="Day" days={days} />
        </>
      ),
    },
  },
];
