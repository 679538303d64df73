import { screen, within } from '@testing-library/react';
import { defineRemote } from '../contract';
import { renderPage } from '../testing/render-page';
import { AloneSlot } from './alone-parts';

const manifest = defineRemote({
  name: 'hours',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: { HoursPage: './src/HoursPage.tsx' },
  routes: [{ path: '/hours', page: 'HoursPage', access: 'signed-in', title: 'Hours' }],
  slots: [{ name: 'hours.day', context: { day: 'string', open: 'boolean' } }],
  fills: [{ slot: 'hours.day', component: 'Notes', file: './src/Notes.tsx', title: 'Notes' }],
});
const parts = {
  Notes:
    async () =>
    ({ context }: { context: { day: string } }) => <p>Notes of {context.day}</p>,
};
const show = (name: string, context: Record<string, string | boolean>) =>
  renderPage(<AloneSlot name={name} context={context} manifest={manifest} parts={parts} />);

test('shows a slot in its page, with its context and the remote’s own fill', async () => {
  show('hours.day', { day: 'Monday', open: true });
  const slot = within(await screen.findByRole('region', { name: 'Slot hours.day' }));
  expect(await slot.findByText('Notes of Monday')).toBeInTheDocument();
  expect(slot.getByText('{"day":"Monday","open":true}')).toBeInTheDocument();
  expect(slot.queryByRole('alert')).toBeNull();
});

test('names the missing fields of a slot’s context, and an undeclared slot', async () => {
  show('hours.day', { day: 'Monday' });
  expect(await screen.findByText('Its context needs open: boolean.')).toBeInTheDocument();
  show('hours.week', {});
  expect(screen.getByText('remote.manifest.ts does not declare this slot.')).toBeInTheDocument();
});
