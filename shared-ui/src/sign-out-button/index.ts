export { SIGN_OUT_IN_POLISH } from './sign-out-button.pl.ts';
export { SignOutButton, type SignOutButtonProps, useLeaving } from './sign-out-button.tsx';
