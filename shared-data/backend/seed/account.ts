export interface Account {
  id: string;
  email: string;
  fullName: string;
  userType: 'client' | 'veterinarian';
  /** Whether somebody can sign in with the demo password. */
  open: boolean;
}
