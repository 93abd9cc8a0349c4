import { writeMail } from '@veto/shared-data/mails';
import { notificationFacts } from '@veto/shared-data/notifications';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { MailPreview } from './mail-preview.tsx';

interface PreviewProps {
  /** As the database names what happened. */
  kind: string;
  about: Record<string, unknown>;
}

const VISIT = {
  appointment_id: '11111111-2222-4333-8444-555555555555',
  person_id: '22222222-3333-4444-8555-666666666666',
  person: 'Anna Kowalska',
  is_veterinarian: true,
  clinic: 'Clinic by the Sea',
  address: 'ul. Morska 12, Gdynia',
  phone: '+48 58 123 45 67',
  pet: 'Burek',
  date: '2026-11-23',
  time: '14:30',
  minutes: 30,
};
const BY_OWNER = { ...VISIT, person: 'Olga Nowak', is_veterinarian: false };
const MOVE = { ...VISIT, new_date: '2026-11-24', new_time: '09:00' };

/** Every mail that the site sends, from the templates that it sends them by. Those of sign-in are beside them. */
const meta: Meta<PreviewProps> = {
  title: 'Mails/Visits and pets',
  parameters: { layout: 'padded' },
  loaders: [
    async ({ args: { kind, about } }) => ({
      mail: await writeMail(
        {
          kind,
          facts: notificationFacts.parse(about),
          recipientName: 'Olga Nowak',
          token: '33333333-4444-4555-8666-777777777777',
        },
        'https://veto.example',
      ),
    }),
  ],
  render: (_, { loaded: { mail } }) => <MailPreview mail={mail} />,
  play: async ({ canvas, loaded: { mail } }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(mail.subject);
    await expect(canvas.getByTitle(`HTML of ${mail.subject}`)).toHaveAttribute('sandbox', '');
    await expect(canvas.getByRole('region', { name: 'Plain text' })).toHaveTextContent(mail.subject.toUpperCase());
  },
};
export default meta;
type Story = StoryObj<PreviewProps>;

export const Booked: Story = { args: { kind: 'booked', about: BY_OWNER } };

export const BookingToKeep: Story = {
  args: { kind: 'booking_kept', about: VISIT },
  play: async (context) => {
    await meta.play?.(context);
    await expect(context.canvas.getByText('visit.ics, attached')).toBeVisible();
  },
};

export const Cancelled: Story = { args: { kind: 'cancelled', about: { ...VISIT, cancel_reason: 'I am ill.' } } };

export const MoveAsked: Story = { args: { kind: 'reschedule_asked', about: { ...MOVE, ...BY_OWNER } } };

const OF_GUEST = { ...VISIT, appointment_id: null, pet: null, secret: 'a'.repeat(64) };

/** To an address that a guest gave: nobody's name, and nothing to unsubscribe from. */
export const GuestBooked: Story = { args: { kind: 'guest_booked', about: OF_GUEST } };
export const GuestMoved: Story = { args: { kind: 'guest_moved', about: OF_GUEST } };
export const GuestCancelled: Story = { args: { kind: 'guest_cancelled', about: OF_GUEST } };
export const GuestCancelledByGuest: Story = {
  args: { kind: 'guest_cancelled', about: { ...OF_GUEST, cancelled_by: 'owner' } },
};
export const GuestReminder: Story = { args: { kind: 'guest_reminder', about: OF_GUEST } };
export const MovedByGuest: Story = { args: { kind: 'moved', about: { ...MOVE, ...BY_OWNER, guest: true } } };

export const CancellationToKeep: Story = { args: { kind: 'cancel_kept', about: VISIT } };
export const MoveToKeep: Story = { args: { kind: 'move_kept', about: MOVE } };

export const MoveAccepted: Story = { args: { kind: 'reschedule_accepted', about: MOVE } };

export const MoveDeclined: Story = { args: { kind: 'reschedule_declined', about: MOVE } };

export const ReminderOfTomorrow: Story = { args: { kind: 'reminder', about: { ...VISIT, hours: 24 } } };

export const ReminderOfTwoHours: Story = { args: { kind: 'reminder', about: { ...VISIT, hours: 2 } } };

export const VaccinationDue: Story = {
  args: { kind: 'reminder', about: { pet_id: 'p1', pet: 'Burek', vaccine: 'Rabies', date: '2026-12-23', days: 30 } },
};

export const VaccinationOverdue: Story = {
  args: { kind: 'reminder', about: { pet_id: 'p1', pet: 'Burek', vaccine: 'Rabies', date: '2026-11-20', days: -1 } },
};

export const VisitSummary: Story = {
  args: {
    kind: 'visit_summary',
    about: {
      ...VISIT,
      pet_id: 'p1',
      note: 'Healthy, a little too heavy.\nTreatment: ears cleaned\nWeight: 12.4 kg',
      follow_up_on: '2026-12-14',
    },
  },
};

export const InvitationToFollowUp: Story = {
  args: { kind: 'follow_up', about: { ...VISIT, pet_id: 'p1', follow_up_on: '2026-12-14' } },
};

export const NewMessage: Story = {
  args: { kind: 'message', about: { ...VISIT, excerpt: 'Bring his papers, please.' } },
};

export const NewFile: Story = { args: { kind: 'message', about: { ...VISIT, excerpt: null } } };

export const NewReview: Story = {
  args: { kind: 'review', about: { ...VISIT, person: 'Olga N.', is_veterinarian: false, rating: 5, excerpt: 'Kind.' } },
};

export const ReviewAnswered: Story = { args: { kind: 'review_answer', about: { ...VISIT, excerpt: 'Thank you!' } } };

export const PetFound: Story = {
  args: {
    kind: 'found',
    about: { pet_id: 'p1', pet: 'Burek', excerpt: 'He is in our garden.', phone: '600 100 200' },
  },
};
