import { useQueryClient } from '@tanstack/react-query';
import { sessionStore } from '@veto/shared-data/core';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { CONSULTATION, visitTypeKeys } from '@veto/shared-data/visit-types';
import { POLISH_SERVICES } from '@veto/shared-data/vocabulary';
import { expect, LONG_WORD, type Meta, pageStates, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { InLanguage } from '@veto/slice-kit';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import SpecialistPage from './specialist-page.tsx';
import { VETS } from './vets.fixture.ts';

const [anna, , ewa] = VETS;

const PAGE = (
  <InLanguage of="pl">
    <Routes>
      <Route path="/specialist/:id" element={<SpecialistPage />} />
    </Routes>
  </InLanguage>
);

const meta: Meta<typeof SpecialistPage> = {
  title: 'Pages/Polish specialist',
  component: SpecialistPage,
  globals: { language: 'pl' },
  parameters: {
    page: { routes: ['/specialist/:id'] },
    layout: 'fullscreen',
    path: '/specialist/1',
    queryData: [
      [veterinarianKeys.detail('1'), anna],
      [veterinarianKeys.detail(ewa.id), ewa],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  render: () => PAGE,
};
export default meta;
type Story = StoryObj<typeof SpecialistPage>;

function ReadAgain() {
  const client = useQueryClient();
  const queryKey = veterinarianKeys.detail('1');
  const [outcome, setOutcome] = useState('');
  const read = async () => {
    await client.invalidateQueries({ queryKey });
    setOutcome(client.getQueryState(queryKey)?.status ?? '');
  };
  return (
    <button type="button" onClick={read}>
      Read again {outcome}
    </button>
  );
}

/** What the vet says in Polish comes before the first text, which is English; kinds of visit have the names that the vet gave them. */
export const InItsLanguage: Story = {
  parameters: {
    path: `/specialist/${ewa.id}`,
    queryData: [
      [
        veterinarianKeys.detail(ewa.id),
        { ...ewa, description: 'Patient with exotic pets.', writtenIn: 'en', descriptionIn: { pl: 'Cierpliwa.' } },
      ],
      [
        visitTypeKeys.ofVeterinarian(ewa.id),
        [
          { ...CONSULTATION, id: 't1', name: 'Check', writtenIn: 'en', nameIn: { pl: 'Kontrola' } },
          { ...CONSULTATION, id: 't2', name: 'Nails', writtenIn: 'en' },
        ],
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cierpliwa.')).toHaveAttribute('lang', 'pl');
    await expect(await canvas.findByText('Kontrola')).toHaveAttribute('lang', 'pl');
    await expect(canvas.getByText('Nails')).toHaveAttribute('lang', 'en');
    await expect(canvas.queryByText('Patient with exotic pets.')).toBeNull();
  },
};

/** What was read stays when it cannot be read again. */
export const ConnectionLost: Story = {
  render: () => (
    <>
      <ReadAgain />
      {PAGE}
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(await canvas.findByRole('button', { name: 'Read again error' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Anna Kowalska');
  },
};

const states = pageStates({
  empty: { answers: [[veterinarianKeys.detail('1'), { ...ewa, id: '1' }]], says: new RegExp(ewa.name) },
  long: { answers: [[veterinarianKeys.detail('1'), { ...anna, name: LONG_WORD }]], says: new RegExp(LONG_WORD) },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** Of the three numbered specialists the product names the services. */
export const NumberedServices: Story = {
  play: async ({ canvas }) => {
    for (const service of POLISH_SERVICES) await expect(canvas.getByText(service, { exact: true })).toBeVisible();
    await expect(canvas.getByText('Ocena 4,9 na 5')).toBeInTheDocument();
    await expect(canvas.getByText('41 opinii')).toBeVisible();
  },
};

/** Of everybody else, what the vet says: known services in Polish, others as they were written. */
export const OwnServices: Story = {
  parameters: {
    path: `/specialist/${ewa.id}`,
    queryData: [
      [veterinarianKeys.detail(ewa.id), { ...ewa, services: ['Beak and nail care', 'Badanie kału'] }],
      [veterinarianKeys.prices(ewa.id), [{ service: 'Beak and nail care', from: 60, to: 90 }]],
    ],
  },
  play: async ({ canvas }) => {
    const item = (name: string) => canvas.getByText(name, { exact: true }).closest('li');
    await expect(item('Pielęgnacja dzioba i pazurów')).toHaveTextContent('60–90 zł');
    await expect(item('Badanie kału')).toBeVisible();
    for (const service of POLISH_SERVICES) await expect(canvas.queryByText(service, { exact: true })).toBeNull();
  },
};
