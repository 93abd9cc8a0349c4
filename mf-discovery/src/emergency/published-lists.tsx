import { Link } from '@veto/shared-ui/link';
import { Text } from '@veto/shared-ui/text';
import { Saying } from '@veto/slice-kit';

/** Where clinics are listed beside Veto. */
export function PublishedLists() {
  return (
    <Text lineHeight="1.6">
      <Saying
        text="Search the web for {words} and the name of your city. Every clinic in Poland is registered with one of the sixteen regional veterinary chambers ({chambers}); the National Chamber, {link}, leads to them."
        words={<span lang="pl">“całodobowa klinika weterynaryjna”</span>}
        chambers={<span lang="pl">okręgowe izby lekarsko-weterynaryjne</span>}
        link={
          <Link href="https://vetpol.org.pl" target="_blank" rel="noopener" variant="underline" color="inherit">
            vetpol.org.pl
          </Link>
        }
      />
    </Text>
  );
}
