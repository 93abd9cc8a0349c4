import { Button } from '@veto/shared-ui/button';
import { Dialog } from '@veto/shared-ui/dialog';
import { Heading } from '@veto/shared-ui/heading';
import { Portal } from '@veto/shared-ui/portal';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { HealthTip } from './health-tips.ts';

/** The whole article of a health tip. */
export default function HealthTipDialog({ tip, onClose }: { tip: HealthTip; onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={() => onClose()} scrollBehavior="inside" size="lg">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{tip.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body tabIndex={0}>
              <Stack gap="5">
                {tip.sections.map((section) => (
                  <Stack key={section.heading} gap="1">
                    <Heading as="h3" size="md">
                      {section.heading}
                    </Heading>
                    <Text>{section.text}</Text>
                  </Stack>
                ))}
                <Text color="fg.muted" textStyle="sm">
                  General advice never replaces a visit: when you are worried, ask a veterinarian.
                </Text>
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>Close</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
