import type { RegistrationValues } from '@veto/shared-data/auth';
import { FieldErrorText, FieldRoot } from '@veto/shared-ui/field';
import {
  RadioCardItem,
  RadioCardItemContent,
  RadioCardItemControl,
  RadioCardItemDescription,
  RadioCardItemHiddenInput,
  RadioCardItemIndicator,
  RadioCardItemText,
  RadioCardLabel,
  RadioCardRoot,
} from '@veto/shared-ui/radio-card';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { type Say, useSay } from '@veto/slice-kit';
import { type Control, Controller } from 'react-hook-form';

type UserType = RegistrationValues['userType'];

const choices = (say: Say): { value: UserType; label: string; description: string }[] => [
  { value: 'client', label: say('Pet owner'), description: say('Find vets and book visits') },
  { value: 'veterinarian', label: say('Veterinarian'), description: say('Be found and manage visits') },
];

/** Who registers: it decides which dashboard they get. */
export function UserTypeChoice({ control }: { control: Control<RegistrationValues> }) {
  const say = useSay();
  return (
    <Controller
      control={control}
      name="userType"
      render={({ field, fieldState }) => (
        <FieldRoot invalid={fieldState.invalid}>
          <RadioCardRoot
            w="full"
            name={field.name}
            value={field.value}
            onValueChange={({ value }) => field.onChange(value)}
          >
            <RadioCardLabel textStyle="md">{say('I am a')}</RadioCardLabel>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
              {choices(say).map(({ value, label, description }) => (
                <RadioCardItem key={value} value={value}>
                  <RadioCardItemHiddenInput onBlur={field.onBlur} />
                  <RadioCardItemControl>
                    <RadioCardItemContent>
                      <RadioCardItemText textStyle="md">{label}</RadioCardItemText>
                      <RadioCardItemDescription>{description}</RadioCardItemDescription>
                    </RadioCardItemContent>
                    <RadioCardItemIndicator />
                  </RadioCardItemControl>
                </RadioCardItem>
              ))}
            </SimpleGrid>
          </RadioCardRoot>
          <FieldErrorText>{fieldState.error?.message && say(fieldState.error.message)}</FieldErrorText>
        </FieldRoot>
      )}
    />
  );
}
