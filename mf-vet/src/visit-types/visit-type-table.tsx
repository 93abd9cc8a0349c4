import { minutesInPolish, minutesText, type VisitType, visitPriceText } from '@veto/shared-data/visit-types';
import { filterPetTypes } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { OwnWords } from '@veto/shared-ui/own-words';
import { SpeciesGroup, speciesOf } from '@veto/shared-ui/species';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useLanguage, useSay } from '@veto/slice-kit';
import { ChevronDown, ChevronUp, Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { speciesOfTypes } from '../offer/species-of-types.ts';
import { useVisitTypeOrder } from './use-visit-type-order.ts';
import { whoMayBook } from './who-may-book.ts';

/** More would be longer than two screens. */
const ON_A_PHONE = 5;
export const HEADS = ['Name', 'Length', 'Price', 'For', 'Who may book'] as const;
const ROW = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto 3rem',
    md: 'minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1.5fr) 9rem',
  },
  columnGap: '3',
  alignItems: 'center',
} as const;

export interface VisitTypeTableProps {
  types: readonly VisitType[];
  onEdit: (type: VisitType) => void;
}

/** Kinds of visit between hairlines, a line each, in the order that owners see; on a phone three short ones. */
export function VisitTypeTable({ types, onEdit }: VisitTypeTableProps) {
  const say = useSay();
  const { shown, move, said } = useVisitTypeOrder(types);
  const [ordering, setOrdering] = useState(false);
  const [all, setAll] = useState(false);
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Box as="table" display="block" w="full" role="table" aria-label={say('Visit types')}>
        <Box as="thead" role="rowgroup" display="block" srOnly={{ base: true, md: false }}>
          <Box as="tr" role="row" {...ROW} pb="2">
            {HEADS.map((head) => (
              <Box
                as="th"
                role="columnheader"
                key={head}
                textAlign="start"
                textStyle="small"
                color="muted"
                fontWeight="normal"
              >
                {say(head)}
              </Box>
            ))}
            <Box as="th" role="columnheader">
              <VisuallyHidden>{say('Change')}</VisuallyHidden>
            </Box>
          </Box>
        </Box>
        <Box as="tbody" role="rowgroup" display="block" borderBottomWidth="1px" borderColor="line">
          {shown.map((type, index) => (
            <Row
              key={type.id}
              type={type}
              ordering={ordering}
              folded={!all && !ordering && index >= ON_A_PHONE}
              onEdit={() => onEdit(type)}
            >
              {shown.length > 1 && (
                <>
                  <Move type={type} to="up" off={index === 0} onMove={() => move(type, -1)} />
                  <Move type={type} to="down" off={index === shown.length - 1} onMove={() => move(type, 1)} />
                </>
              )}
            </Row>
          ))}
        </Box>
      </Box>
      {shown.length > 1 && (
        <Flex hideFrom="md" gap="2" wrap="wrap">
          <Button variant="subtle" onClick={() => setOrdering(!ordering)}>
            {ordering ? say('Done') : say('Change the order')}
          </Button>
          {!all && !ordering && shown.length > ON_A_PHONE && (
            <Button variant="plain" onClick={() => setAll(true)}>
              {say('{count} more', { count: shown.length - ON_A_PHONE })}
            </Button>
          )}
        </Flex>
      )}
    </>
  );
}

/** Moves a type one place; it keeps the focus, also at the end of the way. */
function Move({ type, to, off, onMove }: { type: VisitType; to: 'up' | 'down'; off: boolean; onMove: () => void }) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <IconButton
      ref={button}
      variant="ghost"
      aria-label={
        to === 'up' ? say('Move {name} up', { name: type.name }) : say('Move {name} down', { name: type.name })
      }
      aria-disabled={off}
      {...(off && { opacity: '0.4' })}
      onClick={() => {
        onMove();
        // The row is put elsewhere in the document, which takes the focus away.
        requestAnimationFrame(() => button.current?.focus());
      }}
    >
      {to === 'up' ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
    </IconButton>
  );
}

interface RowProps {
  type: VisitType;
  /** On a phone the ways to move it stand in the place of its edit button. */
  ordering: boolean;
  /** Not shown on a phone. */
  folded: boolean;
  onEdit: () => void;
  /** The ways to move it. */
  children: ReactNode;
}

function Row({ type, ordering, folded, onEdit, children }: RowProps) {
  const say = useSay();
  const minutes = useLanguage() === 'pl' ? minutesInPolish : minutesText;
  const treats = filterPetTypes(type.treats);
  const drawn = treats.filter((each) => speciesOf(each));
  const others = treats.filter((each) => !speciesOf(each));
  const species = speciesOfTypes(drawn);
  const byPhone = type.bookedBy === 'phone';
  return (
    <Box
      as="tr"
      role="row"
      {...ROW}
      display={{ base: folded ? 'none' : 'grid', md: 'grid' }}
      gridTemplateAreas={{
        base: '"name price edit" "length for edit" "who who edit"',
        md: '"name length price for who edit"',
      }}
      py={{ base: '3', md: '1.5' }}
      borderTopWidth="1px"
      borderColor="line"
      color={byPhone ? 'muted' : 'ink'}
    >
      <Box as="td" role="cell" gridArea="name" fontWeight="semibold" overflowWrap="anywhere">
        <OwnWords>{type.name}</OwnWords>
      </Box>
      <Box as="td" role="cell" gridArea="length" fontVariantNumeric="tabular-nums">
        {minutes(type.minutes)}
      </Box>
      <Box
        as="td"
        role="cell"
        gridArea="price"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        justifySelf={{ base: 'end', md: 'start' }}
      >
        {visitPriceText(type) || '–'}
      </Box>
      <Flex
        as="td"
        role="cell"
        gridArea="for"
        gap="1.5"
        align="center"
        wrap="wrap"
        justifySelf={{ base: 'end', md: 'start' }}
      >
        {species.length > 0 && (
          <SpeciesGroup
            species={species}
            label={say('For {animals}', {
              animals: drawn
                .map((each) => say(each))
                .join(', ')
                .toLowerCase(),
            })}
            ground="canvas"
          />
        )}
        {treats.length > 0 ? others.map((each) => say(each)).join(', ') : say('All you treat')}
      </Flex>
      <Box as="td" role="cell" gridArea="who" color="muted">
        {whoMayBook(type, say)}
      </Box>
      <Flex as="td" role="cell" gridArea="edit" direction={{ base: 'column', md: 'row' }} justify="end">
        <Flex direction={{ base: 'column', md: 'row' }} display={{ base: ordering ? 'flex' : 'none', md: 'flex' }}>
          {children}
        </Flex>
        <IconButton
          variant="ghost"
          aria-label={say('Edit {name}', { name: type.name })}
          onClick={onEdit}
          {...(ordering && { hideBelow: 'md' })}
        >
          <Pencil aria-hidden />
        </IconButton>
      </Flex>
    </Box>
  );
}
