import type { BoxProps } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { LateDrawing } from '@veto/shared-ui/late-drawing';
import { LinkBox, LinkOverlay } from '@veto/shared-ui/link';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useSay } from '@veto/slice-kit';
import type { CareKind } from './care-types.ts';
import { CareDrawing } from './late-parts.ts';

export interface CareTileProps extends Omit<BoxProps, 'children'> {
  kind: CareKind;
  title: string;
  text: string;
  href: string;
}

const GROUNDS: Record<CareKind, string> = {
  preventive: 'apricot.2',
  dental: 'sky.2',
  surgery: 'sage.2',
  emergency: 'night',
  specialized: 'honey.2',
};

/** A kind of care with its drawing, cropped by the lower edge. One link, the title, stretched over the tile. */
export function CareTile({ kind, title, text, href, ...rest }: CareTileProps) {
  const say = useSay();
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
      // With large text, the drawing keeps its room.
      minH={{ base: big ? '15.5rem' : '8.25rem', md: big ? '16.5rem' : '14.75rem' }}
      _highContrast={{ outline: '1px solid CanvasText' }}
      css={{
        '& a:focus-visible': {
          outline: 'none',
          _before: { outline: '3px solid', outlineOffset: '-7px', rounded: 'tile' },
        },
      }}
      data-care={kind}
      {...rest}
    >
      <LateDrawing name={kind} display="contents">
        <CareDrawing kind={kind} />
      </LateDrawing>
      <Heading as="h3" textStyle={big ? { base: 'h3', md: 'h2' } : 'h3'} maxW={{ base: '60%', md: 'none' }}>
        <LinkOverlay asChild>
          <SiteLink href={say(href)}>{say(title)}</SiteLink>
        </LinkOverlay>
      </Heading>
      <Text
        mt="1.5"
        fontSize={{ base: '0.9375rem', md: big ? '1.0625rem' : '0.9375rem' }}
        lineHeight="1.45"
        maxW={{ base: '20ch', md: kind === 'surgery' ? '15ch' : '26ch' }}
      >
        {say(text)}
      </Text>
    </LinkBox>
  );
}
