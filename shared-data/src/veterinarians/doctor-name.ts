/** How a veterinarian is addressed: 'Dr. Anna Nowak', also when the profile already says 'Dr.'; 'Dr. Unknown' without a name. */
export function doctorName(fullName: string | null | undefined): string {
  const name = fullName?.trim() || 'Unknown';
  return /^dr\.?\s/i.test(name) ? name : `Dr. ${name}`;
}
