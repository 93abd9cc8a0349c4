import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { PriceList, type PriceListProps } from './price-list.tsx';

const LONG = 'Electrocardiographic and echocardiographic examination of the heart before an anaesthetic';

const meta = {
  title: 'Booking/PriceList',
  parameters: { naturalWidth: '32rem' },
  component: PriceList<string>,
  args: {
    services: [
      { service: 'Vaccination', price: '80' },
      { service: 'Neutering', price: '250–400' },
      { service: LONG, price: null },
    ],
    nameOf: (service) => service,
    priceText: (price) => `${price} zł`,
    note: 'Prices are set by the practice.',
  } satisfies PriceListProps<string>,
} satisfies Meta<typeof PriceList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('250–400 zł')).toBeVisible();
    await expect(canvas.getByText('Prices are set by the practice.')).toBeVisible();
  },
};

export const NonePriced: Story = {
  args: { services: [{ service: 'Vaccination', price: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Prices are set by the practice.')).toBeNull();
  },
};
