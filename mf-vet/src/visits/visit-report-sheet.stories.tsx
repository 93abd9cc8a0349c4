import { appointmentKeys, EMPTY_REPORT } from '@veto/shared-data/appointments';
import { sessionStore } from '@veto/shared-data/core';
import { draftOfForm, keepFormDraft } from '@veto/shared-data/drafts';
import { pet, visitOfClient } from '@veto/shared-data/fixtures';
import { healthKeys } from '@veto/shared-data/health';
import { noteTemplateKeys } from '@veto/shared-data/note-templates';
import { expect, fn, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { reportDraftOf } from './report-draft.ts';
import VisitReportSheet from './visit-report-sheet.tsx';

const PET = '0f9a3b52-7a51-4d33-8b1e-2b9f1f4c7a10';
const visit = visitOfClient({ petId: PET, petName: 'Burek', date: '2026-11-24', time: '10:00' });

const TEMPLATES = [
  { id: 't1', name: 'Healthy adult', body: 'Heart, lungs, teeth and joints without findings.' },
  { id: 't2', name: 'Strain', body: 'Mild strain, no swelling. Rest for two weeks, short walks on a lead.' },
];

const meta = {
  title: 'Parts/VisitReportSheet',
  component: VisitReportSheet,
  args: { appointment: visit, onClose: fn() },
  parameters: {
    queryData: [
      [appointmentKeys.oneOfVeterinarian('vet', visit.id), visit],
      [healthKeys.entries(PET, 'pets'), true],
      [healthKeys.entries(PET, 'treated'), pet({ allergies: 'Penicillin' })],
      [appointmentKeys.lastNote('vet', visit.id), { date: '2026-05-04', note: 'Sprained again. Rest.' }],
      [noteTemplateKeys.own('vet'), TEMPLATES],
      [healthKeys.entries(PET, 'weights'), [{ id: 'w1', weighedOn: '2026-11-03', kilograms: 31.2 }]],
    ],
  },
  beforeEach: () => {
    sessionStore.setState({ state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' }, true);
    sessionStorage.clear();
  },
} satisfies Meta<typeof VisitReportSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Finish visit' });
  await expect(dialog).toBeVisible();
  return within(dialog);
};

/** All may stay empty, and the note has the focus. A chip opens its panel with a day a year on; pressed again it takes it away, and brings its words back. */
export const UsualVaccine: Story = {
  play: async () => {
    const form = await sheet();
    await waitFor(() => expect(form.getByLabelText(/^Note/)).toHaveFocus());
    const rabies = form.getByRole('button', { name: 'Rabies' });
    await userEvent.click(rabies);
    const panel = () => within(form.getByRole('group', { name: 'Rabies' }));
    await expect(panel().getByLabelText('Protects until')).toHaveValue('2027-11-24');
    await userEvent.type(panel().getByLabelText('Lot number'), 'R204A{Enter}');
    await expect(form.queryByText('Saving...')).toBeNull();
    await userEvent.click(rabies);
    await expect(form.queryByRole('group', { name: 'Rabies' })).toBeNull();
    await userEvent.click(rabies);
    await expect(panel().getByLabelText('Lot number')).toHaveValue('R204A');
    await expect(rabies).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Of a puppy, the next part of its course is due four weeks on. */
export const Puppy: Story = {
  parameters: {
    queryData: [
      [healthKeys.entries(PET, 'pets'), true],
      [healthKeys.entries(PET, 'treated'), pet({ birthday: '2026-09-20' })],
    ],
  },
  play: async () => {
    const form = await sheet();
    await userEvent.click(form.getByRole('button', { name: 'DHPPi' }));
    await expect(form.getByLabelText('Protects until')).toHaveValue('2026-12-22');
  },
};

/** Why the animal came, its allergies and the last note stand above the field. */
export const WhyItCame: Story = {
  args: { appointment: { ...visit, reason: 'Limps after walks' } },
  play: async () => {
    const why = within((await sheet()).getByRole('region', { name: 'Why Burek came' }));
    for (const text of ['Limps after walks', 'Penicillin', 'Last note, May 4, 2026', 'Sprained again. Rest.'])
      await expect(why.getByText(text)).toBeVisible();
  },
};

export const Phone: Story = { ...UsualVaccine, globals: { viewport: { value: 'phone360' } } };

/** Whoever has no account is asked nothing later, and reads no note. */
export const WithoutAnAccount: Story = {
  args: { appointment: { ...visit, clientId: null, petId: null, bookedBy: 'vet' } },
  parameters: { queryData: [[noteTemplateKeys.own('vet'), TEMPLATES]] },
  play: async () => {
    const form = await sheet();
    await expect(form.getByText('only you read it')).toBeVisible();
    await expect(await form.findByText(/is not open to you/)).toBeVisible();
    await expect(form.queryByText('Ask the owner in a day')).toBeNull();
    await expect(form.queryByLabelText('Next visit')).toBeNull();
  },
};

/** Up to four questions; a fifth is refused where it was chosen. */
export const QuestionsForLater: Story = {
  play: async () => {
    const form = await sheet();
    for (const name of ['Eating', 'Drinking', 'Wound', 'Medicine', 'Better'])
      await userEvent.click(form.getByRole('button', { name }));
    await userEvent.click(form.getByRole('button', { name: 'Mark Complete' }));
    await expect(await form.findByText('Please choose up to 4 questions')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Better' }));
    await waitFor(() => expect(form.queryByText('Please choose up to 4 questions')).toBeNull());
  },
};

/** A file is stored when it is chosen; what it is, and the way to take it away, stand in its row. */
export const ChosenDocument: Story = {
  beforeEach: () =>
    keepFormDraft(draftOfForm('vet', reportDraftOf(visit.id)), {
      base: EMPTY_REPORT,
      values: {
        ...EMPTY_REPORT,
        documents: [
          { title: 'X-ray of the left front leg', path: `${PET}/x.pdf`, mimeType: 'application/pdf', bytes: 9 },
          { title: 'X-ray of the left front leg', path: `${PET}/y.pdf`, mimeType: 'application/pdf', bytes: 9 },
        ],
      },
    }),
  play: async () => {
    const form = await sheet();
    await userEvent.click(await form.findByRole('button', { name: 'Remove X-ray of the left front leg (2)' }));
    await userEvent.click(form.getByRole('button', { name: 'Remove X-ray of the left front leg' }));
    await expect(form.queryByText('X-ray of the left front leg')).toBeNull();
    await waitFor(() => expect(form.getByRole('button', { name: 'Add a document' })).toHaveFocus());
  },
};

/** Vets type in a vaccine that has no chip, and can put it back after removing it. Each field shows its own mistake. */
export const AnotherVaccine: Story = {
  play: async () => {
    const form = await sheet();
    await userEvent.type(form.getByLabelText('Weight (kg)'), 'heavy');
    await userEvent.click(form.getByRole('button', { name: 'Another' }));
    await userEvent.click(form.getByRole('button', { name: 'Add a medicine' }));
    await userEvent.click(form.getByRole('button', { name: 'Mark Complete' }));
    for (const message of [
      'Please enter kilograms as a number, such as 12.5',
      'Please enter the vaccine',
      'Please enter the medicine',
    ])
      await expect(await form.findByText(message)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Remove medicine 1' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Put back Medicine' })).toHaveFocus());
    await userEvent.type(form.getByRole('combobox', { name: /^Vaccine/ }), 'Nobivac Lyme');
    await userEvent.click(form.getByRole('button', { name: 'Remove vaccine' }));
    const putBack = await form.findByRole('button', { name: 'Put back Nobivac Lyme' });
    await expect(putBack).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(form.getByRole('combobox', { name: /^Vaccine/ })).toHaveValue('Nobivac Lyme');
  },
};

/** A medicine that is entered is a line, and opens to be edited or removed; the focus follows. */
export const MedicineInALine: Story = {
  play: async () => {
    const form = await sheet();
    await userEvent.click(form.getByRole('button', { name: 'Add a medicine' }));
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    await expect(await form.findByText('Please enter the medicine')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /^Medicine/ }), 'Carprofen 50 mg');
    await userEvent.type(form.getByLabelText('Dose'), '1 tablet, twice a day');
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    const edit = await form.findByRole('button', { name: 'Edit Carprofen 50 mg' });
    await expect(edit).toHaveFocus();
    await expect(form.getByText('1 tablet, twice a day')).toBeVisible();
    await expect(form.queryByLabelText('Dose')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Medicine/ })).toHaveFocus());
    await expect(form.getByLabelText('Dose')).toHaveValue('1 tablet, twice a day');
    await userEvent.click(form.getByRole('button', { name: 'Remove medicine 1' }));
    await userEvent.click(await form.findByRole('button', { name: 'Put back Carprofen 50 mg' }));
    await expect(await form.findByRole('button', { name: 'Edit Carprofen 50 mg' })).toBeVisible();
  },
};

/** The usual intervals are a choice; any other day is typed. */
export const NextVisitOnAnyDay: Story = {
  play: async () => {
    const form = await sheet();
    const choice = form.getByRole('combobox', { name: 'Next visit' });
    await userEvent.selectOptions(choice, 'On another day');
    const day = form.getByLabelText('Day of the next visit');
    await userEvent.type(day, '2000-01-01');
    await userEvent.click(form.getByRole('button', { name: 'Mark Complete' }));
    await expect(await form.findByText('Please choose a day after the visit')).toBeVisible();
    await userEvent.selectOptions(choice, 'None needed');
    await expect(form.queryByLabelText('Day of the next visit')).toBeNull();
  },
};

/** A point that was forgotten is asked about, and kept from nobody. */
export const FarFromLastWeight: Story = {
  play: async () => {
    const form = await sheet();
    await userEvent.type(form.getByLabelText('Weight (kg)'), '314');
    await expect(form.queryByText(/314 kg\?/)).toBeNull();
    await userEvent.tab();
    await expect(await form.findByText('A dog of 314 kg? Last time 31.2 kg, on Nov 3, 2026.')).toBeVisible();
    await userEvent.clear(form.getByLabelText('Weight (kg)'));
    await userEvent.type(form.getByLabelText('Weight (kg)'), '47{Tab}');
    await expect(await form.findByText('Is 47 kg right? Last time 31.2 kg, on Nov 3, 2026.')).toBeVisible();
    await userEvent.clear(form.getByLabelText('Weight (kg)'));
    await userEvent.type(form.getByLabelText('Weight (kg)'), '31,4{Tab}');
    await expect(form.getByText('Last time 31.2 kg, on Nov 3, 2026')).toBeVisible();
  },
};

/** A template is written below what stands there; a new one is named, and the visit is not completed by its Enter. */
export const Templates: Story = {
  play: async ({ args }) => {
    const form = await sheet();
    const note = form.getByLabelText(/^Note/);
    await userEvent.type(note, 'Left front leg.');
    await userEvent.click(form.getByRole('button', { name: 'Templates' }));
    await userEvent.click(form.getByRole('button', { name: 'Insert Strain' }));
    await expect(note).toHaveValue(`Left front leg.\n${TEMPLATES[1]?.body}`);
    await expect(note).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Save as template' }));
    const naming = within(await screen.findByRole('dialog', { name: 'Save as template' }));
    await userEvent.type(naming.getByLabelText(/^Name/), ' {Enter}');
    await expect(await naming.findByText('Please enter a name')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save as template' })).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Templates' }));
    await userEvent.click(await form.findByRole('button', { name: 'Rename Strain' }));
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename Strain' }));
    await expect(renaming.getByLabelText(/^Name/)).toHaveValue('Strain');
  },
};

export const NoTemplates: Story = {
  parameters: { queryData: [[noteTemplateKeys.own('vet'), []]] },
  play: async () => {
    const form = await sheet();
    await userEvent.click(form.getByRole('button', { name: 'Templates' }));
    await expect(form.getByText('No templates yet. Write a note, and save it as one.')).toBeVisible();
    await expect(form.queryByRole('button', { name: 'Save as template' })).toBeNull();
  },
};

/** An owner may close the record while a veterinarian writes: the entries are kept, and can go into the note. */
export const RecordNotOpen: Story = {
  parameters: { queryData: [[healthKeys.entries(PET, 'pets'), false]] },
  beforeEach: () =>
    keepFormDraft(draftOfForm('vet', reportDraftOf(visit.id)), {
      base: EMPTY_REPORT,
      values: { ...EMPTY_REPORT, summary: 'Limps.', kilograms: '31,4' },
    }),
  play: async () => {
    const form = await sheet();
    await expect(form.getByText(/The health record of Burek is not open to you/)).toBeVisible();
    const toNote = form.getByRole('button', { name: 'Put what you entered into the note' });
    await userEvent.click(toNote);
    await expect(form.getByLabelText(/^Note/)).toHaveValue('Limps.\nWeight: 31.4 kg');
    await expect(toNote).not.toBeInTheDocument();
  },
};
