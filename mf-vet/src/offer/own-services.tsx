import type { Profile } from '@veto/shared-data/profiles';
import { useServicePrices } from '@veto/shared-data/veterinarians';
import { ErrorState } from '@veto/shared-ui/error-state';
import { RowSkeletons } from '../field-skeletons/field-skeletons.tsx';
import { ServicesForm } from './services-form.tsx';

export interface OwnServicesProps {
  profile: Profile;
}

export default function OwnServices({ profile }: OwnServicesProps) {
  const prices = useServicePrices(profile.id);
  if (prices.data) return <ServicesForm profile={profile} prices={prices.data} />;
  if (prices.isError)
    return (
      <ErrorState
        title="Prices could not be loaded"
        description="Please check your connection and try again."
        query={prices}
        headingLevel="h3"
      />
    );
  return <RowSkeletons count={4} />;
}
