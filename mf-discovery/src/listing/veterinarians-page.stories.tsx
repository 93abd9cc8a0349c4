import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { CARDS, freeDaysAnswer, searchAnswer } from '../fixtures/veterinarians.fixture.ts';
import VeterinariansPage from './veterinarians-page.tsx';

const meta = {
  title: 'Pages/Listing',
  component: VeterinariansPage,
  parameters: {
    layout: 'fullscreen',
    path: '/veterinarians',
    queryData: [
      [veterinarianKeys.search({}), searchAnswer(CARDS)],
      freeDaysAnswer(CARDS),
      [veterinarianKeys.search({ query: 'parrot', city: 'Gdynia' }), searchAnswer([])],
    ],
  },
} satisfies Meta<typeof VeterinariansPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meet our team of experienced veterinary professionals')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Where to find them' })).toBeVisible();
  },
};

export const NobodyInTheCity: Story = {
  parameters: { path: '/veterinarians?query=parrot&city=Gdynia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing veterinarians in Gdynia matching "parrot"')).toBeVisible();
    await expect(canvas.getByText(/^No vet in Gdynia matches "parrot"\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show vets in Gdynia who treat birds' })).toHaveAttribute(
      'href',
      '/veterinarians?query=&city=Gdynia&pet=Birds',
    );
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Gdynia');
  },
};
