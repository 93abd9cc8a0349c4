import { Heading } from '@veto/shared-ui/heading';
import { ReadingDialog } from '@veto/shared-ui/reading-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import type { HealthTip } from './health-tips.ts';

export default function HealthTipDialog({ tip, onClose }: { tip: HealthTip; onClose: () => void }) {
  const say = useSay();
  return (
    <ReadingDialog title={say(tip.title)} size="lg" onClose={onClose}>
      <Stack gap="5">
        {tip.sections.map((section) => (
          <Stack key={section.heading} gap="1">
            <Heading as="h3" size="md">
              {say(section.heading)}
            </Heading>
            <Text>{say(section.text)}</Text>
          </Stack>
        ))}
        <Text color="fg.muted" textStyle="sm">
          {say('General advice never replaces a visit: when you are worried, ask a veterinarian.')}
        </Text>
      </Stack>
    </ReadingDialog>
  );
}
