import { ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Profile, useSavePortrait } from '@veto/shared-data/profiles';
import { Button } from '@veto/shared-ui/button';
import { Door } from '@veto/shared-ui/door';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { type PortraitFeatures, storedPortrait } from '@veto/shared-ui/portrait';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { type FormEvent, useState } from 'react';
import { CHOICES, suggestedPortraits, withFeature } from './portrait-choices.ts';
import { SuggestedPeople } from './suggested-people.tsx';

export interface PortraitDialogProps {
  profile: Profile;
  /** What stands in the door now; kept by the caller, so that Escape loses nothing. */
  features: PortraitFeatures | null;
  onChange: (features: PortraitFeatures | null) => void;
  onClose: () => void;
}

/** A drawn person to choose: one of a dozen, then feature by feature, as owners will see it. */
export default function PortraitDialog({ profile, features, onChange, onClose }: PortraitDialogProps) {
  const say = useSay();
  const save = useSavePortrait();
  const specialty = profile.specialty ?? 'general';
  const [set, setSet] = useState(0);
  const people = suggestedPortraits(profile.id, specialty, set);
  const isChanged = JSON.stringify(features) !== JSON.stringify(storedPortrait(profile.portrait));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const change = save.mutateAsync({ portrait: features && { ...features } });
    const failure = (error: unknown) => withReason(error, ERRORS.updateProfile);
    if (await tellOutcome(change, PRACTICE_SUCCESS.portraitSaved, failure)) onClose();
  };
  return (
    <FormDialog
      title={say('Choose your portrait')}
      submitLabel={say('Save portrait')}
      submittingLabel={say('Saving...')}
      submitting={save.isPending}
      submitDisabled={!isChanged}
      onSubmit={submit}
      onClose={onClose}
      onCancel={() => {
        onChange(storedPortrait(profile.portrait));
        onClose();
      }}
    >
      <Stack gap="5">
        <Flex justify="center">
          <Door specialty={specialty} portrait={features} w="144px" label={say('How owners see you')} />
        </Flex>
        <SuggestedPeople people={people} specialty={specialty} chosen={features} onChoose={onChange} />
        <Flex gap="2" wrap="wrap">
          <Button variant="subtle" onClick={() => setSet(set + 1)}>
            {say('Other people')}
          </Button>
          {features && (
            <Button variant="surface" onClick={() => onChange(null)}>
              {say('No portrait')}
            </Button>
          )}
        </Flex>
        {features && (
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
            {CHOICES.map((choice) => (
              <FormField key={choice.feature} label={say(choice.label)}>
                <SelectInput
                  value={String(features[choice.feature])}
                  onChange={(event) => onChange(withFeature(features, choice, event.target.value))}
                  options={choice.options.map(({ value, label }) => ({ value, label: say(label) }))}
                />
              </FormField>
            ))}
          </SimpleGrid>
        )}
      </Stack>
    </FormDialog>
  );
}
