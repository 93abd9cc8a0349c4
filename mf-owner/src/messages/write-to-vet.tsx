import { Link } from '@veto/shared-ui/link';
import { SiteLink } from '@veto/slice-kit';

/** On a veterinarian's profile: the way to the conversation; who has not booked yet reads there from when on they may. */
export default function WriteToVet({ veterinarian }: { veterinarian: string }) {
  return (
    <Link asChild variant="underline" color="fg.brand" minH="11" mt="2">
      <SiteLink href={`/messages/${veterinarian}`}>Write to this vet</SiteLink>
    </Link>
  );
}
