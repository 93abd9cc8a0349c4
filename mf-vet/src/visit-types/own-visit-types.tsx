import { useUserId } from '@veto/shared-data/core';
import { PRACTICE_ERRORS } from '@veto/shared-data/errors';
import { useVisitTypes, type VisitType } from '@veto/shared-data/visit-types';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { latePart } from '@veto/shared-ui/late-part';
import { useSay } from '@veto/slice-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RowSkeletons } from '../field-skeletons/field-skeletons.tsx';
import { PartHeading } from '../manage/manage-section.tsx';
import { VisitTypeTable } from './visit-type-table.tsx';

const VisitTypeDialog = latePart(() => import(/* webpackChunkName: "visit-type" */ './visit-type-dialog.tsx'));

export interface OwnVisitTypesProps {
  /** The page says already what this is. */
  underOwnTitle?: boolean;
}

export default function OwnVisitTypes({ underOwnTitle = false }: OwnVisitTypesProps) {
  const say = useSay();
  const { data, error, refetch } = useVisitTypes(useUserId());
  const [open, setOpen] = useState<VisitType | 'new' | null>(null);
  // Without any the list holds the consultation that owners book instead.
  const types = data?.filter(({ id }) => id !== null);
  const add = (
    <Button variant="subtle" onClick={() => setOpen('new')}>
      <Plus aria-hidden /> {say('Add a type')}
    </Button>
  );
  return (
    <>
      {!underOwnTitle && (
        <PartHeading
          id="visit-types"
          title={say('Visit types')}
          description={say('Free times follow the length. The price is on the booking sheet and on the ticket.')}
          action={types && types.length > 0 && add}
        />
      )}
      {types ? (
        types.length > 0 ? (
          <>
            <VisitTypeTable types={types} onEdit={setOpen} />
            {underOwnTitle && add}
          </>
        ) : (
          <EmptyState
            headingLevel={underOwnTitle ? 'h2' : 'h3'}
            title={say('No visit types yet')}
            description={say('Owners book “Consultation, 30 min” until you add your own.')}
          >
            {add}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState
          {...PRACTICE_ERRORS.fetchVisitTypes}
          query={{ error, refetch }}
          headingLevel={underOwnTitle ? 'h2' : 'h3'}
        />
      ) : (
        <RowSkeletons count={4} />
      )}
      {open && types && (
        <VisitTypeDialog
          {...(open !== 'new' && { type: open })}
          position={open === 'new' ? Math.max(-1, ...types.map(({ position }) => position)) + 1 : open.position}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
