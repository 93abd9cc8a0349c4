import { useQueryClient } from '@tanstack/react-query';
import { sessionStore } from '@veto/shared-data/core';
import { earlierTimeKeys } from '@veto/shared-data/earlier-times';
import { findNothing } from '@veto/shared-data/fixtures';
import { petKeys } from '@veto/shared-data/pets';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { CONSULTATION, visitTypeKeys } from '@veto/shared-data/visit-types';
import { Button } from '@veto/shared-ui/button';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { earlierRequest, offeredRequest } from '../earlier/earlier.fixture.ts';
import { appointmentsPage, isShown } from './appointments-page.fixture.tsx';
import AppointmentsPage from './appointments-page.tsx';

const meta: Meta<typeof AppointmentsPage> = { ...appointmentsPage, title: 'Pages/My Appointments with earlier times' };
export default meta;
type Story = StoryObj<typeof AppointmentsPage>;

const ANSWERS: unknown[] = appointmentsPage.parameters.queryData;
const waitsFor = (...requests: ReturnType<typeof earlierRequest>[]) => ({
  queryData: [...ANSWERS, [earlierTimeKeys.requests('c1'), requests], [petKeys.list('c1'), []]],
});

/** Silence keeps the visit: taking is the one solid button. */
export const OfferedTime: Story = {
  parameters: waitsFor(offeredRequest(10)),
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('region', { name: /^A time is free on / });
    await isShown(offer);
    await expect(canvas.getByText(/^Held for you: \d+:\d\d$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Take \w+day, 11:00$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Keep / })).toBeVisible();
    await expect(canvas.getByText(/^Instead of /)).toBeVisible();
    await expect(canvas.getByText(/^Vaccination, 20 min, 90–140/)).toBeVisible();
  },
};

/** The device's clock is two days ahead, or behind: what the server says stands is shown, and nothing is counted. */
export const OfferOnAFastClock: Story = {
  parameters: waitsFor(offeredRequest(-2 * 24 * 60)),
  play: async ({ canvas }) => {
    await isShown(await canvas.findByText('for ten minutes at most, then the next owner is asked'));
    await expect(canvas.getByRole('button', { name: /^Take / })).toBeEnabled();
    await expect(canvas.queryByText(/^Held for you: /)).toBeNull();
  },
};

export const OfferOnASlowClock: Story = { ...OfferOnAFastClock, parameters: waitsFor(offeredRequest(2 * 24 * 60)) };

/** Another vet has no such type: the length stays, and the ticket says how far away they are. */
export const OfferOnAPhone: Story = {
  parameters: waitsFor(offeredRequest(10, 4)),
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await isShown(await canvas.findByText('20 min'));
    await expect(canvas.getByText(/ · about 4 km from Dr. Anna Kowalska$/)).toBeVisible();
  },
};

/** Whether a time is still held is not known: nothing is said of it but that. */
export const OffersNotLoaded: Story = {
  parameters: {
    queryData: [...ANSWERS, [petKeys.list('c1'), []]].filter(
      (answer) => !JSON.stringify(answer).includes('earlier-times'),
    ),
    path: '/appointments?offered',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your requests for earlier times could not be loaded' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/no longer held for you/)).toBeNull();
  },
};

export const OfferIsOver: Story = {
  parameters: { ...waitsFor(earlierRequest({ kilometres: 10 })), path: '/appointments?offered' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no longer held for you/)).toBeVisible();
    await expect(await canvas.findByText('Luna, Dr. Anna Kowalska or another vet within 10 km')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End waiting for Luna and Dr. Anna Kowalska' })).toBeVisible();
  },
};

const { now } = Date;

/** A page whose server says the next thing of offers once its button is pressed. */
function Told({ news }: { news: ReturnType<typeof earlierRequest>[] }) {
  const client = useQueryClient();
  return (
    <>
      <Button onClick={() => client.setQueryData(earlierTimeKeys.requests('c1'), news)}>Hear of it</Button>
      <AppointmentsPage />
    </>
  );
}

const told =
  (...news: ReturnType<typeof earlierRequest>[]): Story['render'] =>
  () => <Told news={news} />;

/** A server that leaves every question open. */
const unanswered = () => {
  const end = findNothing();
  globalThis.fetch = () => new Promise(() => {});
  sessionStore.setState({ state: 'owner', userId: 'c1' }, true);
  return end;
};

/** The veterinarian needs the time, or a poll hears of its end before the counter does. Who was on its button reads on there. */
export const OfferTakenBack: Story = {
  parameters: waitsFor(offeredRequest(10)),
  render: told(earlierRequest()),
  play: async ({ canvas }) => {
    const take = await canvas.findByRole('button', { name: /^Take / });
    await isShown(take);
    take.focus();
    canvas.getByRole('button', { name: 'Hear of it' }).click();
    const end = await canvas.findByRole('heading', { name: 'The offered time is no longer held for you.' });
    await waitFor(() => expect(end).toHaveFocus());
    await expect(canvas.getByText('We will tell you when another one comes free.')).toBeVisible();
  },
};

/** Nobody is offered two times at once: the next one comes in the place of the one that is over. */
export const AnotherOfferedInstead: Story = {
  parameters: waitsFor(offeredRequest(10)),
  render: told(offeredRequest(10, 4)),
  play: async ({ canvas }) => {
    await isShown(await canvas.findByText(/^Vaccination, 20 min/));
    canvas.getByRole('button', { name: 'Hear of it' }).click();
    await isShown(
      await canvas.findByRole('heading', { name: 'The time you were offered earlier is no longer held for you.' }),
    );
    await expect(canvas.getByRole('button', { name: /^Take / })).toBeVisible();
    await expect(canvas.queryByText(/^We will tell you/)).toBeNull();
  },
};

/** A counter that ends asks the server at once. */
export const OfferEndsHere: Story = {
  parameters: waitsFor(offeredRequest(10)),
  beforeEach: () => {
    const end = findNothing();
    const { from, to } = earlierRequest();
    const waiting = { id: 'r1', appointment_id: 'a1', pet_name: 'Luna', pet_type: 'Dog', reason_for_visit: null };
    const answer = [
      { ...waiting, kilometres: null, from_date: from, to_date: to, veterinarian: null, slot_offers: [] },
    ];
    globalThis.fetch = async (question) =>
      Response.json(
        String(question instanceof Request ? question.url : question).includes('earlier_requests') ? answer : [],
      );
    sessionStore.setState({ state: 'owner', userId: 'c1' }, true);
    return end;
  },
  afterEach: () => {
    Date.now = now;
  },
  play: async ({ canvas }) => {
    await isShown(await canvas.findByText(/^Held for you: \d+:\d\d$/));
    Date.now = () => now() + 11 * 60_000;
    await isShown(await canvas.findByRole('heading', { name: /no longer held for you/ }, { timeout: 10_000 }));
  },
};

/** Answered in the last second, and not yet heard by the server: a toast tells how that ends. */
export const OfferTakenInTheLastSecond: Story = {
  parameters: waitsFor(offeredRequest(10)),
  render: told(earlierRequest()),
  beforeEach: unanswered,
  afterEach: () => {
    Date.now = now;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Take / }));
    Date.now = () => now() + 11 * 60_000;
    await canvas.findByText('Held for you: 0:00', undefined, { timeout: 10_000 });
    canvas.getByRole('button', { name: 'Hear of it' }).click();
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^A time is free on / })).toBeNull());
    await expect(canvas.queryByText(/no longer held for you/)).toBeNull();
  },
};

/** The mail's link stays in the address: of a time that the owner has answered, a toast says what became of it. */
export const OfferAnswered: Story = {
  parameters: { ...waitsFor(offeredRequest(10)), path: '/appointments?offered' },
  render: told(),
  beforeEach: unanswered,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Keep / }));
    canvas.getByRole('button', { name: 'Hear of it' }).click();
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^A time is free on / })).toBeNull());
    await expect(canvas.queryByText(/no longer held for you/)).toBeNull();
  },
};

/** Chips are radios and checkboxes; a wish without a weekday is refused beside it. */
export const AskForEarlier: Story = {
  parameters: waitsFor(),
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'Tell me if something earlier comes free' }))[0] as HTMLElement,
    );
    await isShown(await screen.findByRole('dialog', { name: 'Earlier is better' }));
    await expect(screen.getByText('Yours for certain')).toBeVisible();
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
      await userEvent.click(screen.getByRole('checkbox', { name: day }));
    await userEvent.click(screen.getByRole('radio', { name: 'Choose days' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Any .* nearby$/ }));
    await expect(screen.getByRole('combobox', { name: 'How far away' })).toHaveValue('10');
    await userEvent.click(screen.getByRole('button', { name: 'Tell me about earlier times' }));
    await isShown(await screen.findByText('Please choose at least one day of the week'));
    await isShown(screen.getByText('Please choose a day from today on'));
  },
};

export const WaitForNobody: Story = {
  parameters: {
    queryData: [...(waitsFor().queryData as unknown[]), [veterinarianKeys.detail('v9'), null]],
    path: '/appointments?wait=v9',
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Earlier is better' }));
    await isShown(await sheet.findByRole('heading', { name: 'Veterinarian not found' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** From a full calendar: whom the visit is for, why, and its kind come first. */
export const WaitForANewVisit: Story = {
  parameters: {
    queryData: [
      ...(waitsFor().queryData as unknown[]),
      [veterinarianKeys.detail('v9'), { id: 'v9', name: 'Piotr Lis', specialty: 'Surgery' }],
      [
        visitTypeKeys.ofVeterinarian('v9'),
        ['Check-up', 'Surgery'].map((name) => ({ ...CONSULTATION, id: name, name, minutes: 60 })),
      ],
    ],
    path: '/appointments?wait=v9',
  },
  play: async () => {
    await isShown(await screen.findByRole('dialog', { name: 'Earlier is better' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Pet Name/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Tell me about earlier times' }));
    await isShown(await screen.findByText('Pet name is required'));
    await isShown(screen.getByText('Reason for visit is required'));
    await expect(screen.getByRole('radio', { name: 'Only Dr. Piotr Lis' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Surgery/ }));
    await expect(screen.getByRole('radio', { name: /^Surgery/ })).toBeChecked();
  },
};
