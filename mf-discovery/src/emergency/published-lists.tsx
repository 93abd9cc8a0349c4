import { Link } from '@veto/shared-ui/link';
import { Text } from '@veto/shared-ui/text';

/** Where clinics are listed beside Veto. */
export function PublishedLists() {
  return (
    <Text lineHeight="1.6">
      Search the web for <span lang="pl">“całodobowa klinika weterynaryjna”</span> and the name of your city. Every
      clinic in Poland is registered with one of the sixteen regional veterinary chambers (
      <span lang="pl">okręgowe izby lekarsko-weterynaryjne</span>); the National Chamber,{' '}
      <Link href="https://vetpol.org.pl" target="_blank" rel="noopener" variant="underline" color="inherit">
        vetpol.org.pl
      </Link>
      , leads to them.
    </Text>
  );
}
