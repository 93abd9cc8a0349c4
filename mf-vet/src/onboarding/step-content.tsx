import { inWords } from '@veto/slice-kit';
import { lazy } from 'react';
import { completionValues } from '../profile/completion-values.ts';
import type { Practice, StepId } from './setup-steps.ts';

const ProfileCompletionForm = lazy(
  inWords(async () => ({
    default: (await import(/* webpackChunkName: "completion-form" */ '../profile/profile-completion-form.tsx'))
      .ProfileCompletionForm,
  })),
);
const ProfilePhoto = lazy(
  inWords(async () => ({
    default: (await import(/* webpackChunkName: "profile-photo" */ '../profile/profile-photo.tsx')).ProfilePhoto,
  })),
);
const PracticeOfferForm = lazy(
  inWords(() => import(/* webpackChunkName: "offer" */ '../offer/practice-offer-form.tsx')),
);
const OwnVisitTypes = lazy(
  inWords(() => import(/* webpackChunkName: "own-visit-types" */ '../visit-types/own-visit-types.tsx')),
);
const OwnWorkingHours = lazy(
  inWords(() => import(/* webpackChunkName: "working-hours" */ '../hours/own-working-hours.tsx')),
);
const OwnLicence = lazy(inWords(() => import(/* webpackChunkName: "own-licence" */ '../licence/own-licence.tsx')));
const PreviewStep = lazy(inWords(() => import(/* webpackChunkName: "preview-step" */ './preview-step.tsx')));

export interface StepContentProps {
  id: StepId;
  practice: Practice;
  /** The step's form was saved. */
  onSaved: () => void;
}

/** The part of Manage that a step is about. */
export function StepContent({ id, practice, onSaved }: StepContentProps) {
  const { profile } = practice;
  switch (id) {
    case 'clinic':
      return <ProfileCompletionForm values={completionValues(profile)} onSaved={onSaved} />;
    case 'pets':
      return <PracticeOfferForm profile={profile} onSaved={onSaved} />;
    case 'visit-types':
      return <OwnVisitTypes underOwnTitle />;
    case 'hours':
      return <OwnWorkingHours onSaved={onSaved} />;
    case 'photo':
      return <ProfilePhoto profile={profile} />;
    case 'licence':
      return <OwnLicence onSent={onSaved} />;
    case 'preview':
      return <PreviewStep practice={practice} />;
  }
}
