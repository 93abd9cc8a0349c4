import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useId } from 'react';
import { HOURS_TEMPLATES, hoursOfTemplate, type WeeklyHours } from './weekly-hours.ts';

/** Usual weeks at one press; they fill the form and save nothing. */
export function HoursTemplates({ onChoose }: { onChoose: (week: WeeklyHours) => void }) {
  const label = useId();
  return (
    <Flex role="group" aria-labelledby={label} gap="2" wrap="wrap" align="center">
      <Text id={label} textStyle="sm" color="muted" me="1">
        Start from
      </Text>
      {HOURS_TEMPLATES.map((template) => (
        <Button key={template.name} variant="subtle" onClick={() => onChoose(hoursOfTemplate(template))}>
          {template.name}
        </Button>
      ))}
    </Flex>
  );
}
