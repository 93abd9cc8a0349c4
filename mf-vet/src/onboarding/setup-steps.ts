import { isListed, type Licence } from '@veto/shared-data/licence';
import type { Profile } from '@veto/shared-data/profiles';
import type { WorkingHours } from '@veto/shared-data/schedule';
import type { VisitType } from '@veto/shared-data/visit-types';
import { missingForListing } from '../profile/profile-facts.ts';

/** What the way from registration to the first booking is called, wherever it begins. */
export const SET_UP = 'Set up your practice';

export type StepId = 'clinic' | 'pets' | 'visit-types' | 'hours' | 'photo' | 'licence' | 'preview';

export interface SetupStep {
  id: StepId;
  title: string;
  /** What it is good for. */
  text: string;
  /** Whether owners cannot find or book the veterinarian without it. */
  needed: boolean;
  done: boolean;
}

export interface Practice {
  profile: Profile;
  hours: readonly WorkingHours[];
  licence: Licence;
  types: readonly VisitType[];
}

/** Whether the profile is complete enough to be booked. */
export function isBookable({ profile, hours }: Pick<Practice, 'profile' | 'hours'>): boolean {
  return missingForListing(profile).length === 0 && hours.length > 0;
}

/** Whether owners find the veterinarian, and can book. */
export function isLive(practice: Omit<Practice, 'types'>): boolean {
  return isBookable(practice) && isListed(practice.licence);
}

/** The steps in their order, in English. */
export const STEPS = [
  { id: 'clinic', title: 'Clinic and specialty', text: 'Where owners find you, and what you do best.', needed: true },
  {
    id: 'pets',
    title: 'Pets and languages',
    text: 'Owners search by both, and are warned before they book for a pet that you do not treat.',
    needed: false,
  },
  {
    id: 'visit-types',
    title: 'Visit types',
    text: 'What owners can book with you, how long it takes and what it costs.',
    needed: false,
  },
  {
    id: 'hours',
    title: 'Working hours',
    text: 'Owners book half-hour visits inside these hours. A typical week takes one press.',
    needed: true,
  },
  {
    id: 'photo',
    title: 'Photo or drawing',
    text: 'Who owners will meet: a photo of you, or a drawn person of your choice.',
    needed: false,
  },
  {
    id: 'licence',
    title: 'Licence',
    text: 'We check it before owners find you. You can send it later; until then your own link works.',
    needed: true,
  },
  {
    id: 'preview',
    title: 'Preview',
    text: 'The row by which owners find you, from what you have saved.',
    needed: true,
  },
] as const satisfies readonly Omit<SetupStep, 'done'>[];

/** The way from registration to the first booking, each step done or not by what is stored. */
export function setupSteps(practice: Practice): SetupStep[] {
  const { profile, hours, licence, types } = practice;
  const isSent = licence.state === 'waiting' || licence.state === 'checked';
  const done: Record<StepId, boolean> = {
    clinic: missingForListing(profile).length === 0 && Boolean(profile.clinicName && profile.address),
    pets: profile.petTypes.length > 0,
    // Without any the list holds the consultation that owners book instead.
    'visit-types': types.some(({ id }) => id !== null),
    hours: hours.length > 0,
    photo: profile.imageUrl !== null || profile.portrait !== null,
    licence: isSent,
    // What is left then is the check of the licence, which is nothing to do here.
    preview: isBookable(practice) && isSent,
  };
  return STEPS.map((step) => ({ ...step, done: done[step.id] }));
}

/** Where to go on: the first step that is not done, or the preview. */
export function nextStep(steps: readonly SetupStep[]): StepId {
  return steps.find(({ done }) => !done)?.id ?? 'preview';
}

/** The step that an address names, '?step=hours'; else where to go on. */
export function stepOfAddress(address: URLSearchParams, steps: readonly SetupStep[]): StepId {
  const named = address.get('step');
  return steps.find(({ id }) => id === named)?.id ?? nextStep(steps);
}

export const stepPath = (id: StepId) => `/for-vets/start?step=${id}`;
