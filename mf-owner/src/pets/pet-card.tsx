import { formatLongDate } from '@veto/shared-data/calendar';
import type { Pet } from '@veto/shared-data/pets';
import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { FactList } from '@veto/shared-ui/fact-list';
import { PetPhoto } from '@veto/shared-ui/pet-photo';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { SiteLink } from '@veto/slice-kit';

/** A pet in My Pets, with the way to its details and to a visit. */
export function PetCard({ pet }: { pet: Pet }) {
  const facts: [label: string, value: string][] = [
    ['Type', pet.type],
    ['Breed', pet.breed ?? 'Unknown'],
    ['Age', pet.age ?? 'Unknown'],
    ['Last visit', pet.lastVisitDate ? formatLongDate(pet.lastVisitDate) : 'None yet'],
  ];
  return (
    <Card.Root as="article" overflow="hidden">
      <PetPhoto type={pet.type} imageUrl={pet.imageUrl} name={pet.name} />
      <Card.Body gap="3">
        <Card.Title as="h2">{pet.name}</Card.Title>
        <FactList orientation="horizontal" gap="2" facts={facts} />
      </Card.Body>
      <Card.Footer gap="3" flexWrap="wrap">
        <Button asChild variant="outline" flex="1">
          <SiteLink href={`/pets/${pet.id}`}>
            Details<VisuallyHidden> of {pet.name}</VisuallyHidden>
          </SiteLink>
        </Button>
        <Button asChild flex="1">
          <SiteLink href={`/appointments/new?petId=${pet.id}`}>
            Book Visit<VisuallyHidden> for {pet.name}</VisuallyHidden>
          </SiteLink>
        </Button>
      </Card.Footer>
    </Card.Root>
  );
}
