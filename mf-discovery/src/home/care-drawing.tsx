import { Box } from '@veto/shared-ui/box';
import { Motif } from '@veto/shared-ui/motif';
import { SittingAnimal } from '@veto/shared-ui/species';
import type { CareKind } from './care-types.ts';

const placed = { position: 'absolute', zIndex: '-1' } as const;

/** The drawing of a tile, cropped by its lower edge. */
export function CareDrawing({ kind }: { kind: CareKind }) {
  switch (kind) {
    case 'preventive':
      return (
        <>
          <SittingAnimal
            species="dog"
            {...placed}
            w={{ base: '190px', md: '200px', lg: 'min(330px, 62%)' }}
            right="-6px"
            bottom="-26px"
          />
          <Motif
            name="vial"
            {...placed}
            boxSize={{ base: '64px', md: '104px' }}
            left={{ base: '16px', md: '46%', lg: '34px' }}
            bottom={{ base: '20px', md: '44px' }}
            transform="rotate(-14deg)"
          />
          <Motif
            name="shield"
            {...placed}
            boxSize={{ base: '56px', md: '84px' }}
            left={{ base: '84px', md: '58%', lg: '140px' }}
            bottom={{ base: '60px', md: '96px', lg: '132px' }}
            transform="rotate(16deg)"
          />
        </>
      );
    case 'dental':
      return (
        <>
          <Motif
            name="tooth"
            {...placed}
            boxSize={{ base: '120px', md: '188px' }}
            right="-10px"
            bottom={{ base: '-30px', md: '-40px' }}
            transform="rotate(10deg)"
          />
          <Motif
            name="toothbrush"
            {...placed}
            boxSize={{ base: '66px', md: '104px' }}
            right={{ base: '92px', md: '128px' }}
            bottom="6px"
          />
        </>
      );
    case 'surgery':
      return (
        <>
          <Box
            {...placed}
            bg="#34573d"
            top="0"
            w={{ base: '6.5px', md: '8px' }}
            right={{ base: '69px', md: '80px' }}
            bottom={{ base: '92px', md: '124px' }}
            aria-hidden
          />
          <Motif
            name="lamp"
            {...placed}
            boxSize={{ base: '104px', md: '136px' }}
            right={{ base: '20px', md: '16px' }}
            bottom="-10px"
          />
        </>
      );
    case 'emergency':
      return <Motif name="siren" {...placed} boxSize={{ base: '104px', md: '136px' }} right="18px" bottom="-8px" />;
    case 'specialized':
      return (
        <>
          <Motif name="lizard" {...placed} boxSize={{ base: '104px', md: '150px' }} right="8px" bottom="-8px" />
          <Motif
            name="leaf"
            {...placed}
            boxSize="96px"
            right="138px"
            bottom="18px"
            display={{ base: 'none', md: 'block' }}
          />
        </>
      );
  }
}
