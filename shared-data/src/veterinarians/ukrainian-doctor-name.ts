import { titled } from './polish-doctor-name.ts';

/** How a vet is called in Ukrainian: 'вет. лікар Anna Nowak'. A doctorate and a chair stay: 'dr n. wet. Piotr Wójcik'. */
export const ukrainianDoctorName = (fullName: string): string => titled('вет. лікар', fullName);
