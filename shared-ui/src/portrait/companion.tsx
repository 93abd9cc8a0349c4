import { CatFace } from '../species/faces/cat.tsx';
import { DogFace } from '../species/faces/dog.tsx';
import { RabbitFace } from '../species/faces/rabbit.tsx';
import { COAT } from './clothes.tsx';
import type { PortraitFeatures } from './features.ts';

const ANIMALS = {
  cat: { Face: CatFace, place: 'translate(72 97) scale(.68)' },
  dog: { Face: DogFace, place: 'translate(70 95) scale(.7)' },
  rabbit: { Face: RabbitFace, place: 'translate(72 92) scale(.68)' },
} as const;

/** A kitten, a puppy or a rabbit, and the arm that holds it. */
export function Companion({
  companion,
  clothes,
  cloth,
  skin,
}: Pick<PortraitFeatures, 'companion' | 'clothes' | 'cloth'> & { skin: string }) {
  if (companion === 'none') return null;
  const { Face, place } = ANIMALS[companion];
  return (
    <>
      <g transform={place}>
        <Face />
      </g>
      <path
        d="M16 142C26 126 52 126 78 134Q84 137 80 142Z"
        {...(clothes === 'coat' ? { fill: COAT, stroke: '#e9dbe3', strokeWidth: 1.5 } : { fill: cloth })}
      />
      <ellipse cx="82" cy="137.5" rx="7" ry="5" fill={skin} />
    </>
  );
}
