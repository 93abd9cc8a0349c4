import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { LateDrawing } from '@veto/shared-ui/late-drawing';
import { PageSection } from '@veto/shared-ui/page-section';
import { useSay } from '@veto/slice-kit';
import { type ReactNode, useId } from 'react';
import { Looker } from './late-parts.ts';

export interface BandProps {
  /** What the band is, in English as the note: 'What Pet Owners Say'. */
  label: string;
  /** Below the label, small. */
  note?: string | undefined;
  /** The large quote and its author, then what stands below the line. */
  children: ReactNode;
  /** Two short quotes under the hairline. */
  below?: ReactNode;
}

/** The one dark band of a page, full width. A cat looks over its line. */
export function Band({ label, note, children, below }: BandProps) {
  const id = useId();
  const say = useSay();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      colorPalette="onNight"
      bg="night"
      color="night.ink"
      overflow="hidden"
      css={{ '--focus-ring-color': 'colors.night.accent' }}
    >
      <PageSection gap="0" pt={{ base: '14', md: '88px' }} pb="0">
        {/* Where the words need the whole row, as in text of twice the size, the drawing stands below them. */}
        <Box display="flex" flexWrap="wrap" justifyContent="flex-end" columnGap="10">
          <Box pb={{ base: '0', lg: '11' }} flex="1" flexBasis={{ base: '100%', lg: '30rem' }} minW="0">
            <Heading
              as="h2"
              id={id}
              textStyle="md"
              fontFamily="body"
              fontWeight="semibold"
              letterSpacing="0"
              color="night.accent"
            >
              {say(label)}
            </Heading>
            {note && (
              <Box color="night.muted" textStyle="small">
                {say(note)}
              </Box>
            )}
            {children}
          </Box>
          <LateDrawing name="looker" w={{ base: '200px', lg: '300px' }} aspectRatio={204 / 146} alignSelf="end">
            <Looker />
          </LateDrawing>
        </Box>
        <Box borderTopWidth="1px" borderColor="night.2" pt="7" pb={{ base: '10', md: '11' }}>
          {below}
        </Box>
      </PageSection>
    </Box>
  );
}
