import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { lazy } from 'react';
import { Paw } from '../motif/paw.tsx';
import { LateDrawing } from './late-drawing.tsx';

let code = Promise.withResolvers<never>();
let Street = lazy(() => code.promise);

const meta = {
  title: 'Helpers/Late drawing',
  component: LateDrawing,
  args: { name: 'street', children: null, w: '120px', aspectRatio: 1 },
} satisfies Meta<typeof LateDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its code is there. */
export const Overview: Story = { args: { children: <Paw boxSize="120px" /> } };

/** The document's own drawing stays, also once the painted page has left. */
export const WithoutItsCode: Story = {
  render: (args) => (
    <LateDrawing {...args}>
      <Street />
    </LateDrawing>
  ),
  beforeEach: () => {
    code = Promise.withResolvers();
    Street = lazy(() => code.promise);
    const painted = document.createElement('div');
    painted.id = 'first-paint';
    painted.innerHTML =
      '<div data-drawing="street"><svg viewBox="0 0 8 8" width="80"><path d="M0 0H8V8Z"/></svg></div>';
    document.body.append(painted);
    return () => painted.remove();
  },
  play: async ({ canvasElement }) => {
    const drawing = () => canvasElement.querySelector('[data-drawing=street]');
    const waiting = drawing();
    document.querySelector('#first-paint')?.remove();
    code.reject(Object.assign(new Error('home-parts did not arrive'), { name: 'ChunkLoadError' }));
    await expect(waiting).not.toBeInTheDocument();
    await expect(drawing()?.querySelector('svg path')).toBeInTheDocument();
  },
};
