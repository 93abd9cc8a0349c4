import type { Place } from '@veto/shared-data/places';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Heading } from '@veto/shared-ui/heading';
import { LinkedRow, type PlaceFocus } from '@veto/shared-ui/map-in-view';
import { Stack } from '@veto/shared-ui/stack';
import { type RefObject, useId } from 'react';
import { useSearchWords } from './search-words.ts';
import { SpecialistCard } from './specialist-card.tsx';

interface NearbyListProps {
  vets: readonly VeterinarianCard[];
  /** The first of them are the numbered specialists, who are under a heading of their own. */
  numberedFirst: boolean;
  /** The centre that distances are measured from; null: the visitor. */
  city: string | null;
  /** Undefined for a vet: on its way; null: could not be read. */
  placeOf(id: string): Place | null | undefined;
  focus: PlaceFocus;
  /** The longer of the two lists. */
  list: RefObject<HTMLDivElement | null>;
}

/** The vets nearest first, under a heading that says from where; before them, where they come first, the numbered three. */
export function NearbyList({ vets, numberedFirst, city, list, ...cards }: NearbyListProps) {
  const isNumbered = (vet: VeterinarianCard) => numberedFirst && vet.specialistNo !== null;
  const from = city === null ? 'visitor' : 'city';
  const { ours, nearestToYou, nearestTo } = useSearchWords();
  return (
    <Stack gap="8">
      <Cards title={ours} vets={vets.filter(isNumbered)} from={from} {...cards} />
      <Cards
        title={city === null ? nearestToYou : nearestTo(city)}
        vets={vets.filter((vet) => !isNumbered(vet))}
        from={from}
        list={list}
        {...cards}
      />
    </Stack>
  );
}

interface CardsProps extends Pick<NearbyListProps, 'vets' | 'placeOf' | 'focus'> {
  title: string;
  list?: RefObject<HTMLDivElement | null>;
  from: 'visitor' | 'city';
}

function Cards({ title, vets, from, list, placeOf, focus }: CardsProps) {
  const id = useId();
  if (vets.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id} gap="4">
      <Heading as="h2" textStyle="h3" id={id}>
        {title}
      </Heading>
      <Stack as="ul" data-long-list="" {...(list && { ref: list })} listStyleType="none" gap="4">
        {vets.map((vet) => (
          <LinkedRow key={vet.id} id={vet.id} focus={focus}>
            <SpecialistCard vet={vet} place={placeOf(vet.id)} from={from} />
          </LinkedRow>
        ))}
      </Stack>
    </Stack>
  );
}
