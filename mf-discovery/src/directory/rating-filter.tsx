import { Flex } from '@veto/shared-ui/flex';
import { Slider } from '@veto/shared-ui/slider';
import { RATING } from '../search/vet-filters.ts';

/** The least average of stars; veterinarians without reviews stay visible at the lowest setting. */
export function RatingFilter({ stars, onChange }: { stars: number; onChange(stars: number): void }) {
  return (
    <Slider.Root
      // Also where nothing can be measured, as at build: the thumb starts where it will be.
      thumbSize={{ width: 20, height: 20 }}
      value={[stars]}
      min={RATING.min}
      max={RATING.max}
      step={RATING.step}
      aria-label={['Minimum rating']}
      getAriaValueText={({ value }) => `${value} stars and up`}
      onValueChange={({ value }) => onChange(value[0] ?? RATING.min)}
    >
      <Flex justify="space-between" mb="1">
        <Slider.Label fontWeight="semibold">Minimum Rating</Slider.Label>
        <Slider.ValueText>{stars} ★</Slider.ValueText>
      </Flex>
      <Slider.Control minH="44px">
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb index={0}>
          <Slider.HiddenInput />
        </Slider.Thumb>
      </Slider.Control>
      <Flex justify="space-between" fontSize="sm" color="fg.muted" aria-hidden="true">
        <span>{RATING.min}</span>
        <span>{RATING.max}</span>
      </Flex>
    </Slider.Root>
  );
}
