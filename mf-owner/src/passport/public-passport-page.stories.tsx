import { passportKeys } from '@veto/shared-data/passport';
import { expect, LONG_NAME, LONG_WORD, type Meta, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import { PASSPORT } from './passport.fixture.ts';
import PublicPassportPage from './public-passport-page.tsx';

const meta: Meta<typeof PublicPassportPage> = {
  title: 'Pages/Public pet passport',
  component: PublicPassportPage,
  parameters: {
    page: { routes: ['/passport'] },
    layout: 'fullscreen',
    path: '/passport#secret',
    queryData: [[passportKeys.opened('secret'), PASSPORT]],
  },
};
export default meta;
type Story = StoryObj<typeof PublicPassportPage>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Burek' })).toBeVisible();
  },
};

const states = pageStates({
  empty: {
    answers: [[passportKeys.opened('secret'), null]],
    says: 'This link does not work, or no longer works.',
  },
  long: {
    answers: [[passportKeys.opened('secret'), { ...PASSPORT, name: LONG_NAME, allergies: LONG_WORD }]],
    says: LONG_WORD,
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
