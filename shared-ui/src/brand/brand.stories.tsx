import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { Brand } from './brand.tsx';

const meta = { title: 'Foundations/Brand', component: Brand } satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
