import type { EarlierWish } from '@veto/shared-data/earlier-times';
import { professionOf } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { FieldGroup } from '@veto/shared-ui/chip-choice';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { KILOMETRES } from './earlier-words.ts';

interface WhoChoiceProps {
  form: UseFormReturn<EarlierWish>;
  name: string;
  specialty: string | null;
}

/** This vet only, or whoever is near in the same specialty. */
export function WhoChoice({ form, name, specialty }: WhoChoiceProps) {
  const say = useSay();
  const id = useId();
  const kilometres = form.watch('kilometres');
  const choose = (value: string) => form.setValue('kilometres', value);
  return (
    <FieldGroup label={say('Who?')}>
      <Box bg="surface" rounded="control" px="4" css={{ '& > * + *': { borderTopWidth: '1px', borderColor: 'line' } }}>
        <Who name={id} checked={kilometres === ''} onChoose={() => choose('')}>
          {say('Only {doctor}', { doctor: name })}
        </Who>
        <Box pb={kilometres === '' ? '0' : '4'}>
          <Who name={id} checked={kilometres !== ''} onChoose={() => choose(kilometres || '10')}>
            {specialty
              ? say('Any {profession} nearby', { profession: say(professionOf(specialty)) })
              : say('Any vet of the same specialty nearby')}
          </Who>
          {kilometres !== '' && (
            <Box ps="9">
              <SelectInput
                aria-label={say('How far away')}
                value={kilometres}
                onChange={(event) => choose(event.target.value)}
                options={KILOMETRES}
              />
              <Text textStyle="small" color="muted" mt="2">
                {say('Around this practice. You see the vet and the place before you take a time.')}
              </Text>
            </Box>
          )}
        </Box>
      </Box>
    </FieldGroup>
  );
}

interface WhoProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Who({ name, checked, onChoose, children }: WhoProps) {
  return (
    <Box
      as="label"
      display="flex"
      alignItems="center"
      gap="4"
      minH="14"
      py="2"
      fontWeight="semibold"
      cursor="pointer"
      css={{ '& > input': { boxSize: '20px', accentColor: '{colors.action.solid}', flexShrink: '0' } }}
    >
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
    </Box>
  );
}
