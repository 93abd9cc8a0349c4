import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { type VisitTypeOption, VisitTypes, type VisitTypesProps } from './visit-types.tsx';

const SKIN: VisitTypeOption = {
  id: 'a',
  name: 'Skin consultation',
  detail: '40 min, new clients',
  price: '160–220 zł',
};
const CHECK_UP: VisitTypeOption = { id: 'b', name: 'Check-up', detail: '20 min', price: '120 zł' };

function InUse({ chosen, onChoose, ...props }: VisitTypesProps) {
  const [id, setId] = useState(chosen);
  const choose = (next: string) => {
    onChoose(next);
    setId(next);
  };
  return <VisitTypes {...props} chosen={id} onChoose={choose} />;
}

const meta = {
  title: 'Booking/VisitTypes',
  component: VisitTypes,
  render: (props) => <InUse {...props} />,
  args: {
    label: 'Visit type',
    types: [SKIN, CHECK_UP],
    chosen: 'a',
    onChoose: fn(),
    estimate: 'Expect 160–220 zł. What it comes to depends on what the visit shows: tests and medicines are extra.',
  },
} satisfies Meta<typeof VisitTypes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop: arrows move and choose. Name, length and price are said with each. */
export const Overview: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Visit type' })).toBeVisible();
    const skin = canvas.getByRole('radio', { name: 'Skin consultation 40 min, new clients 160–220 zł' });
    await expect(skin).toBeChecked();
    await userEvent.click(skin);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Check-up 20 min 120 zł' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith('b');
  },
};

/** Without a price nothing stands in its place. */
export const WithoutAPrice: Story = {
  args: {
    types: [{ ...SKIN, price: '' }],
    estimate: 'This vet states no price for it. Ask the practice what it comes to.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Skin consultation 40 min, new clients' })).toBeChecked();
    await expect(canvas.queryByText(/zł/)).toBeNull();
  },
};

/** A long name wraps, and the price goes under it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: {
    types: [
      { ...SKIN, name: 'Dermatological consultation with allergy tests and cytology of the skin of both ears' },
      CHECK_UP,
    ],
  },
};
