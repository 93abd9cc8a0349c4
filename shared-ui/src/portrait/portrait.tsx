import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Clothes } from './clothes.tsx';
import { Companion } from './companion.tsx';
import { Face } from './face.tsx';
import { type PortraitFeatures, SKINS } from './features.ts';
import { HAIR, HairCurls } from './hair.tsx';
import { Headwear, HeldTool } from './tools.tsx';

export interface PortraitProps extends HTMLChakraProps<'svg'> {
  /** Who is drawn: `portraitFromSeed(seed, { specialty })`. */
  features: PortraitFeatures;
  /** Only the head, for a small circle. */
  headOnly?: boolean;
  /** What it is for a screen reader: 'Portrait of Anna Zielińska'. Without it the drawing is decoration. */
  label?: string | undefined;
}

/** A person of flat shapes, from the shoulders up, on nothing: the door behind brings the ground. */
export function Portrait({ features, headOnly = false, label, ...rest }: PortraitProps) {
  return (
    <chakra.svg
      viewBox={headOnly ? '20 18 80 80' : '0 0 120 140'}
      preserveAspectRatio="xMidYMax slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <Person features={features} headOnly={headOnly} />
    </chakra.svg>
  );
}

/** The shapes alone, for a drawing that holds a person. Box 120 × 140; attributes only, at most 3 kB. */
export function Person({ features, headOnly = false }: Pick<PortraitProps, 'features' | 'headOnly'>) {
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
