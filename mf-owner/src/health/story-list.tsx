import { datesIn } from '@veto/shared-data/calendar';
import { namesApart } from '@veto/shared-data/names-apart';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Heading } from '@veto/shared-ui/heading';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { byYear, type StoryEntry, type StoryKind } from './story-entries.ts';
import { StoryRow } from './story-row.tsx';

/** Years of entries are drawn a few at a time. */
const AT_A_TIME = 20;

const NONE: Record<StoryKind, string> = {
  visits: 'No visits yet.',
  vaccinations: 'No vaccinations yet. Vaccinations from a visit appear here automatically.',
  weights: 'No weights yet. With two of them, you see a chart here.',
  medicines: 'No medicines yet.',
  documents: 'No documents yet. Keep results and letters here: only you and the veterinarians you visit can open them.',
};

interface StoryListProps {
  /** As `storyOf` gives them. */
  entries: readonly StoryEntry[];
  /** Null: every kind. */
  kind: StoryKind | null;
  /** The pet's. */
  name: string;
}

export function StoryList({ entries, kind, name }: StoryListProps) {
  const say = useSay();
  const dates = datesIn(useLanguage());
  const [shown, setShown] = useState(AT_A_TIME);
  const wanted = kind ? entries.filter((entry) => entry.kind === kind) : entries;
  if (wanted.length === 0)
    return (
      <Text color="muted">
        {kind
          ? say(NONE[kind])
          : say('Nothing yet. Add what you know of {pet}; what a veterinarian enters at a visit follows by itself.', {
              pet: name,
            })}
      </Text>
    );
  const names = namesApart(wanted.map(({ title, date }) => `${title}, ${dates.short(date)}`));
  const named = new Map(wanted.map(({ key, title }, index) => [key, names[index] ?? title]));
  return (
    <>
      {byYear(wanted.slice(0, shown)).map(({ year, entries: ofYear }) => (
        <Box key={year} mb="6">
          <Heading as="h3" textStyle="h3" mb="2">
            {year}
          </Heading>
          <Box as="ul" listStyleType="none">
            {ofYear.map((entry) => (
              <StoryRow key={entry.key} item={entry} name={named.get(entry.key) ?? entry.title} />
            ))}
          </Box>
        </Box>
      ))}
      {wanted.length > shown && (
        <Button variant="plain" ms="-3" onClick={() => setShown(shown + AT_A_TIME)}>
          {say('Show earlier entries ({left})', { left: wanted.length - shown })}
        </Button>
      )}
    </>
  );
}
