import { isListed as isListedNow, useOwnLicence } from '@veto/shared-data/licence';
import type { Profile } from '@veto/shared-data/profiles';
import { ROW_DAYS, resultRow } from '@veto/shared-data/result-row';
import { useNextFreeDays } from '@veto/shared-data/schedule';
import { useListedCard, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { useVisitTypes } from '@veto/shared-data/visit-types';
import { ResultRow, ResultRowSkeleton } from '@veto/shared-ui/result-row';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { speciesOfTypes } from '../offer/species-of-types.ts';
import { missingForListing } from '../profile/profile-facts.ts';
import { rowInPolish } from './row-in-polish.ts';
import { savedCard } from './saved-card.ts';

export interface PublicPreviewProps {
  profile: Profile;
  headingLevel?: 'h2' | 'h3';
}

/** The row by which owners find the veterinarian: the one that their search answers, or what it would say so far. */
export default function PublicPreview({ profile, headingLevel = 'h3' }: PublicPreviewProps) {
  const say = useSay();
  const licence = useOwnLicence();
  const isComplete = missingForListing(profile).length === 0;
  const isListed = isComplete && (!licence.data || isListedNow(licence.data));
  const card = useListedCard(isListed ? profile : null);
  if (card.data) return <CardRow card={card.data} headingLevel={headingLevel} />;
  if (isListed && card.isPending) return <ResultRowSkeleton times />;
  return (
    <Stack gap="3">
      {isListed && (
        <Text color="muted">{say('Your row cannot be shown as the search has it. This is what you have saved.')}</Text>
      )}
      <SavedRow profile={profile} headingLevel={headingLevel} />
    </Stack>
  );
}

type RowOf<T> = T & { headingLevel: 'h2' | 'h3' };

function CardRow({ card, headingLevel }: RowOf<{ card: VeterinarianCard }>) {
  const free = useNextFreeDays([card.id], ROW_DAYS);
  const freeDays = free.data ? (free.data[card.id] ?? []) : free.isError ? undefined : 'loading';
  const say = useSay();
  const said = resultRow(card, freeDays);
  const { price, times, treatsLabel, ...row } = useLanguage() === 'pl' ? rowInPolish(card, said, say) : said;
  const species = speciesOfTypes(card.treats);
  return (
    <ResultRow
      {...row}
      headingLevel={headingLevel}
      {...(price && { price })}
      {...(species.length > 0 && { treats: { species, label: treatsLabel } })}
      {...(times && { times })}
    />
  );
}

/** Before anybody can find it: the same row, of what is saved so far. */
function SavedRow({ profile, headingLevel }: RowOf<{ profile: Profile }>) {
  const say = useSay();
  const { data: types = [] } = useVisitTypes(profile.id);
  return <CardRow card={savedCard(profile, types, say)} headingLevel={headingLevel} />;
}
