import { datesIn } from '@veto/shared-data/calendar';
import { ageOf, ageText, type Pet } from '@veto/shared-data/pets';
import { Card } from '@veto/shared-ui/card';
import { FactList } from '@veto/shared-ui/fact-list';
import { LinkButton } from '@veto/shared-ui/link-button';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useLanguage, useSay } from '@veto/slice-kit';
import { PetPhoto } from './pet-photo.tsx';

export function PetCard({ pet }: { pet: Pet }) {
  const language = useLanguage();
  const say = useSay();
  const facts: [label: string, value: string][] = [
    [say('Type'), say(pet.type)],
    [say('Breed'), pet.breed ?? say('Unknown')],
    [say('Age'), ageText(ageOf(pet), language, say) ?? say('Unknown')],
    [say('Last visit'), pet.lastVisitDate ? datesIn(language).long(pet.lastVisitDate) : say('None yet')],
  ];
  return (
    <Card.Root as="article" overflow="hidden">
      <PetPhoto type={pet.type} imageUrl={pet.imageUrl} name={pet.name} />
      <Card.Body gap="3">
        <Card.Title as="h2" htmlTranslate="no">
          {pet.name}
        </Card.Title>
        <FactList orientation="horizontal" gap="2" facts={facts} />
      </Card.Body>
      <Card.Footer gap="3" flexWrap="wrap">
        <LinkButton href={`/pets/${pet.id}`} variant="outline" flex="1">
          {say('Details')}
          <VisuallyHidden> {say('of {pet}', { pet: pet.name })}</VisuallyHidden>
        </LinkButton>
        <LinkButton href={`/appointments/new?petId=${pet.id}`} flex="1">
          {say('Book Visit')}
          <VisuallyHidden> {say('for {pet}', { pet: pet.name })}</VisuallyHidden>
        </LinkButton>
      </Card.Footer>
    </Card.Root>
  );
}
