import { datesIn, todayInWarsaw } from '@veto/shared-data/calendar';
import { useVaccinations } from '@veto/shared-data/health';
import { euTravel, TRAVEL_LAW, type TravelCondition } from '@veto/shared-data/passport';
import { isCurrent, usePet } from '@veto/shared-data/pets';
import { canonicalPetType } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { Link } from '@veto/shared-ui/link';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type Say, Saying, useLanguage, useSay } from '@veto/slice-kit';
import { Check, CircleHelp, X } from 'lucide-react';

const MARKS = { yes: Check, no: X, ask: CircleHelp } as const;
const COLORS = { yes: 'ok', no: 'warn', ask: 'muted' } as const;
const WORDS = { yes: 'Yes', no: 'No', ask: 'Not known' } as const;

/** Whether the animal may travel in the EU by its record, with the law; nothing for animals that the law is not about. */
export function TravelNote({ petId, name }: { petId: string; name: string }) {
  const language = useLanguage();
  const say = useSay();
  const pet = usePet(petId).data;
  const vaccinations = useVaccinations(petId).data;
  if (!pet || !isCurrent(pet) || !vaccinations) return null;
  const conditions = euTravel({ ...pet, vaccinations }, todayInWarsaw(), { say, day: datesIn(language).short });
  if (!conditions) return null;
  return (
    <Stack as="section" aria-labelledby="eu-travel" gap="2">
      <Heading as="h2" id="eu-travel" textStyle="h4">
        {say('Travel in the EU')}
      </Heading>
      <Text>{verdict(name, conditions, say)}</Text>
      <Box as="ul" listStyleType="none">
        {conditions.map(({ state, text }) => {
          const Mark = MARKS[state];
          return (
            <Box as="li" key={text} display="flex" gap="2.5" py="1.5">
              <Box color={COLORS[state]} flexShrink="0" pt="0.5">
                <Mark size={18} role="img" aria-label={say(WORDS[state])} />
              </Box>
              <Text>{text}</Text>
            </Box>
          );
        })}
      </Box>
      {canonicalPetType(pet.type) === 'dog' && (
        // Delegated Regulation (EU) 2018/772, article 6, and the list of Implementing Regulation (EU) 2018/878.
        <Text>
          {say(
            'Finland, Ireland, Malta, Northern Ireland and Norway let a dog in only after a vet has treated it against tapeworm, 24 to 120 hours before it arrives.',
          )}
        </Text>
      )}
      <Text textStyle="small" color="muted">
        <Saying
          text="It also needs an EU pet passport, which a vet issues. Source: {law}."
          law={
            <Link href={TRAVEL_LAW.href} variant="underline">
              {say(TRAVEL_LAW.name)}
            </Link>
          }
        />
      </Text>
    </Stack>
  );
}

function verdict(name: string, conditions: readonly TravelCondition[], say: Say): string {
  if (conditions.some(({ state }) => state === 'no'))
    return say('By its record, {pet} may not travel now.', { pet: name });
  return say('The record does not say all that counts: ask your vet before {pet} travels.', { pet: name });
}
