import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { Colour } from '../../core/theme/palette.ts';
import { CopyName } from '../copy-name.tsx';
import { colourGroups, cssVariable, hexOf, type Standing, standingOn, type Theme } from './colour-facts.ts';

const COLUMNS = { base: '1fr', md: '232px 112px 112px minmax(0, 1fr)' } as const;

/** The palette to copy from, computed from the tokens: name, CSS variable, both themes, and what may stand on it. */
export function ColourTable() {
  return colourGroups().map(({ title, use, colours }) => (
    <Box key={title}>
      <Heading>{title}</Heading>
      <Unstyled>
        <Text color="muted" mb="3">
          {use}
        </Text>
        {colours.map((colour) => (
          <ColourRow key={colour} colour={colour} />
        ))}
      </Unstyled>
    </Box>
  ));
}

function ColourRow({ colour }: { colour: Colour }) {
  const standing = standingOn(colour);
  return (
    <Box
      display="grid"
      gridTemplateColumns={COLUMNS}
      gap="4"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      alignItems="start"
    >
      <Box minW="0">
        <Text fontWeight="semibold">{colour}</Text>
        <CopyName text={cssVariable(colour)} />
      </Box>
      <Swatch colour={colour} theme="light" />
      <Swatch colour={colour} theme="dark" />
      <HStack wrap="wrap" gap="2" pt="1">
        {standing.map((each) => (
          <OnIt key={each.ink} ground={colour} {...each} />
        ))}
      </HStack>
    </Box>
  );
}

function Swatch({ colour, theme }: { colour: Colour; theme: Theme }) {
  const value = hexOf(colour, theme);
  return (
    <Box>
      <svg width="112" height="44" aria-hidden="true">
        <rect x=".5" y=".5" width="111" height="43" rx="10" fill={value} stroke="rgb(128 128 128 / .4)" />
      </svg>
      <Text textStyle="caption" color="muted">
        {theme} {value}
      </Text>
    </Box>
  );
}

/** 'ink 15.5 / 16.6': the ratio by day and by night, on the ground itself. */
function OnIt({ ink, ground, light, dark, needs }: Standing & { ground: Colour }) {
  return (
    <Box bg={ground} color={ink} rounded="chip" px="2.5" py="1" textStyle="caption" fontVariantNumeric="tabular-nums">
      {needs === 3 ? <NotText name={ink} /> : <b>{ink}</b>} {needs === 4.5 && `${light} / ${dark}`}
      {needs === 3 && (
        <Text as="span" color="ink" bg="canvas" px="1" rounded="xs">
          {ink} {light} / {dark}, no text
        </Text>
      )}
    </Box>
  );
}

function NotText({ name }: { name: string }) {
  return (
    <svg width="12" height="12" role="img" aria-label={name}>
      <circle cx="6" cy="6" r="5" fill="currentColor" />
    </svg>
  );
}
