import { AFTER_VISIT_TOPICS } from '@veto/shared-data/after-visit';
import type { VisitReportValues } from '@veto/shared-data/appointments';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import type { UseFormReturn } from 'react-hook-form';
import { Chip } from './chip.tsx';

/** What the owner is asked a day after the visit. */
export function AskLater({ form }: { form: UseFormReturn<VisitReportValues> }) {
  const say = useSay();
  const chosen = form.watch('questions');
  const toggle = (id: string) =>
    form.setValue('questions', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const { message } = form.formState.errors.questions ?? {};
  return (
    <>
      <Flex gap="2" wrap="wrap">
        {AFTER_VISIT_TOPICS.map(({ id, topic }) => (
          <Chip key={id} chosen={chosen.includes(id)} onPress={() => toggle(id)}>
            {say(topic)}
          </Chip>
        ))}
      </Flex>
      <Text role={message ? 'alert' : undefined} textStyle="small" color={message ? 'fg.error' : 'muted'}>
        {message
          ? say(message)
          : say('Choose up to four. The answers come into your messages; a worrying one reaches you at once.')}
      </Text>
    </>
  );
}
