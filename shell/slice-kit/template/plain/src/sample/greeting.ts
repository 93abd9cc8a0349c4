/** A sentence for whoever opens the page, by first name where it is known. */
export function greeting(fullName?: string): string {
  const [firstName] = fullName?.trim().split(/\s+/) ?? [];
  return firstName ? `Welcome, ${firstName}.` : 'Welcome.';
}
