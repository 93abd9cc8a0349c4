export { SignOutButton, type SignOutButtonProps } from './sign-out-button.tsx';
