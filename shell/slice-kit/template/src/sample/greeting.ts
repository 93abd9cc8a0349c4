/** A greeting for the hour of the visitor's day (0 to 23), by first name where it is known. */
export function greeting(fullName: string | undefined, hour: number): string {
  const words = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  const [firstName] = fullName?.trim().split(/\s+/) ?? [];
  return firstName ? `${words}, ${firstName}.` : `${words}.`;
}
