import { Input } from '@chakra-ui/react/input';
import { NativeSelectField, NativeSelectIndicator, NativeSelectRoot } from '@chakra-ui/react/native-select';
import { Stack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { expect, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { addWords, InLanguage } from '@veto/slice-kit';
import { PasswordInput } from '../password-input/password-input.tsx';
import { SelectInput } from '../select-input/select-input.tsx';
import { FormField } from './form-field.tsx';

const meta = {
  title: 'Forms/FormField',
  parameters: { naturalWidth: '24rem' },
  component: FormField,
  args: { label: 'Email', children: <Input type="email" placeholder="you@example.com" /> },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithHelp: Story = { args: { helper: 'We only use it to sign you in.' } };
export const Invalid: Story = {
  args: { error: 'Please enter a valid email address', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Email/ });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  },
};
/** A schema speaks English; the field says it in the page's language. */
export const InvalidInPolish: Story = {
  globals: { language: 'pl' },
  args: { label: 'E-mail', error: 'Please enter a valid email address' },
  render: (args) => {
    addWords('pl', { 'Please enter a valid email address': 'Wpisz poprawny adres e-mail' });
    return (
      <InLanguage of="pl">
        <FormField {...args} />
      </InLanguage>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Wpisz poprawny adres e-mail'));
  },
};
/** Nobody is told that an empty field is wrong before it was filled in. */
export const Required: Story = {
  args: {
    label: 'City',
    required: true,
    children: (
      <SelectInput options={[{ value: 'Kraków', label: 'Kraków' }]}>
        <option value="">Choose</option>
      </SelectInput>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('combobox', { name: /City/ });
    await expect(city).toBeRequired();
    await expect(city).toBeValid();
    await userEvent.selectOptions(city, 'Kraków');
    await expect(city).toBeRequired();
    await userEvent.selectOptions(city, '');
    await expect(city).toBeValid();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Form: Story = {
  render: () => (
    <Stack gap="5" maxW="28rem">
      <FormField label="Full name" required>
        <Input defaultValue="Żaneta Wiśniewska" autoComplete="name" />
      </FormField>
      <FormField label="Password" required helper="At least 6 characters">
        <PasswordInput autoComplete="new-password" defaultValue="veto-demo" />
      </FormField>
      <FormField label="City">
        <NativeSelectRoot>
          <NativeSelectField defaultValue="Kraków">
            <option>Warszawa</option>
            <option>Kraków</option>
            <option>Łódź</option>
          </NativeSelectField>
          <NativeSelectIndicator />
        </NativeSelectRoot>
      </FormField>
      <FormField label="Reason for Visit" error="Please tell the vet what it is about" required>
        <Textarea rows={3} />
      </FormField>
    </Stack>
  ),
};
