import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { PriceList } from './price-list.tsx';

const meta = {
  title: 'Components/PriceList',
  component: PriceList,
  args: {
    services: [
      { id: '0', name: 'Vaccination', price: '80 zł' },
      { id: '1', name: 'Neutering', price: '250–400 zł' },
      {
        id: '2',
        name: 'Electrocardiographic and echocardiographic examination of the heart before an anaesthetic',
        price: undefined,
      },
    ],
    note: 'Prices are set by the practice.',
  },
} satisfies Meta<typeof PriceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomePriced: Story = {};

export const NonePriced: Story = {
  args: { services: [{ id: '3', name: 'Vaccination', price: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Prices are set by the practice.')).toBeNull();
  },
};
