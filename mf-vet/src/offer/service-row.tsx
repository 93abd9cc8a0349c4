import { Box } from '@veto/shared-ui/box';
import { FormField } from '@veto/shared-ui/form-field';
import { Grid } from '@veto/shared-ui/grid';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Input } from '@veto/shared-ui/input';
import { NumberField } from '@veto/shared-ui/number-field';
import { useSay } from '@veto/slice-kit';
import { X } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { PhoneFold } from '../phone-fold/phone-fold.tsx';
import type { ServicesValues } from './service-rows.ts';

export interface ServiceRowProps {
  index: number;
  form: UseFormReturn<ServicesValues>;
  onRemove: () => void;
}

export function ServiceRow({ index, form: { register, formState, watch }, onRemove }: ServiceRowProps) {
  const say = useSay();
  const errors = formState.errors.services?.[index];
  const { service, from, to } = watch(`services.${index}`);
  const name = service || say('service {number}', { number: index + 1 });
  const price = [from, to].filter(Boolean).join('–');
  return (
    <Box role="group" aria-label={name}>
      <PhoneFold
        name={name}
        summary={price ? `${price} zł` : say('Without a price')}
        fault={errors !== undefined}
        openAtFirst={service === ''}
      >
        <Grid templateColumns={{ base: '1fr 1fr auto', md: 'minmax(0, 2fr) 1fr 1fr auto' }} gap="3" alignItems="start">
          <FormField
            label={say('Service')}
            error={errors?.service?.message}
            gridColumn={{ base: '1 / -1', md: 'auto' }}
          >
            <Input {...register(`services.${index}.service`)} />
          </FormField>
          {(['from', 'to'] as const).map((end) => (
            <NumberField
              key={end}
              label={end === 'from' ? say('From') : say('To')}
              unit="zł"
              error={errors?.[end]?.message}
              input={{ ...register(`services.${index}.${end}`), inputMode: 'numeric' }}
            />
          ))}
          <IconButton variant="ghost" aria-label={say('Remove {name}', { name })} onClick={onRemove} mt="7">
            <X aria-hidden />
          </IconButton>
        </Grid>
      </PhoneFold>
    </Box>
  );
}
