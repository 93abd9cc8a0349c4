import { useSay } from '@veto/slice-kit';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { tellFailure } from '../failure-toast/index.ts';

export interface SignOutButtonProps {
  signOut: () => Promise<void>;
  /** What is said when the visitor stays signed in. */
  failed: { title: string; description: string };
}

/** Signing out by a press: `leaving` while it is under way, and then for good; a failure is shown, and ends it. */
export function useLeaving({ signOut, failed }: SignOutButtonProps) {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      setLeaving(false);
      tellFailure(error, failed);
    }
  };
  return { leaving, leave };
}

/** Signs out; the shell says so and goes home, since the page around this button is gone by then. */
export function SignOutButton(props: SignOutButtonProps) {
  const say = useSay();
  const { leaving, leave } = useLeaving(props);
  return (
    <Button variant="outline" loading={leaving} loadingText={say('Signing out...')} onClick={leave}>
      <LogOut aria-hidden /> {say('Sign out')}
    </Button>
  );
}
