import { Link } from '@veto/shared-ui/link';
import { SiteLink } from '@veto/slice-kit';

/** The link from a veterinarian's profile to the conversation, which tells owners who have not booked yet when they can write. */
export default function WriteToVet({ veterinarian }: { veterinarian: string }) {
  return (
    <Link asChild variant="underline" color="fg.brand" display="inline-flex" minH="11" mt="2">
      <SiteLink href={`/messages/${veterinarian}`}>Write to this vet</SiteLink>
    </Link>
  );
}
