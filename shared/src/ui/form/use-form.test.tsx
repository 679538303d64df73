import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { ApiError } from '../../http/api-error';
import { hasUnsavedWork } from '../../unsaved/unsaved-work';
import { useForm } from './use-form';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Name is required')),
  password: v.string(),
});

function render(submit: (values: { name: string; password: string }) => Promise<unknown>) {
  return renderHook(() => useForm({ initial: { name: '', password: '' }, schema, submit }));
}
const type = (form: ReturnType<typeof render>, name: 'name' | 'password', text: string) =>
  act(() => form.result.current.field(name).onChange(text));
const send = (form: ReturnType<typeof render>) => act(async () => form.result.current.onSubmit());

test('submits nothing while a field is invalid, and shows the reason at the field', async () => {
  const submit = jest.fn();
  const form = render(submit);
  await send(form);
  expect(form.result.current.field('name').errors).toEqual(['Name is required']);
  expect(submit).not.toHaveBeenCalled();
});

test('submits the output of the schema', async () => {
  const submit = jest.fn().mockResolvedValue(undefined);
  const form = render(submit);
  type(form, 'name', ' Ada ');
  await send(form);
  expect(submit).toHaveBeenCalledWith({ name: 'Ada', password: '' });
});

test('counts typed text as unsaved work until it is submitted', async () => {
  const form = render(async () => undefined);
  type(form, 'name', 'Ada');
  expect(hasUnsavedWork()).toBe(true);
  await send(form);
  expect(hasUnsavedWork()).toBe(false);
});

test('saves a form that empties a field during submission', async () => {
  const form: ReturnType<typeof render> = render(async () => form.result.current.set({ password: '' }));
  type(form, 'name', 'Ada');
  type(form, 'password', 'secret');
  await send(form);
  expect(form.result.current.values.password).toBe('');
  expect(form.result.current.isDirty).toBe(false);
});

test('keeps showing a failure until the next attempt, and always keeps the typed text', async () => {
  const failure = new ApiError('network', 'No answer.');
  const form = render(() => Promise.reject(failure));
  type(form, 'name', 'Ada');
  await send(form);
  expect(form.result.current.failure).toBe(failure);
  expect(form.result.current.values.name).toBe('Ada');
});

test('forgets a failure with the next attempt, even with one that is not sent', async () => {
  const form = render(() => Promise.reject(new ApiError('network', 'No answer.')));
  type(form, 'name', 'Ada');
  await send(form);
  expect(form.result.current.failure).not.toBeNull();
  type(form, 'name', '');
  await send(form);
  expect(form.result.current.failure).toBeNull();
});

test('restores unsaved text when the page opens again, and can discard it', async () => {
  const submit = jest.fn().mockResolvedValue(undefined);
  const open = (name: string) =>
    renderHook(() => useForm({ initial: { name, password: '' }, schema, submit, draft: 'profile' }));
  const first = open('Ada');
  act(() => first.result.current.field('password').onChange('secret'));
  first.unmount();
  expect(hasUnsavedWork()).toBe(true);

  // The name has changed elsewhere in the meantime; only typed text is restored.
  const second = open('Ada Lovelace');
  expect(second.result.current.values).toEqual({ name: 'Ada Lovelace', password: 'secret' });
  expect(second.result.current.isDraft).toBe(true);
  act(() => second.result.current.discard());
  expect(second.result.current.values.password).toBe('');
  expect(second.result.current.isDraft).toBe(false);
  expect(hasUnsavedWork()).toBe(false);
});

test('keeps no draft of a form that leaves the page on submission', async () => {
  let leave = () => {};
  const open = () =>
    renderHook(() =>
      useForm({ initial: { name: '', password: '' }, schema, submit: async () => leave(), draft: 'new-agent' }),
    );
  const first = open();
  leave = first.unmount;
  act(() => first.result.current.field('name').onChange('Ada'));
  await act(async () => first.result.current.onSubmit());
  expect(hasUnsavedWork()).toBe(false);
  expect(open().result.current.values.name).toBe('');
});

test('leaves the handling of an ended session to the host', async () => {
  const form = render(() => Promise.reject(new ApiError('session', 'Please log in again.', 401)));
  type(form, 'name', 'Ada');
  await send(form);
  expect(form.result.current.failure).toBeNull();
  expect(form.result.current.isDirty).toBe(true);
});

test('combines two simultaneous submissions', async () => {
  let done = () => {};
  const submit = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const form = render(submit);
  type(form, 'name', 'Ada');
  await send(form);
  await send(form);
  await act(async () => done());
  expect(submit).toHaveBeenCalledTimes(1);
});

test('updates fields without unsaved changes to the stored values, and keeps typed ones', () => {
  const form = render(async () => undefined);
  type(form, 'name', 'Ada');
  act(() => form.result.current.rebase({ name: 'Eve', password: 'stored' }));
  expect(form.result.current.values).toEqual({ name: 'Ada', password: 'stored' });
  act(() => form.result.current.discard());
  expect(form.result.current.values).toEqual({ name: 'Eve', password: 'stored' });
  expect(form.result.current.isDirty).toBe(false);
});

test('shows the stored values after a submission, and keeps later typing as unsaved', async () => {
  let finish = () => {};
  const form = render(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  type(form, 'name', ' Ada ');
  await send(form);
  act(() => form.result.current.rebase({ name: 'Ada', password: 'stored' }));
  type(form, 'password', 'typed');
  await act(async () => finish());
  expect(form.result.current.values).toEqual({ name: 'Ada', password: 'typed' });
  type(form, 'password', 'stored');
  expect(form.result.current.isDirty).toBe(false);
});
