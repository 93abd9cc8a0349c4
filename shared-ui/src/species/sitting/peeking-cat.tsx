import { CatFace } from '../faces/cat.tsx';

const COAT = '#5d4a6b';
const STRIPES = '#45344f';

/** A cat that looks over a line: 204 × 146, cut by the lower edge. */
export function PeekingCat() {
  return (
    <>
      <g transform="translate(18 0) scale(2.6)">
        <CatFace coat={COAT} stripes={STRIPES} muzzle="#8d7a99" />
      </g>
      <path d="M4 132a24 20 0 0 1 48 0v14H4ZM152 132a24 20 0 0 1 48 0v14h-48Z" fill={COAT} />
      <path d="M20 122v9M32 122v9M168 122v9M180 122v9" fill="none" stroke={STRIPES} strokeWidth="3" />
    </>
  );
}
