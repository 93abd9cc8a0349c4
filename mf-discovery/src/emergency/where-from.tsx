import { CITIES } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { ChoiceLinks } from '@veto/shared-ui/choice-links';
import { Flex } from '@veto/shared-ui/flex';
import { SelectInput } from '@veto/shared-ui/select-input';
import { useLanguage, useSay } from '@veto/slice-kit';
import { LocateFixed } from 'lucide-react';
import { ANIMALS, animalOf } from './animals.ts';
import { hrefNear, type Whereabouts } from './use-whereabouts.ts';

/** For which animal, near which city, and the button that asks for the visitor's position; without a script a link for each. */
export function WhereFrom(whereabouts: Whereabouts) {
  const say = useSay();
  const language = useLanguage();
  const { city, animal } = whereabouts;
  return (
    <>
      <ChosenAtOnce {...whereabouts} />
      <noscript>
        <ChoiceLinks
          label={say('Near')}
          current={city}
          choices={CITIES.map((one) => ({
            value: one,
            label: one,
            href: hrefNear(one, animal?.code ?? null, language),
          }))}
        />
        <ChoiceLinks
          label={say('For')}
          current={animal?.code ?? ''}
          choices={[
            { value: '', label: say('Any animal'), href: hrefNear(city, null, language) },
            ...ANIMALS.map(({ code, label }) => ({
              value: code,
              label: say(label),
              href: hrefNear(city, code, language),
            })),
          ]}
        />
      </noscript>
    </>
  );
}

function ChosenAtOnce({ city, visitor, animal, choose, chooseAnimal }: Whereabouts) {
  const say = useSay();
  const located = visitor.state === 'known';
  return (
    <Flex data-needs-script="" columnGap="2" rowGap="1" wrap="wrap" w={{ base: 'full', md: 'auto' }}>
      <SelectInput
        aria-label={say('For')}
        h="12"
        frame={FRAME}
        value={animal?.code ?? ''}
        onChange={(event) => chooseAnimal(animalOf(event.target.value))}
      >
        <option value="">{say('Any animal')}</option>
        {ANIMALS.map(({ code, label }) => (
          <option key={code} value={code}>
            {say(label)}
          </option>
        ))}
      </SelectInput>
      <SelectInput
        aria-label={say('Near')}
        h="12"
        frame={FRAME}
        value={located ? '' : city}
        onChange={(event) => {
          const chosen = CITIES.find((one) => one === event.target.value);
          if (chosen) choose(chosen);
        }}
      >
        {located && <option value="">{say('My position')}</option>}
        {CITIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectInput>
      {!located && (
        <Button
          variant="subtle"
          w={{ base: 'full', md: 'auto' }}
          h={{ base: '11', md: '12' }}
          loading={visitor.state === 'asking'}
          loadingText={say('Looking...')}
          onClick={visitor.ask}
        >
          <LocateFixed aria-hidden size={18} />
          {say('Use my position')}
        </Button>
      )}
    </Flex>
  );
}

/** Half of a phone's width, where the text leaves room. */
const FRAME = { flex: { base: '1 1 8rem', md: 'none' }, w: { md: '11.25rem' }, minW: '0' } as const;
