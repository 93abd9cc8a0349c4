import type { Say } from '@veto/slice-kit';

/** A sentence for whoever opens the page, by first name where it is known. */
export function greeting(say: Say, fullName?: string): string {
  const [name] = fullName?.trim().split(/\s+/) ?? [];
  return name ? say('Welcome, {name}.', { name }) : say('Welcome.');
}
