import * as z from 'zod/mini';
import { typedAddress, typedName } from '../typed/index.ts';

/** The contact form. `website` is a field that people never see: whoever fills it is a machine. */
export const contactSchema = z.object({
  name: typedName('Name must be at least 2 characters', { least: 2, most: 200 }),
  email: typedAddress(),
  subject: z.string().check(z.trim(), z.minLength(2, 'Please enter a subject')),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Message must be at least 10 characters'),
      z.maxLength(5000, 'Message must be at most 5000 characters'),
    ),
  website: z.optional(z.string()),
});
export type ContactValues = z.infer<typeof contactSchema>;
