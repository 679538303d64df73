import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../testing/render-page';
import { Tabs } from './tabs';

const ITEMS = [
  { id: 'info', label: 'Info' },
  { id: 'documents', label: 'Documents' },
  { id: 'test', label: 'Test' },
] as const;

function Example() {
  const [selected, setSelected] = useState<(typeof ITEMS)[number]['id']>('info');
  return (
    <Tabs label="Agent" items={ITEMS} selected={selected} onSelect={setSelected}>
      <p>Content of {selected}</p>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
afterEach(() => document.documentElement.removeAttribute('dir'));

test('puts only the selected tab in the Tab order, and labels its panel with its name', async () => {
  renderPage(<Example />);
  await userEvent.tab();
  expect(tab('Info')).toHaveFocus();
  await userEvent.tab();
  const panel = screen.getByRole('tabpanel', { name: 'Info' });
  expect(panel).toHaveFocus();
  expect(tab('Info')).toHaveAttribute('aria-controls', panel.id);
  expect(screen.getByRole('tablist', { name: 'Agent' })).toContainElement(tab('Test'));
});

test.each([
  ['ltr', '{ArrowRight}', 'Documents'],
  ['ltr', '{ArrowRight}{ArrowRight}{ArrowRight}', 'Info'],
  ['ltr', '{ArrowLeft}', 'Test'],
  ['rtl', '{ArrowLeft}', 'Documents'],
  ['rtl', '{ArrowRight}', 'Test'],
  ['ltr', '{End}', 'Test'],
  ['ltr', '{End}{Home}', 'Info'],
  ['ltr', '{Control>}{ArrowRight}{/Control}', 'Info'],
])('in text that reads from %s, %s selects and focuses %s', async (direction, keys, name) => {
  document.dir = direction;
  renderPage(<Example />);
  await userEvent.click(tab('Info'));
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`Content of ${name.toLowerCase()}`);
});
