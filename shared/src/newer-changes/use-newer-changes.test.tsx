import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { ChakraProvider, system } from '../ui/core';
import { TextField, useForm } from '../ui/form';
import { useNewerChanges } from './use-newer-changes';

const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty('Name is required')), city: v.string() });
const labels = { name: 'Name', city: 'City' };
const begun = { name: 'Rosa', city: 'Bern' };
let stored = begun;
const submit = jest.fn(async (values: typeof begun) => {
  stored = values;
});

interface FormProps {
  readonly read?: () => Promise<typeof begun>;
  readonly initial?: typeof begun;
  readonly draft?: string;
}

function Form({ read = async () => stored, initial = begun, draft = '' }: FormProps) {
  const newer = useNewerChanges({ read, labels });
  const form = useForm({ initial, schema, submit, before: newer.before, ...(draft && { draft }) });
  return (
    <ChakraProvider value={system}>
      <form onSubmit={form.onSubmit}>
        <TextField label="Name" {...form.field('name')} />
        <TextField label="City" {...form.field('city')} />
        <button type="submit">Save</button>
      </form>
      {newer.dialog}
    </ChakraProvider>
  );
}

beforeEach(() => {
  stored = begun;
  submit.mockClear();
});

async function rename() {
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('keeps a newer change of another field without asking', async () => {
  render(<Form />);
  stored = { name: 'Rosa', city: 'Basel' };
  await rename();
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ name: 'Anna', city: 'Basel' }));
  expect(screen.getByLabelText('City')).toHaveValue('Basel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows both values of a field that both users changed, and saves the chosen one', async () => {
  render(<Form />);
  stored = { name: 'Rosalind', city: 'Basel' };
  await rename();
  const dialog = await screen.findByRole('dialog', { name: 'Somebody saved newer changes' });
  expect(dialog).toHaveTextContent('NameSaved versionRosalindYoursAnna');
  expect(dialog).not.toHaveTextContent('City');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Anna');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ name: 'Anna', city: 'Basel' }));
});

test('keeps the other user’s newer value on request', async () => {
  render(<Form />);
  stored = { name: 'Rosalind', city: 'Bern' };
  await rename();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep theirs' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Rosalind'));
  expect(submit).toHaveBeenCalledWith({ name: 'Rosalind', city: 'Bern' });
});

test('saves the typed text when the stored values cannot be read, and asks nothing when both users typed the same', async () => {
  const { unmount } = render(<Form read={() => Promise.reject(new Error('offline'))} />);
  await rename();
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ name: 'Anna', city: 'Bern' }));
  unmount();
  submit.mockClear();
  stored = { name: 'Anna', city: 'Bern' };
  render(<Form />);
  await rename();
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('validates before it asks', async () => {
  render(<Form />);
  stored = { name: 'Rosalind', city: 'Bern' };
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks about a change that was stored while a draft was waiting', async () => {
  const first = render(<Form draft="guest" />);
  await userEvent.type(screen.getByLabelText('Name'), ' M.');
  first.unmount();
  stored = { name: 'Rosalind', city: 'Basel' };
  // The page opens again, with the values that are now stored below the draft.
  render(<Form draft="guest" initial={stored} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Rosa M.');
  expect(screen.getByLabelText('City')).toHaveValue('Basel');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody saved newer changes' });
  expect(dialog).toHaveTextContent('NameSaved versionRosalindYoursRosa M.');
  await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ name: 'Rosa M.', city: 'Basel' }));
});
