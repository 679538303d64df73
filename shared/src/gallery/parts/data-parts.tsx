import { useState } from 'react';
import { ApiError } from '../../http/api-error';
import { Badge } from '../../ui/core/Badge';
import { Button } from '../../ui/core/Button';
import { CopyButton } from '../../ui/data/CopyButton';
import { DateTime, TimeAgo } from '../../ui/data/DateTime';
import { EmptyState, Skeleton } from '../../ui/data/EmptyState';
import { FailedState } from '../../ui/data/FailedState';
import { Table, TableFrame, Td, Th } from '../../ui/data/Table';
import { Checkbox } from '../../ui/form/toggles';
import { Tabs } from '../../ui/tabs';
import { type GalleryPart, LONG_NAME, SAMPLE_TIME } from '../gallery-part';

const entry = '@frontdesk/shared/ui/data';
const noAnswer = new ApiError('network', 'The server did not answer.');

export const dataParts: readonly GalleryPart[] = [
  {
    name: 'Table',
    entry,
    about: 'Rows of 40 px with a header that stays. Wrap it in a TableFrame, so that it scrolls and the page does not.',
    states: {
      'plain, selected and new rows': () => (
        <TableFrame tabIndex={0} role="region" aria-label="Agents">
          <Table>
            <thead>
              <tr>
                <Th>
                  <Checkbox aria-label="Select all" isMixed />
                </Th>
                <Th>Name</Th>
                <Th>Availability</Th>
                <Th>Created</Th>
              </tr>
            </thead>
            <tbody>
              {[{ name: 'Reception' }, { name: 'Spa', isSelected: true }, { name: LONG_NAME, isNew: true }].map(
                ({ name, isSelected, isNew }) => (
                  <tr key={name} data-selected={isSelected} data-new={isNew}>
                    <Td>
                      <Checkbox aria-label={`Select ${name}`} defaultChecked={isSelected} />
                    </Td>
                    <Td>{name}</Td>
                    <Td>
                      <Badge tone="success">Active</Badge>
                    </Td>
                    <Td>
                      <TimeAgo time={SAMPLE_TIME} />
                    </Td>
                  </tr>
                ),
              )}
            </tbody>
          </Table>
        </TableFrame>
      ),
    },
  },
  {
    name: 'EmptyState',
    entry,
    about: 'A list without rows: what is missing, and one way on.',
    states: {
      'nothing yet': () => (
        <EmptyState drawing="agents" action={<Button>Add agent</Button>}>
          You have no agents yet.
        </EmptyState>
      ),
      'no matches': () => (
        <EmptyState drawing="search" action={<Button variant="outline">Clear the search</Button>}>
          No agent matches “{LONG_NAME}”.
        </EmptyState>
      ),
    },
  },
  {
    name: 'FailedState',
    entry,
    about: 'Something could not be loaded: what, why, and a way to try again.',
    states: {
      'no answer': () => <FailedState what="The agents could not be loaded." error={noAnswer} onRetry={doNothing} />,
      'unknown reason': () => (
        <FailedState
          what="The agents could not be loaded."
          error={new TypeError('x is undefined')}
          onRetry={doNothing}
        />
      ),
    },
  },
  {
    name: 'Skeleton',
    entry,
    about: 'A placeholder in the shape of what is being loaded.',
    states: {
      'a line': () => <Skeleton height="16px" width="60%" />,
      'a field': () => <Skeleton height="66px" />,
    },
  },
  {
    name: 'TimeAgo',
    entry,
    about: 'How long ago something was. The whole date shows on hover.',
    states: {
      now: () => <TimeAgo time={new Date().toISOString()} />,
      'long ago': () => <TimeAgo time={SAMPLE_TIME} />,
      'no date': () => <TimeAgo time={null} />,
    },
  },
  {
    name: 'DateTime',
    entry,
    about: 'A whole date. How long ago it was shows on hover.',
    states: {
      'a date': () => <DateTime time={SAMPLE_TIME} />,
      'no date': () => <DateTime time={null} />,
    },
  },
  {
    name: 'CopyButton',
    entry,
    about: 'Copies a text. Where the browser does not allow it, selects the text instead.',
    states: { ready: () => <CopyButton text="abc-123" what="client id" /> },
  },
  {
    name: 'Tabs',
    entry: '@frontdesk/shared/ui/tabs',
    about: 'Tabs that follow the arrow keys, Home and End.',
    states: { 'first selected': () => <SampleTabs />, 'many tabs': () => <SampleTabs count={12} /> },
  },
];

function doNothing() {}

function SampleTabs({ count = 3 }: { count?: number }) {
  const [selected, select] = useState('1');
  const items = Array.from({ length: count }, (_, index) => ({ id: String(index + 1), label: `Tab ${index + 1}` }));
  return (
    <Tabs label="Sample tabs" items={items} selected={selected} onSelect={select}>
      The content of tab {selected}.
    </Tabs>
  );
}
