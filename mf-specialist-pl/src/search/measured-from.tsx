import type { VisitorPosition } from '@veto/shared-data/places';
import { CITIES, type City, withStoredValue } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { ChoiceLinks } from '@veto/shared-ui/choice-links';
import { Flex } from '@veto/shared-ui/flex';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Text } from '@veto/shared-ui/text';
import type { Translated } from '@veto/slice-kit/contract';
import { LocateFixed } from 'lucide-react';
import { ownPath } from '../words/languages.ts';
import { useSearchWords } from './search-words.ts';

interface MeasuredFromProps {
  city: string;
  /** The words that are searched for. */
  query: string;
  onCity(city: City): void;
  visitor: VisitorPosition;
}

/** Where distances are measured from: the centre of a city, or the visitor, who is asked only after a press. Without a script each city is a link. */
export function MeasuredFrom({ query, ...measured }: MeasuredFromProps) {
  const words = useSearchWords();
  return (
    <>
      <ChosenAtOnce {...measured} />
      <noscript>
        <ChoiceLinks
          label={words.fromCentre}
          current={measured.city}
          choices={CITIES.map((one) => ({ value: one, label: one, href: hrefFrom(words.language, one, query) }))}
        />
      </noscript>
    </>
  );
}

function hrefFrom(language: Translated, city: City, query: string): string {
  return ownPath(language, `/map-search?${new URLSearchParams({ ...(query && { query }), miasto: city })}`);
}

function ChosenAtOnce({ city, onCity, visitor }: Omit<MeasuredFromProps, 'query'>) {
  const located = visitor.state === 'known';
  const words = useSearchWords();
  return (
    <Flex gap="2" align="center" wrap="wrap" data-needs-script="">
      <SelectInput
        frame={{ w: 'auto' }}
        aria-label={words.fromCentre}
        value={located ? '' : city}
        onChange={(event) => {
          const chosen = CITIES.find((one) => one === event.target.value);
          if (chosen) onCity(chosen);
        }}
      >
        {located && <option value="">{words.myPosition}</option>}
        {withStoredValue(CITIES, city).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectInput>
      {!located && (
        <Button variant="subtle" loading={visitor.state === 'asking'} loadingText={words.asking} onClick={visitor.ask}>
          <LocateFixed aria-hidden size={18} />
          {words.useMyPosition}
        </Button>
      )}
      <Text role="status" fontSize="sm" color="muted" w="full" _empty={{ display: 'none' }}>
        {located && words.fromMyPosition}
        {visitor.state === 'refused' && words.noPosition}
      </Text>
    </Flex>
  );
}
