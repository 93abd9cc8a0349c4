import { type CallerValues, type PracticeClient, useClients } from '@veto/shared-data/clients';
import { isListed, useOwnLicence } from '@veto/shared-data/licence';
import { useSettled } from '@veto/shared-data/settled';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** More would push the form off a phone's screen. */
const SHOWN = 5;

/** Who is calling: one of the vet's clients, found by name, animal or telephone as it is typed, or somebody new. */
export function Caller({ form }: { form: UseFormReturn<CallerValues> }) {
  const say = useSay();
  const { register, formState, setValue, watch } = form;
  const { errors } = formState;
  const { data: licence } = useOwnLicence();
  const [client, name, phone, email] = watch(['client', 'clientName', 'clientPhone', 'email']);
  const chosen = useRef<HTMLDivElement>(null);
  const choose = (found: PracticeClient) => {
    const [only, another] = found.pets;
    const answered = { shouldValidate: formState.isSubmitted };
    setValue('client', found, answered);
    setValue('clientName', found.name || say('Unknown client'), answered);
    setValue('clientPhone', found.phone ?? '', answered);
    setValue('email', '', answered);
    setValue('pets', only && !another ? [only.name] : [], answered);
    // The button that was pressed is gone.
    requestAnimationFrame(() => chosen.current?.focus());
  };
  const startAfresh = () => {
    for (const field of ['clientName', 'clientPhone', 'email'] as const) setValue(field, '');
    setValue('pets', []);
    setValue('client', null);
    requestAnimationFrame(() => form.setFocus('clientName'));
  };
  return (
    <Stack gap="4">
      {client ? (
        <Flex ref={chosen} tabIndex={-1} gap="3" justify="space-between" align="center" wrap="wrap" outline="none">
          <Box minW="0">
            <Text textStyle="small" color="muted">
              {say('Who is calling')}
            </Text>
            <ClientWords client={client} />
          </Box>
          <Button variant="surface" onClick={startAfresh}>
            {say('Somebody else')}
          </Button>
        </Flex>
      ) : (
        <Stack gap="2">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <FormField
              label={say('Who is calling')}
              helper={say('A name, an animal or a number finds your clients.')}
              error={errors.clientName?.message}
              required
            >
              <Input {...register('clientName')} autoComplete="off" maxLength={200} />
            </FormField>
            <FormField label={say('Phone number')} error={errors.clientPhone?.message}>
              <Input {...register('clientPhone')} type="tel" autoComplete="off" maxLength={40} />
            </FormField>
          </SimpleGrid>
          <FoundClients words={name.trim() || phone.trim()} onChoose={choose} />
        </Stack>
      )}
      {!client?.clientId && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField
            label={say('Email')}
            helper={
              licence && !isListed(licence)
                ? say(
                    'We email callers only once your licence has been checked. Until then, please confirm the visit with them yourself.',
                  )
                : client?.addressVisit
                  ? say('Empty: we write to the address that they left before.')
                  : say('We send a link that shows the visit, moves it and cancels it.')
            }
            error={errors.email?.message}
          >
            <Input {...register('email')} type="email" autoComplete="off" maxLength={254} />
          </FormField>
          {email.trim() !== '' && (
            <FormField label={say('In which language')}>
              <SelectInput {...register('language')}>
                <option value="pl">{say('Polish')}</option>
                <option value="en">{say('English')}</option>
              </SelectInput>
            </FormField>
          )}
        </SimpleGrid>
      )}
    </Stack>
  );
}

/** The clients that what was typed finds, each a button. */
function FoundClients({ words, onChoose }: { words: string; onChoose: (client: PracticeClient) => void }) {
  const say = useSay();
  const wanted = useSettled(words);
  const enough = wanted.length >= 2 && words.length >= 2;
  const found = useClients(wanted, enough).data?.pages.flat() ?? [];
  const shown = enough ? found.slice(0, SHOWN) : [];
  return (
    <Box>
      <Text role="status" textStyle="small" color="muted">
        {shown.length > 0 && (found.length > SHOWN ? say('The first of many clients:') : say('Your clients:'))}
      </Text>
      <Stack as="ul" gap="1" listStyleType="none">
        {shown.map((client) => (
          <Box as="li" key={client.key}>
            <Button
              variant="subtle"
              w="full"
              h="auto"
              minH="11"
              py="2"
              justifyContent="start"
              textAlign="start"
              whiteSpace="normal"
              onClick={() => onChoose(client)}
            >
              <ClientWords client={client} />
            </Button>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

function ClientWords({ client: { name, phone, email, pets } }: { client: PracticeClient }) {
  const say = useSay();
  return (
    <Box htmlTranslate="no" minW="0" overflowWrap="anywhere">
      <Text as="span" display="block" fontWeight="semibold">
        {name || say('Unknown client')}
      </Text>
      <Text as="span" display="block" textStyle="small" color="muted" fontWeight="normal">
        {[phone ?? email, pets.map((pet) => pet.name).join(', ')].filter(Boolean).join(' · ')}
      </Text>
    </Box>
  );
}
