import type { Pet } from '@veto/shared-data/pets';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type ReactNode, useId } from 'react';

export interface WhichPetProps {
  /** What the visit calls the animal. */
  name: string;
  /** The owner's. */
  pets: readonly Pet[];
  /** The id of the pet that is being saved, 'new' for the animal itself; null while nothing is. */
  busy: string | null;
  /** Without a pet the animal of the visit becomes one. */
  onChoose: (pet?: Pet) => void;
  /** What else happens; missing: nothing. */
  text?: string;
  /** What else can be done. */
  children?: ReactNode;
}

/** Asks which of the owner's pets a visit is for; an owner without pets keeps the animal in one press. */
export function WhichPet({ name, pets, busy, text, onChoose, children }: WhichPetProps) {
  const id = useId();
  const say = useSay();
  const isFirst = pets.length === 0;
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="3"
      bg="surface"
      rounded="panel"
      p="5"
      mt="6"
      _print={{ display: 'none' }}
    >
      <Heading as="h2" id={id} textStyle="h4" overflowWrap="anywhere">
        {isFirst ? say('Keep {pet} as your pet?', { pet: name }) : say('Which of your pets is this?')}
      </Heading>
      <Text color="muted">
        {text} {say('The health record and all visits of the pet are then in one place.')}
      </Text>
      <Flex gap="2" wrap="wrap">
        {pets.map((pet) => (
          <Button
            key={pet.id}
            variant="subtle"
            loading={busy === pet.id}
            disabled={busy !== null}
            onClick={() => onChoose(pet)}
          >
            {pet.name}
          </Button>
        ))}
        <Button
          variant={isFirst ? 'solid' : 'plain'}
          loading={busy === 'new'}
          disabled={busy !== null}
          onClick={() => onChoose()}
        >
          {say(isFirst ? 'Keep {pet}' : '{pet} is another pet', { pet: name })}
        </Button>
        {children}
      </Flex>
    </Stack>
  );
}
