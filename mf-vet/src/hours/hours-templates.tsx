import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type ReactNode, useId } from 'react';

export interface HoursTemplatesProps<Template> {
  templates: readonly Template[];
  onChoose: (template: Template) => void;
  /** A button after the templates. */
  children?: ReactNode;
}

/** Usual weeks at one press; they fill the form and save nothing. */
export function HoursTemplates<Template extends { name: string }>({
  templates,
  onChoose,
  children,
}: HoursTemplatesProps<Template>) {
  const label = useId();
  const say = useSay();
  return (
    <Flex role="group" aria-labelledby={label} gap="2" wrap="wrap" align="center">
      <Text id={label} textStyle="sm" color="muted" me="1">
        {say('Start from')}
      </Text>
      {templates.map((template) => (
        <Button key={template.name} variant="subtle" onClick={() => onChoose(template)}>
          {say(template.name)}
        </Button>
      ))}
      {children}
    </Flex>
  );
}
