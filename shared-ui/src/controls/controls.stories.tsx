import {
  AccordionItem,
  AccordionItemBody,
  AccordionItemContent,
  AccordionItemIndicator,
  AccordionItemTrigger,
  AccordionRoot,
} from '@chakra-ui/react/accordion';
import { AlertContent, AlertDescription, AlertIndicator, AlertRoot, AlertTitle } from '@chakra-ui/react/alert';
import { MenuContent, MenuItem, MenuPositioner, MenuRoot, MenuTrigger } from '@chakra-ui/react/menu';
import {
  RadioGroupItem,
  RadioGroupItemHiddenInput,
  RadioGroupItemIndicator,
  RadioGroupItemText,
  RadioGroupRoot,
} from '@chakra-ui/react/radio-group';
import {
  SliderControl,
  SliderLabel,
  SliderRange,
  SliderRoot,
  SliderThumb,
  SliderTrack,
  SliderValueText,
} from '@chakra-ui/react/slider';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { SwitchControl, SwitchHiddenInput, SwitchLabel, SwitchRoot } from '@chakra-ui/react/switch';
import { TabsContent, TabsList, TabsRoot, TabsTrigger } from '@chakra-ui/react/tabs';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { CalendarDays } from 'lucide-react';
import { Button } from '../button/index.ts';
import { CheckboxControl, CheckboxHiddenInput, CheckboxLabel, CheckboxRoot } from '../checkbox/index.ts';

/** Chakra's own controls as the theme dresses them. */
const meta = { title: 'Chakra/Controls' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="4">
      {(['brand', 'gray'] as const).map((palette) => (
        <HStack key={palette} gap="3" wrap="wrap" colorPalette={palette}>
          <Button>Book Visit</Button>
          <Button variant="subtle">Details</Button>
          <Button variant="outline">
            <CalendarDays aria-hidden /> Reschedule
          </Button>
          <Button variant="ghost">Cancel</Button>
          <Button disabled>Not now</Button>
          <Button loading loadingText="Adding...">
            Add
          </Button>
        </HStack>
      ))}
      <HStack gap="3" wrap="wrap">
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </HStack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const lowest = Math.min(...canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height));
    await expect(lowest).toBeGreaterThanOrEqual(44);
  },
};

/** A status is no button: whatever a button stands on, it is purple. */
export const ButtonsOnAStatus: Story = {
  render: () => (
    <Stack gap="3">
      <Button>On the page</Button>
      {(['success', 'warning', 'error', 'info'] as const).map((status) => (
        <AlertRoot key={status} status={status}>
          <AlertContent gap="3" flexDirection="row">
            <AlertTitle>A word about it</AlertTitle>
            <Button>Act on {status}</Button>
            <Button variant="subtle">Look at {status}</Button>
          </AlertContent>
        </AlertRoot>
      ))}
      {(['red', 'green', 'orange', 'blue'] as const).map((palette) => (
        <Button key={palette} colorPalette={palette} alignSelf="start">
          Act on {palette}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const ground = (name: RegExp) =>
      canvas.getAllByRole('button', { name }).map((button) => getComputedStyle(button).backgroundColor);
    const [purple] = ground(/^On the page/);
    await expect(new Set(ground(/^Act on/))).toEqual(new Set([purple]));
    await expect(new Set(ground(/^Look at/)).size).toBe(1);
  },
};

export const Choices: Story = {
  render: () => (
    <Stack gap="4">
      {['Surgery', 'Dentistry'].map((name, index) => (
        <CheckboxRoot key={name} defaultChecked={index === 0}>
          <CheckboxHiddenInput />
          <CheckboxControl />
          <CheckboxLabel>{name}</CheckboxLabel>
        </CheckboxRoot>
      ))}
      <RadioGroupRoot defaultValue="client" aria-label="I am a">
        <HStack gap="6" wrap="wrap">
          {[
            ['client', 'Pet owner'],
            ['veterinarian', 'Veterinarian'],
          ].map(([value = '', text]) => (
            <RadioGroupItem key={value} value={value}>
              <RadioGroupItemHiddenInput />
              <RadioGroupItemIndicator />
              <RadioGroupItemText>{text}</RadioGroupItemText>
            </RadioGroupItem>
          ))}
        </HStack>
      </RadioGroupRoot>
      <SwitchRoot defaultChecked>
        <SwitchHiddenInput />
        <SwitchControl />
        <SwitchLabel>Remind me the day before</SwitchLabel>
      </SwitchRoot>
      <SliderRoot min={3} max={5} step={0.5} defaultValue={[4]} maxW="20rem">
        <HStack justify="space-between">
          <SliderLabel>Minimum rating</SliderLabel>
          <SliderValueText />
        </HStack>
        <SliderControl>
          <SliderTrack>
            <SliderRange />
          </SliderTrack>
          <SliderThumb index={0} />
        </SliderControl>
      </SliderRoot>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Chakra hides the control itself in one pixel: pointed at, it would not be reached.
    for (const control of ['checkbox', 'radio', 'switch'].flatMap((role) => canvas.queryAllByRole(role))) {
      const { x, y, width, height } = control.getBoundingClientRect();
      await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(control);
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Veterinarian' }));
    await expect(canvas.getByRole('radio', { name: 'Veterinarian' })).toBeChecked();
    await userEvent.click(canvas.getByText('Dentistry'));
    await expect(canvas.getByRole('checkbox', { name: 'Dentistry' })).toBeChecked();
    for (const row of canvasElement.querySelectorAll('label')) {
      if (row.dataset.scope !== 'slider') await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Tabs: Story = {
  render: () => (
    <TabsRoot defaultValue="upcoming">
      <TabsList>
        <TabsTrigger value="upcoming">Upcoming (2)</TabsTrigger>
        <TabsTrigger value="past">Past Appointments (5)</TabsTrigger>
      </TabsList>
      <TabsContent value="upcoming">Two visits are planned.</TabsContent>
      <TabsContent value="past">Five visits have been.</TabsContent>
    </TabsRoot>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Upcoming (2)' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Five visits have been.')).toBeVisible());
  },
};

export const Menu: Story = {
  render: () => (
    <MenuRoot>
      <MenuTrigger asChild>
        <Button variant="outline">More</Button>
      </MenuTrigger>
      <MenuPositioner>
        <MenuContent>
          <MenuItem value="edit">Edit Details</MenuItem>
          <MenuItem value="book">Book Visit</MenuItem>
        </MenuContent>
      </MenuPositioner>
    </MenuRoot>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit Details' })).toBeVisible());
  },
};

export const Questions: Story = {
  render: () => (
    <AccordionRoot collapsible defaultValue={['a']}>
      {[
        ['a', 'How do I cancel a visit?', 'Open My Appointments and choose Cancel beside the visit.'],
        ['b', 'Who can write a review?', 'Only owners whose visit has been completed.'],
      ].map(([value = '', question, answer]) => (
        <AccordionItem key={value} value={value}>
          <AccordionItemTrigger>
            <Text as="span" flex="1">
              {question}
            </Text>
            <AccordionItemIndicator />
          </AccordionItemTrigger>
          <AccordionItemContent>
            <AccordionItemBody>{answer}</AccordionItemBody>
          </AccordionItemContent>
        </AccordionItem>
      ))}
    </AccordionRoot>
  ),
};

export const Alerts: Story = {
  render: () => (
    <Stack gap="3">
      {(['info', 'success', 'warning', 'error'] as const).map((status) => (
        <AlertRoot key={status} status={status}>
          <AlertIndicator />
          <AlertContent>
            <AlertTitle>{status}</AlertTitle>
            <AlertDescription>What happened, and what to do now.</AlertDescription>
          </AlertContent>
        </AlertRoot>
      ))}
    </Stack>
  ),
};
