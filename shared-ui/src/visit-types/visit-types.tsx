import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { OwnWords, type OwnWordsProps } from '../own-words/own-words.tsx';

/** A kind of visit, in words. */
export interface VisitTypeOption {
  id: string;
  name: string;
  /** Of the name, where whoever wrote it said which; else its words tell. */
  language?: OwnWordsProps['language'];
  /** '40 min, new clients' */
  detail: string;
  /** '160–220 zł'; '' where none is stated. */
  price: string;
}

export interface VisitTypesProps {
  /** Names the group. */
  label: string;
  types: readonly VisitTypeOption[];
  /** The id of the chosen one. */
  chosen: string;
  onChoose: (id: string) => void;
  /** What the chosen one is going to cost, and what that depends on. */
  estimate: string;
}

/** What can be booked, one under the other: how long it takes and what it costs. */
export function VisitTypes({ label, types, chosen, onChoose, estimate }: VisitTypesProps) {
  const id = useId();
  return (
    <chakra.fieldset border="0" minW="0" aria-describedby={id}>
      <chakra.legend fontWeight="semibold" mb="2.5" p="0">
        {label}
      </chakra.legend>
      <chakra.div bg="surface" rounded="control" borderWidth="1px" borderColor="line" overflow="hidden">
        {types.map((type) => (
          <TypeRow
            key={type.id}
            type={type}
            name={id}
            checked={type.id === chosen}
            onChoose={() => onChoose(type.id)}
          />
        ))}
      </chakra.div>
      <Text id={id} role="status" color="muted" textStyle="small" mt="2">
        {estimate}
      </Text>
    </chakra.fieldset>
  );
}

interface TypeRowProps {
  type: VisitTypeOption;
  /** Of the group of radios. */
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function TypeRow({ type, name, checked, onChoose }: TypeRowProps) {
  return (
    <chakra.label
      position="relative"
      display="flex"
      alignItems="center"
      gap="3.5"
      minH="14"
      px="4"
      py="2.5"
      cursor="pointer"
      borderColor="line"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <chakra.input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        boxSize="5"
        flexShrink="0"
        accentColor="action"
      />
      <Flex flex="1" minW="0" columnGap="4" align="center" justify="space-between" wrap="wrap">
        <chakra.span minW="0" overflowWrap="anywhere">
          <chakra.span display="block" fontWeight="semibold">
            <OwnWords language={type.language}>{type.name}</OwnWords>
          </chakra.span>{' '}
          <Text as="span" color="muted" textStyle="small">
            {type.detail}
          </Text>
        </chakra.span>{' '}
        {type.price && (
          <chakra.span fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {type.price}
          </chakra.span>
        )}
      </Flex>
    </chakra.label>
  );
}
