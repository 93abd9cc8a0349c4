export { SignOutButton, type SignOutButtonProps, useLeaving } from './sign-out-button.tsx';
