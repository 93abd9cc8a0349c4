import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { List } from '@veto/shared-ui/list';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useSay } from '@veto/slice-kit';
import { Check } from 'lucide-react';
import { SetupProgress } from './setup-progress.tsx';
import { type SetupStep, type StepId, stepPath } from './setup-steps.ts';

export function StepList({ steps, current }: { steps: readonly SetupStep[]; current: StepId }) {
  const say = useSay();
  return (
    <Box as="nav" aria-label={say('Steps')}>
      <SetupProgress steps={steps} />
      <List.Root as="ol" variant="plain" mt="3" display={{ base: 'grid', lg: 'block' }} gridTemplateColumns="1fr 1fr">
        {steps.map((step, index) => (
          <List.Item key={step.id} display="block">
            <Flex
              asChild
              align="center"
              gap="3"
              minH="11"
              rounded="control"
              px="2"
              bg={step.id === current ? 'sunken' : undefined}
              fontWeight={step.id === current ? 'semibold' : undefined}
            >
              <SiteLink href={stepPath(step.id)} {...(step.id === current && { 'aria-current': 'step' })}>
                <Flex
                  aria-hidden
                  flexShrink="0"
                  boxSize="7"
                  rounded="full"
                  align="center"
                  justify="center"
                  textStyle="small"
                  borderWidth="1px"
                  borderColor={step.done ? 'ok' : 'line.control'}
                  bg={step.done ? 'ok.bg' : undefined}
                  color={step.done ? 'ok' : 'muted'}
                >
                  {step.done ? <Check size={16} /> : index + 1}
                </Flex>
                <span>
                  {say(step.title)}
                  <Text as="span" srOnly>
                    {step.done ? say(', done') : step.needed ? say(', needed') : ''}
                  </Text>
                </span>
              </SiteLink>
            </Flex>
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
