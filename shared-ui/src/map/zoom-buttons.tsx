import { IconButton } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Minus, Plus } from 'lucide-react';
import type { MapEngine, MapWords } from './map-engine.ts';

/** Nearer and farther, for who has neither wheel nor two fingers. */
export function ZoomButtons({ engine, words }: { engine: MapEngine; words: MapWords }) {
  return (
    <Stack position="absolute" bottom="3" right="3" gap="2">
      <IconButton variant="surface" shadow="float" aria-label={words.zoomIn} onClick={() => engine.zoomBy(1)}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton variant="surface" shadow="float" aria-label={words.zoomOut} onClick={() => engine.zoomBy(-1)}>
        <Minus aria-hidden />
      </IconButton>
    </Stack>
  );
}
