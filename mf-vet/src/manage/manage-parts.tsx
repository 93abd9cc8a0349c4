import type { Profile } from '@veto/shared-data/profiles';
import { inWords } from '@veto/slice-kit';
import { lazy, type ReactNode } from 'react';
import { headingOf } from './use-part-in-address.ts';

const OwnWorkingHours = lazy(
  inWords(() => import(/* webpackChunkName: "working-hours" */ '../hours/own-working-hours.tsx')),
);
const OwnEmergencyHours = lazy(
  inWords(() => import(/* webpackChunkName: "emergency-hours" */ '../emergency/own-emergency-hours.tsx')),
);
const PracticeOfferForm = lazy(
  inWords(() => import(/* webpackChunkName: "offer" */ '../offer/practice-offer-form.tsx')),
);
const OwnServices = lazy(inWords(() => import(/* webpackChunkName: "own-services" */ '../offer/own-services.tsx')));
const OwnLicence = lazy(inWords(() => import(/* webpackChunkName: "own-licence" */ '../licence/own-licence.tsx')));
const PublicPreview = lazy(inWords(() => import(/* webpackChunkName: "public-preview" */ './public-preview.tsx')));
const OwnTimeOff = lazy(inWords(() => import(/* webpackChunkName: "own-time-off" */ '../time-off/own-time-off.tsx')));
const OwnVisitTypes = lazy(
  inWords(() => import(/* webpackChunkName: "own-visit-types" */ '../visit-types/own-visit-types.tsx')),
);

const VetProfileCard = lazy(
  inWords(async () => ({
    default: (await import(/* webpackChunkName: "vet-profile-card" */ '../profile/vet-profile-card.tsx'))
      .VetProfileCard,
  })),
);
const ReviewsToAnswer = lazy(
  inWords(async () => ({
    default: (await import(/* webpackChunkName: "own-reviews" */ '../reviews/own-reviews.tsx')).ReviewsToAnswer,
  })),
);

/** One part of a practice: a screen of its own. Its words are English. */
export interface ManagePart {
  /** Its name in the address: 'hours' of '#hours'. */
  id: string;
  /** Its name in the index. */
  label: string;
  /** Missing where the content brings its own heading. */
  head?: { title: string; description: string };
  content: (profile: Profile) => ReactNode;
}

/** All that a veterinarian keeps up to date, in the order of the index. */
export const PARTS = [
  {
    id: 'offer',
    label: 'Pets and languages',
    head: { title: 'Pets and languages', description: 'Owners search by it, and read it on your profile.' },
    content: (profile) => <PracticeOfferForm profile={profile} />,
  },
  { id: 'visit-types', label: 'Visit types', content: () => <OwnVisitTypes /> },
  {
    id: 'services',
    label: 'Services',
    head: {
      title: 'Services',
      description: 'Whole zloty, from and to. A service without prices is listed by its name.',
    },
    content: (profile) => <OwnServices profile={profile} />,
  },
  {
    id: 'hours',
    label: 'Hours',
    head: {
      title: 'Working hours',
      description: 'Pet owners book visits inside these hours. Visits that are booked already stay booked.',
    },
    content: () => <OwnWorkingHours />,
  },
  {
    id: 'emergencies',
    label: 'Emergencies',
    head: {
      title: 'Emergencies',
      description:
        'In these hours, also at night, your number is on the emergency page. Owners call, they do not book.',
    },
    content: (profile) => <OwnEmergencyHours profile={profile} />,
  },
  {
    id: 'time-off',
    label: 'Time off',
    head: {
      title: 'Time off',
      description: 'Days and hours in which nobody can book you. Visits that are booked already stay booked.',
    },
    content: () => <OwnTimeOff />,
  },
  {
    id: 'profile',
    label: 'Profile',
    content: (profile) => <VetProfileCard profile={profile} headingId={headingOf('profile')} />,
  },
  {
    id: 'licence',
    label: 'Licence',
    head: {
      title: 'Licence',
      description: 'Pet owners find you once we have checked it, and read so on your profile.',
    },
    content: () => <OwnLicence />,
  },
  {
    id: 'preview',
    label: 'Card',
    head: { title: 'How owners find you', description: 'The row of the directory, as it is now.' },
    content: (profile) => <PublicPreview profile={profile} />,
  },
  {
    id: 'reviews',
    label: 'Reviews',
    head: { title: 'Reviews', description: 'Your answer stands below the review on your profile.' },
    content: (profile) => <ReviewsToAnswer veterinarianId={profile.id} />,
  },
] as const satisfies readonly [ManagePart, ...ManagePart[]];
