/** How a veterinarian is addressed: 'Dr. Anna Nowak', also when the profile already says 'Dr.'; 'Dr. Unknown' without a name. */
export function doctorName(fullName: string | null | undefined): string {
  const name = fullName?.trim() || 'Unknown';
  return /^dr\.?\s/i.test(name) ? name : `Dr. ${name}`;
}

/** The same in Polish: 'lek. wet. Anna Nowak'. */
export function polishDoctorName(fullName: string): string {
  return `lek. wet. ${fullName.trim().replace(/^(?:dr\.?|lek\. wet\.)\s+/i, '')}`;
}
