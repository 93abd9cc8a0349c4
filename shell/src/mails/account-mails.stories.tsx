import { type AccountMail, writeAccountMail } from '@veto/shared-data/mails';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { MailPreview } from './mail-preview.tsx';

interface PreviewProps {
  kind: AccountMail;
}

/** The mails of the sign-in service, embedded or hosted. In braces stands what it fills in. */
const meta: Meta<PreviewProps> = {
  title: 'Mails/Sign-in',
  parameters: { layout: 'padded' },
  loaders: [async ({ args: { kind } }) => ({ mail: await writeAccountMail(kind) })],
  render: (_, { loaded: { mail } }) => <MailPreview mail={mail} />,
  play: async ({ canvas, loaded: { mail } }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(mail.subject);
    const text = canvas.getByRole('region', { name: 'Plain text' });
    for (const title of mail.subject.split(' / ')) await expect(text).toHaveTextContent(title.toUpperCase());
  },
};
export default meta;
type Story = StoryObj<PreviewProps>;

export const Confirmation: Story = { args: { kind: 'confirmation' } };

export const NewPassword: Story = { args: { kind: 'recovery' } };

export const ChangeOfAddress: Story = { args: { kind: 'email_change' } };

export const Invitation: Story = { args: { kind: 'invite' } };

export const SignIn: Story = { args: { kind: 'magic_link' } };
