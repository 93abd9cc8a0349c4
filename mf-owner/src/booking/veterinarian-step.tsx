import { Skeleton } from '@veto/shared-ui/skeleton';
import { lazy, Suspense } from 'react';
import type { useVeterinarianChoice } from './use-veterinarian-choice.ts';

const VeterinarianPicker = lazy(
  () => import(/* webpackChunkName: "veterinarian-picker" */ './veterinarian-picker.tsx'),
);

const ChosenVeterinarian = lazy(
  () => import(/* webpackChunkName: "chosen-veterinarian" */ './chosen-veterinarian.tsx'),
);

export interface VeterinarianStepProps {
  choice: ReturnType<typeof useVeterinarianChoice>;
  /** Another veterinarian was chosen, or the search came back. */
  onChoose: () => void;
}

const focus = (control: HTMLElement | null) => control?.focus();

/** The search gives way to the choice, which leads on to its times, and back; the focus goes along. */
export function VeterinarianStep({ choice, onChoose }: VeterinarianStepProps) {
  const { veterinarian, isLoading, hasChosen, choose, chooseById } = choice;
  if (isLoading) return <Skeleton h="14" rounded="l2" aria-hidden />;
  if (!veterinarian)
    return (
      <Suspense fallback={<Skeleton h="26rem" rounded="l2" aria-hidden />}>
        <VeterinarianPicker
          onChoose={(chosen) => {
            choose(chosen);
            onChoose();
          }}
          onChooseOwn={(id) => {
            chooseById(id);
            onChoose();
          }}
          {...(hasChosen && { searchRef: focus })}
        />
      </Suspense>
    );
  return (
    <Suspense fallback={<Skeleton h="14" rounded="l2" aria-hidden />}>
      <ChosenVeterinarian
        veterinarian={veterinarian}
        onChange={() => {
          choose(null);
          onChoose();
        }}
      />
    </Suspense>
  );
}
