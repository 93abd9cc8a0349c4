import { Flex } from '@veto/shared-ui/flex';
import { RangeInput } from '@veto/shared-ui/range-input';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useId } from 'react';
import { RATING } from '../search/vet-filters.ts';

/** The least average of stars; veterinarians without reviews stay visible at the lowest setting. */
export function RatingFilter({ stars, onChange }: { stars: number; onChange(stars: number): void }) {
  const id = useId();
  return (
    <Stack gap="1" textStyle="sm">
      <Flex justify="space-between" mb="1">
        <Text as="label" {...{ htmlFor: id }} fontWeight="semibold">
          Minimum Rating
        </Text>
        <span>{stars} ★</span>
      </Flex>
      <RangeInput
        id={id}
        name="rating"
        value={stars}
        min={RATING.min}
        max={RATING.max}
        step={RATING.step}
        aria-valuetext={`${stars} stars and up`}
        onChange={onChange}
      />
      <Flex justify="space-between" fontSize="sm" color="fg.muted" aria-hidden="true">
        <span>{RATING.min}</span>
        <span>{RATING.max}</span>
      </Flex>
    </Stack>
  );
}
