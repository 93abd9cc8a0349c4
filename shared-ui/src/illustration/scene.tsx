import { type ComponentType, Suspense } from 'react';
import type { Tint } from '../core/theme/palette.ts';
import { lazyDrawing } from './lazy-drawing.ts';

/** The cat of `offline`. */
export const cat = () => import('../species/sitting/cat.tsx').then(({ SittingCat }) => SittingCat);
const Cat = lazyDrawing(cat);
const Dog = lazyDrawing(() => import('../species/sitting/dog.tsx').then(({ SittingDog }) => SittingDog));
const Rabbit = lazyDrawing(() => import('../species/sitting/rabbit.tsx').then(({ SittingRabbit }) => SittingRabbit));

interface Drawing {
  Animal: ComponentType;
  tint: Tint;
  unplugged?: true;
}

const SCENES = {
  // Rabbit: nothing was found.
  'no-results': { Animal: Rabbit, tint: 'sage' },
  'not-found': { Animal: Rabbit, tint: 'rose' },
  'no-pets': { Animal: Dog, tint: 'apricot' },
  'no-appointments': { Animal: Cat, tint: 'honey' },
  'no-messages': { Animal: Dog, tint: 'sky' },
  locked: { Animal: Dog, tint: 'lilac' },
  success: { Animal: Dog, tint: 'sage' },
  // The cat with a pulled plug: not answering. See fetchOfflineDrawing.
  offline: { Animal: Cat, tint: 'lilac', unplugged: true },
} satisfies Record<string, Drawing>;

export type IllustrationName = keyof typeof SCENES;
export const ILLUSTRATIONS = Object.keys(SCENES) as IllustrationName[];

const colour = (name: string) => `var(--chakra-colors-${name})`;

/** What is drawn: a door of its tint, and the animal before it, which arrives on its own. */
export function Scene({ name }: { name: IllustrationName }) {
  const { Animal, tint, unplugged }: Drawing = SCENES[name];
  return (
    <>
      <path d="M30 162V84a60 60 0 0 1 120 0v78Z" fill={colour(`${tint}-2`)} />
      <svg x="34" y="14" width="112" height="150" viewBox="0 0 120 160" aria-hidden="true">
        <Suspense fallback={null}>
          <Animal />
        </Suspense>
      </svg>
      {unplugged ? <PulledPlug /> : <path d="M8 164h164" stroke={colour(`${tint}-3`)} strokeWidth="5" />}
    </>
  );
}

function PulledPlug() {
  return (
    <g fill="none" stroke={colour('action')} strokeWidth="5">
      <path d="M2 182C18 164 32 190 54 175M178 170C164 164 152 186 130 175" />
      <path d="M54 165h12q6 0 6 6v8q0 6-6 6H54ZM130 165h-14v20h14Z" fill={colour('action')} stroke="none" />
      <path d="M74 171h9M74 179h9" stroke={colour('muted')} strokeWidth="3.5" />
    </g>
  );
}
