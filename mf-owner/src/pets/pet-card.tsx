import { formatLongDate } from '@veto/shared-data/calendar';
import { ageOf, type Pet } from '@veto/shared-data/pets';
import { Card } from '@veto/shared-ui/card';
import { FactList } from '@veto/shared-ui/fact-list';
import { LinkButton } from '@veto/shared-ui/link-button';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { PetPhoto } from './pet-photo.tsx';

/** A pet in My Pets, with the way to its details and to a visit. */
export function PetCard({ pet }: { pet: Pet }) {
  const facts: [label: string, value: string][] = [
    ['Type', pet.type],
    ['Breed', pet.breed ?? 'Unknown'],
    ['Age', ageOf(pet) ?? 'Unknown'],
    ['Last visit', pet.lastVisitDate ? formatLongDate(pet.lastVisitDate) : 'None yet'],
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
          Details<VisuallyHidden> of {pet.name}</VisuallyHidden>
        </LinkButton>
        <LinkButton href={`/appointments/new?petId=${pet.id}`} flex="1">
          Book Visit<VisuallyHidden> for {pet.name}</VisuallyHidden>
        </LinkButton>
      </Card.Footer>
    </Card.Root>
  );
}
