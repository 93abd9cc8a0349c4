export {
  clinicOfValues,
  clinicValues,
  type EmergencyClinicValues,
  emergencyClinicSchema,
} from './clinic-form.ts';
export { useEmergencyClinics, useRemoveEmergencyClinic, useSaveEmergencyClinic } from './clinics.ts';
export { emergencyKeys } from './emergency.keys.ts';
export type { EmergencyClinic, EmergencyContact, EmergencyHours } from './emergency.schema.ts';
export { useEmergencyHours, useSaveEmergencyHours } from './emergency-hours.ts';
export { useEmergencyContacts } from './list-contacts.ts';
