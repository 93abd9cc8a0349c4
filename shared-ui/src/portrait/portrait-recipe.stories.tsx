import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { Door } from '../door/door.tsx';
import { HAIR_COLOURS, type PortraitFeatures, portraitFromSeed, SHAPES, TOOLS } from './features.ts';
import { SPECIALTY_KINDS, type SpecialtyKind } from './specialty.ts';

interface RecipeProps extends Omit<PortraitFeatures, 'cloth' | 'ground' | 'hairColour'> {
  seed: string;
  specialty: SpecialtyKind;
  /** Index into HAIR_COLOURS. */
  hairColour: number;
}

/** A person from a seed, and with each feature changed by hand. */
function PortraitRecipe({ seed, specialty, hairColour, ...features }: RecipeProps) {
  const drawn = portraitFromSeed(seed, { specialty });
  const portrait = { ...drawn, ...features, hairColour: HAIR_COLOURS[hairColour] ?? HAIR_COLOURS[0] };
  return <Door specialty={specialty} portrait={portrait} w="240px" label="Portrait" />;
}

const drawn = portraitFromSeed('veto-1', { specialty: 'general' });
const choice = (options: readonly string[]) => ({ control: 'select', options }) as const;
const slider = (min: number, max: number) => ({ control: { type: 'range', min, max, step: 1 } }) as const;

const meta = {
  title: 'People/PortraitRecipe',
  component: PortraitRecipe,
  args: {
    seed: 'veto-1',
    specialty: 'general',
    skin: drawn.skin,
    hair: drawn.hair,
    hairColour: 0,
    head: drawn.head,
    eyes: drawn.eyes,
    mouth: drawn.mouth,
    beard: drawn.beard,
    glasses: drawn.glasses,
    freckles: drawn.freckles,
    earrings: drawn.earrings,
    lashes: drawn.lashes,
    tilt: drawn.tilt,
    clothes: drawn.clothes,
    tool: drawn.tool,
    companion: drawn.companion,
  },
  argTypes: {
    specialty: choice(SPECIALTY_KINDS),
    skin: slider(0, 5),
    hair: choice(SHAPES.hair),
    hairColour: slider(0, HAIR_COLOURS.length - 1),
    head: choice(SHAPES.head),
    eyes: choice(SHAPES.eyes),
    mouth: choice(SHAPES.mouth),
    beard: choice(SHAPES.beard),
    glasses: choice(SHAPES.glasses),
    tilt: slider(-3, 3),
    clothes: choice(SHAPES.clothes),
    tool: choice(TOOLS),
    companion: choice(SHAPES.companion),
  },
} satisfies Meta<typeof PortraitRecipe>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
