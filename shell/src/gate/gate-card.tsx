import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { Center } from '@veto/shared-ui/center';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Lock } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { passwordMatches } from './password-matches.ts';

export interface GateCardProps {
  passwordSha256: string;
  onPassed(): void;
}

/** The whole page of a visitor who has not passed the gate. A courtesy to a small audience: no rule depends on it. */
export function GateCard({ passwordSha256, onPassed }: GateCardProps) {
  const say = useSay();
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    // Read at the press: a password manager fills it in without an event.
    if (!field) return;
    if (passwordMatches(field.value, passwordSha256)) {
      setRefused(false);
      onPassed();
      return;
    }
    field.value = '';
    setRefused(true);
    field.focus();
  };
  return (
    <Center as="main" minH="100dvh" p="4">
      <Card.Root w="full" maxW="md" shadow="float" rounded="1.5rem">
        <Card.Body gap="6" p={{ base: '6', md: '9' }} alignItems="stretch">
          <Flex gap="4" align="center">
            <Center
              w="72px"
              aspectRatio={6 / 7}
              rounded="door"
              bg="lilac.2"
              color="lilac.ink"
              flexShrink="0"
              aria-hidden
            >
              <Lock size={28} />
            </Center>
            <Box minW="0">
              <PageTitle textStyle="h3">{say('Access Protected')}</PageTitle>
              <Text color="muted">{say('Enter password to access Veto')}</Text>
            </Box>
          </Flex>
          <form onSubmit={submit} noValidate>
            <FormField
              label={<Text srOnly>{say('Password')}</Text>}
              error={refused ? say('Incorrect password. Please try again.') : undefined}
              gap="2"
            >
              <Input
                ref={input}
                type="password"
                size="lg"
                placeholder={say('Enter password')}
                autoComplete="current-password"
              />
            </FormField>
            <Button type="submit" size="lg" w="full" mt="4">
              {say('Access Site')}
            </Button>
          </form>
        </Card.Body>
      </Card.Root>
    </Center>
  );
}
