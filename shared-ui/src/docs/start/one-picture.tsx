import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Door } from '../../door/door.tsx';
import { HeroStreet } from '../../hero-street/hero-street.tsx';
import { portraitFromSeed } from '../../portrait/features.ts';
import { SpeciesTag } from '../../species-tag/species-tag.tsx';
import { Ticket } from '../../ticket/ticket.tsx';
import { ANNA } from '../samples.ts';

/** Veto in one picture: the street on its ground line. */
export function OnePicture() {
  return (
    <Unstyled>
      <Box borderBottomWidth="3px" borderColor="ink" mt="6" px={{ base: '0', md: '16' }} overflow="hidden">
        <HeroStreet label="A street of doors with vets and animals" />
      </Box>
    </Unstyled>
  );
}

/** Door, tag, ticket: what each of them means. */
export function ThreeShapes() {
  return (
    <Unstyled>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="6" my="6">
        <Shape name="Door" meaning="A person stands in a door.">
          <Door specialty={ANNA.specialty} portrait={ANNA.portrait} />
        </Shape>
        <Shape name="Tag" meaning="An animal wears a tag.">
          <SpeciesTag type="Rabbit" />
        </Shape>
        <Shape name="Ticket" meaning="A visit is a ticket.">
          <Ticket
            date={{ weekday: 'Monday', day: '30', month: 'November', time: '13:30', dateTime: '2026-11-30T13:30' }}
            petType="Rabbit"
            stacked
          >
            <Text fontWeight="semibold">Dr. Anna Zielińska</Text>
            <Text color="muted">Fistaszek · vaccination</Text>
          </Ticket>
        </Shape>
      </SimpleGrid>
    </Unstyled>
  );
}

function Shape({ name, meaning, children }: { name: string; meaning: string; children: ReactNode }) {
  return (
    <Box>
      <Box h={{ md: '220px' }} display="grid" alignItems="end" justifyItems="start">
        <Box w={name === 'Ticket' ? 'full' : 'auto'}>{children}</Box>
      </Box>
      <Text mt="4" textStyle="h4" fontFamily="heading">
        {name}
      </Text>
      <Text color="muted">{meaning}</Text>
    </Box>
  );
}

/** A few people for examples. */
export const PEOPLE = (['surgery', 'dentistry', 'eyes'] as const).map((specialty, index) => ({
  specialty,
  portrait: portraitFromSeed(`start-${index}`, { specialty }),
}));
