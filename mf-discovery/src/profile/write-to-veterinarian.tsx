import { useSession } from '@veto/shared-data/core';
import { Link } from '@veto/shared-ui/link';
import { SiteLink } from '@veto/slice-kit';

/** The way to a conversation, for owners who are signed in; who has not booked yet reads there from when on they may. */
export function WriteToVeterinarian({ id }: { id: string }) {
  const { state } = useSession();
  if (state !== 'owner' && state !== 'no-profile') return null;
  return (
    <Link asChild variant="underline" color="fg.brand" minH="11">
      <SiteLink href={`/messages/${id}`}>Write to this vet</SiteLink>
    </Link>
  );
}
