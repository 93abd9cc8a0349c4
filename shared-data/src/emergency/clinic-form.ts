import * as z from 'zod/mini';
import { todayInWarsaw } from '../calendar/index.ts';
import { isDay, noSite, readNumber, tidyPhone, typedNumber } from '../typed/index.ts';
import type { EmergencyClinic } from './emergency.schema.ts';

const degrees = (most: number, message: string) =>
  typedNumber(message, { from: -most, to: most, decimals: 15, required: true });

export const emergencyClinicSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'Please enter the name of the clinic'), noSite()),
  phone: z
    .string()
    .check(
      z.trim(),
      z.overwrite(tidyPhone),
      z.regex(/^[+0-9][0-9 ()-]{2,38}$/, 'Please enter a number that can be called'),
    ),
  address: z.string().check(z.trim(), z.minLength(5, 'Please enter street and number'), noSite()),
  city: z.string().check(z.trim(), z.minLength(2, 'Please enter a city'), noSite()),
  latitude: degrees(90, 'Please enter degrees, such as 52.2297'),
  longitude: degrees(180, 'Please enter degrees, such as 21.0122'),
  source: z.string().check(z.trim(), z.minLength(2, 'Please say who says that it never closes')),
  checkedOn: z
    .string()
    .check(z.refine((date) => isDay(date) && date <= todayInWarsaw(), { error: 'Please enter a day that has come' })),
});
export type EmergencyClinicValues = z.infer<typeof emergencyClinicSchema>;

/** The form's values of a clinic; of a new one, checked today. */
export function clinicValues(clinic?: EmergencyClinic): EmergencyClinicValues {
  return {
    name: clinic?.name ?? '',
    phone: clinic?.phone ?? '',
    address: clinic?.address ?? '',
    city: clinic?.city ?? '',
    latitude: clinic ? String(clinic.latitude) : '',
    longitude: clinic ? String(clinic.longitude) : '',
    source: clinic?.source ?? '',
    checkedOn: clinic?.checkedOn ?? todayInWarsaw(),
  };
}

/** What to store of the form's values. */
export function clinicOfValues({ latitude, longitude, ...texts }: EmergencyClinicValues): Omit<EmergencyClinic, 'id'> {
  return { ...texts, latitude: readNumber(latitude) ?? 0, longitude: readNumber(longitude) ?? 0 };
}
