import { Box, type BoxProps } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { LinkBox, LinkOverlay } from '@veto/shared-ui/link';
import { Motif } from '@veto/shared-ui/motif';
import { SittingAnimal } from '@veto/shared-ui/species';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';

export type CareKind = 'preventive' | 'dental' | 'surgery' | 'emergency' | 'specialized';

export interface CareTileProps extends Omit<BoxProps, 'children'> {
  kind: CareKind;
  title: string;
  text: string;
  href: string;
  headingLevel?: 'h2' | 'h3';
}

const GROUNDS: Record<CareKind, string> = {
  preventive: 'apricot.2',
  dental: 'sky.2',
  surgery: 'sage.2',
  emergency: 'night',
  specialized: 'honey.2',
};

/** A kind of care with its drawing, cropped by the lower edge. One link, the title, stretched over the tile. */
export function CareTile({ kind, title, text, href, headingLevel = 'h3', ...rest }: CareTileProps) {
  const big = kind === 'preventive';
  return (
    <LinkBox
      isolation="isolate"
      overflow="clip"
      rounded="tile"
      bg={GROUNDS[kind]}
      color={kind === 'emergency' ? 'night.ink' : 'ink'}
      px={{ base: '5', md: '7' }}
      py={{ base: '5', md: '26px' }}
      minH={{ base: big ? '248px' : '132px', md: big ? '264px' : '236px' }}
      _highContrast={{ outline: '1px solid CanvasText' }}
      _focusWithin={{
        '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'action', outlineOffset: '3px' },
      }}
      data-care={kind}
      {...rest}
    >
      <Drawing kind={kind} />
      <Heading as={headingLevel} textStyle={big ? { base: 'h3', md: 'h2' } : 'h3'} maxW={{ base: '60%', md: 'none' }}>
        <LinkOverlay asChild>
          <SiteLink href={href}>{title}</SiteLink>
        </LinkOverlay>
      </Heading>
      <Text
        mt="1.5"
        fontSize={{ base: '15px', md: big ? '17px' : '15px' }}
        lineHeight="1.45"
        maxW={{ base: '20ch', md: kind === 'surgery' ? '15ch' : '26ch' }}
      >
        {text}
      </Text>
    </LinkBox>
  );
}

const placed = { position: 'absolute', zIndex: '-1' } as const;

function Drawing({ kind }: { kind: CareKind }) {
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
