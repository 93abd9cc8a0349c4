import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { Heading } from '@veto/shared-ui/heading';
import { latePart } from '@veto/shared-ui/late-part';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { HEALTH_TIPS, type HealthTip } from './health-tips.ts';

const HealthTipDialog = latePart(() => import(/* webpackChunkName: "health-tip" */ './health-tip-dialog.tsx'));

/** Three short articles under the list of pets; 'Read More' opens the whole text. */
export function HealthTips() {
  const say = useSay();
  const [open, setOpen] = useState<HealthTip | null>(null);
  return (
    <Stack as="section" gap="4" aria-labelledby="health-tips">
      <Heading as="h2" size="xl" id="health-tips">
        {say('Recent Pet Health Tips')}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {HEALTH_TIPS.map((tip) => (
          <Card.Root key={tip.id} size="sm">
            <Card.Body gap="2">
              <Card.Title as="h3">{say(tip.title)}</Card.Title>
              <Card.Description>{say(tip.summary)}</Card.Description>
            </Card.Body>
            <Card.Footer>
              <Button
                variant="outline"
                aria-label={say('Read More: {title}', { title: say(tip.title) })}
                onClick={() => setOpen(tip)}
              >
                {say('Read More')}
              </Button>
            </Card.Footer>
          </Card.Root>
        ))}
      </SimpleGrid>
      {open && <HealthTipDialog tip={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
