import * as z from 'zod/mini';

/** The service keeps a hash by bcrypt, which reads no further. */
const MOST_BYTES = 72;

export const PASSWORD_TOO_LONG = `Password must be at most ${MOST_BYTES} bytes: 72 plain letters, or 36 such as ż`;

/** Whether all of it counts: of a longer one the first 72 bytes would sign in. */
export const fitsPassword = (password: string) => new TextEncoder().encode(password).length <= MOST_BYTES;

export const typedNewPassword = () =>
  z
    .string()
    .check(
      z.minLength(6, 'Password must be at least 6 characters'),
      z.refine(fitsPassword, { error: PASSWORD_TOO_LONG }),
    );
