import { Input, type InputProps } from '@chakra-ui/react/input';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { FieldGroup } from '../chip-choice/index.ts';
import { FormField } from '../form-field/form-field.tsx';

export interface GuestFieldsWords {
  /** 'Your details' */
  group: string;
  name: string;
  phone: string;
  /** 'Email (optional)' */
  email: string;
  /** 'For a confirmation and a reminder' */
  emailHelp: string;
  /** 'Sign in instead' */
  back: string;
  /** 'Code' */
  code: string;
  /** 'Sent to olga@example.com. Enter it, then book.' */
  codeHelp(email: string): string;
  /** 'Send another code' */
  sendAgain: string;
}

const ENGLISH_WORDS: GuestFieldsWords = {
  group: 'Your details',
  name: 'Name',
  phone: 'Phone',
  email: 'Email (optional)',
  emailHelp: 'For a confirmation and a reminder',
  back: 'Sign in instead',
  code: 'Code',
  codeHelp: (email) => `We have sent it to ${email}. Enter it, then book.`,
  sendAgain: 'Send another code',
};

export interface GuestFieldsProps {
  /** English unless said otherwise. */
  words?: GuestFieldsWords | undefined;
  /** What a form registers for the field. */
  name: InputProps;
  phone: InputProps;
  email: InputProps;
  errors: { name?: string | undefined; phone?: string | undefined; email?: string | undefined };
  /** Once a code was sent that has to be entered. */
  code: {
    field: InputProps;
    sentTo: string;
    error: string | undefined;
    sendAgain: () => Promise<void>;
  } | null;
  /** The visitor signs in after all. */
  onBack: () => void;
}

/** Who comes, of somebody who books without an account; within the form of a booking sheet. Takes the focus when it appears. */
export function GuestFields(props: GuestFieldsProps) {
  const { words = ENGLISH_WORDS, name, phone, email, code, errors, onBack } = props;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ value }) => value === '')?.focus();
  }, []);
  return (
    <FieldGroup label={words.group}>
      <SimpleGrid ref={fields} minChildWidth="min(12rem, 100%)" gap="3">
        <FormField label={words.name} required error={errors.name}>
          <Input autoComplete="name" maxLength={200} {...name} />
        </FormField>
        <FormField label={words.phone} required error={errors.phone}>
          <Input type="tel" autoComplete="tel" maxLength={40} {...phone} />
        </FormField>
        <FormField label={words.email} helper={words.emailHelp} error={errors.email}>
          <Input type="email" autoComplete="email" maxLength={320} {...email} />
        </FormField>
      </SimpleGrid>
      {code && <CodeField key={code.sentTo} words={words} {...code} />}
      <Button type="button" variant="plain" px="0" mt="1" onClick={onBack}>
        {words.back}
      </Button>
    </FieldGroup>
  );
}

/** Takes the focus when it appears. */
function CodeField({
  words,
  field,
  sentTo,
  error,
  sendAgain,
}: { words: GuestFieldsWords } & NonNullable<GuestFieldsProps['code']>) {
  const group = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => group.current?.querySelector('input')?.focus(), []);
  return (
    <Stack ref={group} gap="1" mt="3" align="flex-start">
      <FormField label={words.code} helper={words.codeHelp(sentTo)} error={error} required>
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={10} {...field} />
      </FormField>
      <Button
        type="button"
        variant="plain"
        px="0"
        loading={isSending}
        onClick={() => {
          setSending(true);
          void sendAgain().finally(() => setSending(false));
        }}
      >
        {words.sendAgain}
      </Button>
    </Stack>
  );
}
