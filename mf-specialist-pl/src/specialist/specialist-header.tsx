import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Text } from '@veto/shared-ui/text';
import { VetHeader } from '@veto/shared-ui/vet-header';
import { SiteLink } from '@veto/slice-kit';
import { ArrowLeft } from 'lucide-react';
import { specialtyInPolish } from './specialty-in-polish.ts';

/** Who it is, before the street of the specialty. */
export function SpecialistHeader({ vet }: { vet: VeterinarianProfile }) {
  return (
    <VetHeader
      vet={vet}
      portraitLabel={`Portret: ${vet.name}`}
      back={
        <SiteLink href="/">
          <ArrowLeft aria-hidden size={18} />
          Powrót
        </SiteLink>
      }
    >
      <PageTitle>{vet.name}</PageTitle>
      <Text mt="1" fontSize={{ base: 'md', md: '18px' }} fontWeight="semibold">
        {specialtyInPolish(vet.specialty)}
      </Text>
    </VetHeader>
  );
}
