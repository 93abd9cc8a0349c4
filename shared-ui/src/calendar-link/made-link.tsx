import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { FormField } from '../form-field/index.ts';
import { isCopied } from '../kept-link/copied.ts';

/** A link that has just been made: to copy, or to open in the program of this computer. */
export function MadeLink({ url }: { url: string }) {
  const say = useSay();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <Stack gap="3" p="5" rounded="panel" bg="sunken">
      <FormField
        label={say('Link of your calendar')}
        helper={say('It is shown only now. Anyone who has it can see these visits, so keep it to yourself.')}
      >
        <Input readOnly value={url} bg="surface" onFocus={(event) => event.currentTarget.select()} />
      </FormField>
      <Flex gap="3" wrap="wrap" align="center">
        <Button onClick={() => void isCopied(url).then(setCopied)}>{say('Copy link')}</Button>
        <Button asChild variant="subtle">
          <a href={url.replace(/^https?:/, 'webcal:')}>{say('Open in a calendar program')}</a>
        </Button>
        <Text role="status" textStyle="small">
          {copied === true && say('Copied.')}
          {copied === false && say('Please select the link and copy it yourself.')}
        </Text>
      </Flex>
      <Text textStyle="small" color="muted">
        {say(
          'Google Calendar: Other calendars, From URL. Apple Calendar: File, New Calendar Subscription. Outlook: Add calendar, Subscribe from web.',
        )}
      </Text>
    </Stack>
  );
}
