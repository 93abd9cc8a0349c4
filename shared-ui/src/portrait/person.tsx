import { Clothes } from './clothes.tsx';
import { Companion } from './companion.tsx';
import { Face } from './face.tsx';
import { type PortraitFeatures, SKINS } from './features.ts';
import { HAIR, HairCurls } from './hair.tsx';
import { Headwear, HeldTool } from './tools.tsx';

interface PersonProps {
  /** Who is drawn. */
  features: PortraitFeatures;
  /** Only the head, for a small circle. */
  headOnly?: boolean;
}

/** The shapes alone, for a drawing that holds a person. Box 120 × 140; attributes only, at most 3 kB. */
export function Person({ features, headOnly = false }: PersonProps) {
  const { hair, hairColour, tool, cloth, clothes } = features;
  const [skin, shade] = SKINS[features.skin] ?? SKINS[0];
  const { back, backCurls } = HAIR[hair];
  const turned = `rotate(${features.tilt} 60 96)`;
  return (
    <>
      {tool !== 'cap' && (back || backCurls) && (
        <g transform={turned}>
          {back && <path d={back} fill={hairColour} />}
          <HairCurls curls={backCurls} colour={hairColour} />
        </g>
      )}
      <path d="M51 80H69V101Q69 109 60 110Q51 109 51 101Z" fill={skin} />
      <path d="M51 87Q60 97 69 87V92Q60 103 51 93Z" fill={shade} />
      <Clothes clothes={clothes} cloth={cloth} skin={skin} />
      <g transform={turned}>
        <Face features={features} />
        <Headwear tool={tool} cloth={cloth} />
      </g>
      {!headOnly && (
        <>
          <HeldTool tool={tool} skin={skin} />
          <Companion {...features} skin={skin} />
        </>
      )}
    </>
  );
}
