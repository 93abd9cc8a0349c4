import { ERRORS, withReason } from '@veto/shared-data/errors';
import { PASSPORT_PARTS, type PassportPart, useCreatePassportLink } from '@veto/shared-data/passport';
import { Button } from '@veto/shared-ui/button';
import { Checkbox } from '@veto/shared-ui/checkbox';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Fieldset } from '@veto/shared-ui/fieldset';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';

const DURATIONS = [
  { hours: 1, label: 'One hour' },
  { hours: 24, label: 'One day' },
  { hours: 24 * 7, label: 'One week' },
  { hours: 24 * 30, label: '30 days' },
];

export interface ShareFormProps {
  petId: string;
  shows: readonly PassportPart[];
  onShows: (shows: PassportPart[]) => void;
  /** A link was made; its secret is known now and never again. */
  onMade: (secret: string) => void;
}

/** What a link shows, and for how long. The card beside it shows the same. */
export function ShareForm({ petId, shows, onShows, onMade }: ShareFormProps) {
  const say = useSay();
  const [hours, setHours] = useState(24);
  const create = useCreatePassportLink(petId);
  const toggle = (part: PassportPart, on: boolean) =>
    onShows(PASSPORT_PARTS.map(({ id }) => id).filter((id) => (id === part ? on : shows.includes(id))));
  const make = () =>
    create
      .mutateAsync({ shows, hours })
      .then(onMade, (error) => tellFailure(error, withReason(error, ERRORS.createPassportLink)));
  return (
    <Stack gap="4">
      <Fieldset.Root>
        <Fieldset.Legend>{say('What the link shows')}</Fieldset.Legend>
        <Stack gap="0" mt="1">
          {PASSPORT_PARTS.map(({ id, label }) => (
            <Checkbox.Root
              key={id}
              checked={shows.includes(id)}
              onCheckedChange={({ checked }) => toggle(id, checked === true)}
              minH="11"
              cursor="pointer"
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{say(label)}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Stack>
      </Fieldset.Root>
      <FormField label={say('Expires after')}>
        <SelectInput value={hours} onChange={(event) => setHours(Number(event.target.value))}>
          {DURATIONS.map((each) => (
            <option key={each.hours} value={each.hours}>
              {say(each.label)}
            </option>
          ))}
        </SelectInput>
      </FormField>
      <Button alignSelf="start" loading={create.isPending} loadingText={say('Creating...')} onClick={make}>
        {say('Create a link')}
      </Button>
    </Stack>
  );
}
