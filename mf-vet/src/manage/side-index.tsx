import { Box } from '@veto/shared-ui/box';
import { Link } from '@veto/shared-ui/link';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { SiteLink, useSay } from '@veto/slice-kit';
import { useEffect, useRef } from 'react';
import { focusInView } from '../focus-in-view/focus-in-view.ts';

export interface SideIndexProps {
  /** The parts in their order, with their names in the page's language. */
  parts: readonly { id: string; label: string }[];
  /** The part that is shown. */
  current: string;
  /** Ids of the parts that are changed and not saved. */
  changed: ReadonlySet<string>;
  /** How many there are in a part, by its id. */
  counts: Readonly<Record<string, number>>;
}

/** The way to each part of a page, beside it; on a phone a row under the header, with the current part in view. */
export function SideIndex({ parts, current, changed, counts }: SideIndexProps) {
  const say = useSay();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (row.current && link)
      row.current.scrollTo({ left: link.offsetLeft - row.current.clientWidth / 2 + link.clientWidth / 2 });
  }, [current]);
  return (
    <Box
      as="nav"
      aria-label={say('Your profile')}
      position="sticky"
      top={{ base: '4rem', lg: '6.25rem' }}
      zIndex="docked"
      bg="canvas"
      mx={{ base: '-4', md: '-6', lg: '0' }}
    >
      <Box
        ref={row}
        as="ul"
        listStyleType="none"
        position="relative"
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        gap="1"
        overflowX="auto"
        scrollPaddingInline="4"
        onFocus={focusInView}
        px={{ base: '4', md: '6', lg: '0' }}
        py={{ base: '2', lg: '0' }}
      >
        {parts.map(({ id, label }) => (
          <li key={id}>
            <Link
              asChild
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="2"
              minH="11"
              px="4"
              rounded="control"
              whiteSpace="nowrap"
              fontWeight="semibold"
              color="muted"
              bg={{ base: 'sunken', lg: 'transparent' }}
              _hover={{ bg: 'sunken', textDecoration: 'none' }}
              _currentPage={{ bg: 'ink', color: 'canvas', _hover: { bg: 'ink' } }}
            >
              <SiteLink href={`/for-vets/manage#${id}`} aria-current={id === current ? 'page' : undefined}>
                {label}{' '}
                {counts[id] !== undefined && (
                  <Box as="span" fontWeight="normal" fontVariantNumeric="tabular-nums">
                    {counts[id]}
                  </Box>
                )}
                {changed.has(id) && (
                  <>
                    <Box
                      as="span"
                      aria-hidden
                      boxSize="2"
                      rounded="full"
                      bg={id === current ? 'currentColor' : 'warn'}
                    />
                    <VisuallyHidden>{say(', not saved')}</VisuallyHidden>
                  </>
                )}
              </SiteLink>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
