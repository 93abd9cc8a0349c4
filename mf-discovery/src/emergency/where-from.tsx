import { CITIES } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ChoiceLinks } from '@veto/shared-ui/choice-links';
import { Flex } from '@veto/shared-ui/flex';
import { SelectInput } from '@veto/shared-ui/select-input';
import { useLanguage, useSay } from '@veto/slice-kit';
import { LocateFixed, MapPin } from 'lucide-react';
import { hrefNear, type Whereabouts } from './use-whereabouts.ts';

/** A city, or the button that asks for the visitor's position; without a script a link for each city. */
export function WhereFrom(whereabouts: Whereabouts) {
  const say = useSay();
  const language = useLanguage();
  return (
    <>
      <ChosenAtOnce {...whereabouts} />
      <noscript>
        <ChoiceLinks
          label={say('Near')}
          current={whereabouts.city}
          choices={CITIES.map((city) => ({ value: city, label: city, href: hrefNear(city, language) }))}
        />
      </noscript>
    </>
  );
}

function ChosenAtOnce({ city, visitor, choose }: Whereabouts) {
  const say = useSay();
  const located = visitor.state === 'known';
  return (
    <Flex data-needs-script="" gap="2" w={{ base: 'full', md: 'auto' }}>
      <Box position="relative" flex={{ base: '1 1 0', md: 'none' }} w={{ md: '11.875rem' }} minW="0">
        <Box
          asChild
          position="absolute"
          left="3"
          top="50%"
          transform="translateY(-50%)"
          zIndex="1"
          pointerEvents="none"
        >
          <MapPin aria-hidden size={20} />
        </Box>
        <SelectInput
          aria-label={say('Near')}
          ps="10"
          h="12"
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
      </Box>
      {!located && (
        <Button
          variant="subtle"
          flex={{ base: '1 1 0', md: 'none' }}
          px={{ base: '2.5', md: '5' }}
          fontSize={{ base: '0.9375rem', md: 'md' }}
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
