import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type PracticeOffer, type Profile, useSavePracticeOffer } from '@veto/shared-data/profiles';
import { FILTER_PET_TYPES, LANGUAGES, languageLabel } from '@veto/shared-data/vocabulary';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { Stack } from '@veto/shared-ui/stack';
import { Switch } from '@veto/shared-ui/switch';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { SaveRow } from '../save-row/save-row.tsx';
import { useAfterSaving } from '../save-row/use-after-saving.ts';
import { CheckboxList } from './checkbox-list.tsx';
import { storedOptions } from './stored-options.ts';

export interface PracticeOfferFormProps {
  profile: Profile;
  onSaved?: () => void;
}

/** Whom the practice treats, in which languages, and where. Owners search by it. */
export default function PracticeOfferForm({ profile, onSaved }: PracticeOfferFormProps) {
  const say = useSay();
  const save = useSavePracticeOffer();
  const form = useForm<PracticeOffer>({
    defaultValues: {
      petTypes: profile.petTypes,
      languages: profile.languages,
      homeVisits: profile.homeVisits,
      catOnlyWaitingRoom: profile.catOnlyWaitingRoom,
      acceptsGuests: profile.acceptsGuests,
      confirmsGuests: profile.confirmsGuests,
      clientsMayMove: profile.clientsMayMove,
    },
  });
  const draft = useFormDraft(form, 'practice-offer');
  const offer = form.watch();
  const { isDirty, defaultValues } = form.formState;
  const saved = useAfterSaving(isDirty, onSaved);
  const submit = form.handleSubmit((values) =>
    save.mutateAsync({ ...values, opened: defaultValues as PracticeOffer }).then(
      () => {
        draft.saved(values);
        tellSuccess(PRACTICE_SUCCESS.veterinarianProfileUpdated);
        saved();
      },
      (error) => tellFailure(error, withReason(error, ERRORS.updateProfile)),
    ),
  );
  return (
    <Stack asChild gap="5">
      <form onSubmit={submit}>
        <CheckboxList
          legend={say('Pets you treat')}
          options={storedOptions(FILTER_PET_TYPES, profile.petTypes, (type) => say(type))}
          chosen={offer.petTypes}
          onChange={(petTypes) => form.setValue('petTypes', petTypes, { shouldDirty: true })}
        />
        <CheckboxList
          folds
          legend={say('Languages you speak')}
          options={storedOptions(
            LANGUAGES.map(({ code }) => code),
            profile.languages,
            (code) => say(languageLabel(code)),
          )}
          chosen={offer.languages}
          onChange={(languages) => form.setValue('languages', languages, { shouldDirty: true })}
        />
        <Stack gap="1">
          <Toggle
            label={say('I visit pets at home')}
            checked={offer.homeVisits}
            onChange={(homeVisits) => form.setValue('homeVisits', homeVisits, { shouldDirty: true })}
          />
          <Toggle
            label={say('Cats have a waiting room of their own')}
            checked={offer.catOnlyWaitingRoom}
            onChange={(catOnlyWaitingRoom) =>
              form.setValue('catOnlyWaitingRoom', catOnlyWaitingRoom, { shouldDirty: true })
            }
          />
          <Toggle
            label={say('People without an account may book me, with name and phone')}
            checked={offer.acceptsGuests}
            onChange={(acceptsGuests) => form.setValue('acceptsGuests', acceptsGuests, { shouldDirty: true })}
          />
          {offer.acceptsGuests && (
            <Toggle
              label={say('They confirm their email address with a code first')}
              checked={offer.confirmsGuests}
              onChange={(confirmsGuests) => form.setValue('confirmsGuests', confirmsGuests, { shouldDirty: true })}
            />
          )}
          <Toggle
            label={say('Clients may move their visits to free times, until 24 hours before')}
            checked={offer.clientsMayMove}
            onChange={(clientsMayMove) => form.setValue('clientsMayMove', clientsMayMove, { shouldDirty: true })}
          />
        </Stack>
        <SaveRow
          label={say('Save')}
          what={say('details')}
          changed={isDirty}
          saving={save.isPending}
          onUndo={draft.startAfresh}
        />
      </form>
    </Stack>
  );
}

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <Switch.Root minH="11" checked={checked} onCheckedChange={(details) => onChange(details.checked)}>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>{label}</Switch.Label>
    </Switch.Root>
  );
}
