import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { StartRefusal } from '../starting/start-refusal.ts';

/** What maps are made of, as the environment says it; undefined when it says nothing. Throws StartRefusal. */
export function mapSettings(env: NodeJS.ProcessEnv): RuntimeConfig['map'] {
  const googleMapsKey = env.VETO_GOOGLE_MAPS_KEY ?? '';
  const tiles = env.VETO_MAP_TILES ?? '';
  const tilesCredit = env.VETO_MAP_CREDIT ?? '';
  if (!googleMapsKey && !tiles) return undefined;
  if (tiles && !isTemplate(tiles))
    throw new StartRefusal(
      `VETO_MAP_TILES=${tiles} is no address of tiles, as https://tiles.example/{z}/{x}/{y}.png is one.`,
    );
  if (tiles && !tilesCredit)
    throw new StartRefusal('VETO_MAP_TILES needs VETO_MAP_CREDIT beside it: whom the tiles are by.');
  return { googleMapsKey, tiles, tilesCredit };
}

/** Its origin becomes part of the security policy, so it has to have one. */
function isTemplate(tiles: string): boolean {
  return /^https?:/.test(tiles) && URL.canParse(tiles) && ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part));
}
