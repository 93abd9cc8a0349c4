// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { formResolver } from './index.ts';

const schema = z.object({
  email: z.string().check(z.minLength(1, 'email?')),
  password: z.string(),
  due: z.string(),
  note: z.string(),
});
const onSubmit = vi.fn();

function Form() {
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(schema),
    defaultValues: { email: '', password: '', due: '', note: '' },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))} noValidate>
      <input {...register('email')} />
      <input {...register('password')} type="password" />
      <input {...register('due')} type="date" />
      <textarea {...register('note')} />
      <p>{Object.values(formState.errors).map(({ message }) => message)}</p>
    </form>
  );
}

async function shown() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Form />));
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const send = () =>
    act(
      async () =>
        void place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
  return { field, send, said: () => place.querySelector('p')?.textContent };
}

afterEach(() => {
  document.body.replaceChildren();
  onSubmit.mockReset();
});

test('what a password manager wrote without an event is sent; a password keeps its bytes', async () => {
  const { field, send, said } = await shown();
  field('email').value = 'z\u0307aneta@x.pl\u202c';
  field('password').value = 'Z\u0307aba';
  await send();
  expect(said()).toBe('');
  expect(onSubmit).toHaveBeenCalledWith({ email: 'żaneta@x.pl', password: 'Z\u0307aba', due: '', note: '' });
});

test('a line break that a word processor copies is one where the field has lines, else a blank', async () => {
  const { field, send } = await shown();
  field('email').value = 'ul. Morska 12\u000bGdynia';
  field('note').value = 'No breakfast.\u000bBring the passport.';
  await send();
  const sent = { email: 'ul. Morska 12 Gdynia', note: 'No breakfast.\nBring the passport.' };
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining(sent));
});

test('a half-typed date is no empty one', async () => {
  const { field, send, said } = await shown();
  field('email').value = 'anna@x.pl';
  Object.defineProperty(field('due'), 'validity', { value: { badInput: true }, configurable: true });
  await send();
  expect(said()).toBe('Please finish the date, or empty the field');
  expect(onSubmit).not.toHaveBeenCalled();
  Object.defineProperty(field('due'), 'validity', { value: { badInput: false } });
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});
