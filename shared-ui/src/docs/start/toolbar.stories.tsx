import { Text } from '@chakra-ui/react/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { sessionStore, useSession } from '@veto/shared-data/core';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';

/** What the switches act on, in one place. */
function Probe() {
  const { state, userId } = useSession();
  const pets = useQuery<string[]>({ queryKey: ['pets'], queryFn: () => ['never asked'] });
  const save = useMutation({ mutationFn: async () => 'saved' });
  return (
    <>
      <Text textStyle="body">
        {state} {userId}
      </Text>
      <p>{pets.data?.join() ?? pets.status}</p>
      <button type="button" onClick={() => save.mutate()}>
        Save: {save.status}
      </button>
    </>
  );
}

const meta = {
  title: 'Start/Toolbar',
  component: Probe,
  // Tested, and not shown: each page has these switches.
  tags: ['!dev'],
  parameters: { queryData: [[['pets'], ['Luna']]] },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
} satisfies Meta<typeof Probe>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheStorySays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('signed-out')).toHaveStyle({ fontSize: '16px' });
    await expect(canvas.getByText('Luna')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
  },
};

export const AVetIsSignedIn: Story = {
  globals: { signedIn: 'vet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('veterinarian vet')).toBeVisible();
  },
};

export const AModeratorIsSignedIn: Story = {
  globals: { signedIn: 'moderator' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('owner admin')).toBeVisible();
  },
};

export const InPolish: Story = {
  globals: { language: 'pl' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('lang', 'pl');
  },
};

export const EveryAnswerFails: Story = {
  globals: { network: 'fails' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save: idle' }));
    await expect(await canvas.findByRole('button', { name: 'Save: error' })).toBeVisible();
  },
};

export const TextOf200Percent: Story = {
  globals: { text: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('signed-out')).toHaveStyle({ fontSize: '32px' });
  },
};

/** Of a sheet that is there before the switch, and of one that comes after it. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    const late = document.createElement('style');
    late.textContent = '@media (prefers-reduced-motion: no-preference) { p { color: red } }';
    document.head.append(late);
    try {
      await expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
      const queries = () =>
        [...document.styleSheets].flatMap((sheet) =>
          [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSMediaRule ? [rule.media.mediaText] : [])),
        );
      await expect(matchMedia('(prefers-reduced-motion: reduce)').media).not.toContain('reduced-motion');
      await expect(queries().filter((query) => query.includes('prefers-reduced-motion'))).toEqual([]);
    } finally {
      late.remove();
    }
  },
};

export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(canvas.getByText('signed-out')).toHaveStyle({ color: 'rgb(0, 0, 0)' });
    await expect(document.documentElement).toHaveAttribute('data-forced-colours');
  },
};
