import { useFormDraft } from '@veto/shared-data/drafts';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Profile, useSaveServices } from '@veto/shared-data/profiles';
import { formResolver } from '@veto/shared-data/typed';
import { type ServicePrice, useSaveServicePrices } from '@veto/shared-data/veterinarians';
import { DEFAULT_SERVICES } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Plus } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { SaveRow } from '../save-row/save-row.tsx';
import { ServiceRow } from './service-row.tsx';
import { type ServicesValues, servicesSchema, toServiceRows, toServices } from './service-rows.ts';

export interface ServicesFormProps {
  profile: Profile;
  prices: readonly ServicePrice[];
}

/** Services and what they cost, from and to; usual ones are a press away. */
export function ServicesForm({ profile, prices }: ServicesFormProps) {
  const say = useSay();
  const saveServices = useSaveServices();
  const savePrices = useSaveServicePrices();
  const form = useForm<ServicesValues>({
    resolver: formResolver(servicesSchema),
    defaultValues: toServiceRows(profile, prices),
  });
  const draft = useFormDraft(form, 'services');
  const rows = useFieldArray({ control: form.control, name: 'services' });
  const { errors, isDirty, isSubmitting } = form.formState;
  const named = form.watch('services').map(({ service }) => service.trim());
  const usual = DEFAULT_SERVICES.filter((service) => !named.includes(service) && !named.includes(say(service)));
  const submit = form.handleSubmit(async (values) => {
    const { names, prices: wanted } = toServices(values);
    try {
      // Prices first: they are refused where the list of names would not be.
      await savePrices.mutateAsync(wanted);
      await saveServices.mutateAsync(names);
      draft.saved(values);
      tellSuccess(PRACTICE_SUCCESS.servicesSaved);
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.savePrices));
    }
  });
  return (
    <Stack asChild gap="4">
      <form onSubmit={submit} noValidate>
        {rows.fields.length === 0 && (
          <Text color="muted">{say('No services listed. Owners see the usual ones instead.')}</Text>
        )}
        <Stack gap={{ base: '0', md: '4' }}>
          {rows.fields.map((field, index) => (
            <ServiceRow key={field.id} index={index} form={form} onRemove={() => rows.remove(index)} />
          ))}
        </Stack>
        <Text role="alert" color="fg.error" textStyle="sm">
          {say(errors.services?.root?.message ?? errors.services?.message ?? '')}
        </Text>
        <Flex gap="2" wrap="wrap">
          <Button variant="subtle" onClick={() => rows.append({ service: '', from: '', to: '' })}>
            <Plus aria-hidden /> {say('Add a service')}
          </Button>
          {usual.map((service) => (
            <Button
              key={service}
              variant="surface"
              onClick={() => rows.append({ service: say(service), from: '', to: '' })}
            >
              <Plus aria-hidden /> {say(service)}
            </Button>
          ))}
        </Flex>
        <SaveRow
          label={say('Save services')}
          what={say('services')}
          changed={isDirty}
          saving={isSubmitting}
          onUndo={draft.startAfresh}
        />
      </form>
    </Stack>
  );
}
