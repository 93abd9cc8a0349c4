import type { PortraitFeatures } from './features.ts';

/** What the coat is made of; an arm that holds a companion wears it too. */
export const COAT = '#fffdfa';

/** Shoulders and what covers them. `skin` shows at the neck. */
export function Clothes({ clothes, cloth, skin }: Pick<PortraitFeatures, 'clothes' | 'cloth'> & { skin: string }) {
  return (
    <>
      <path
        d="M10 142C10 119 23 109.5 44 103.5Q60 111 76 103.5C97 109.5 110 119 110 142Z"
        fill={clothes === 'coat' ? COAT : cloth}
      />
      {clothes === 'coat' && <Coat cloth={cloth} skin={skin} />}
      {clothes === 'scrubs' && <Scrubs skin={skin} />}
      {clothes === 'cardigan' && <Cardigan />}
    </>
  );
}

function Coat({ cloth, skin }: { cloth: string; skin: string }) {
  return (
    <>
      <path d="M46.5 103Q60 110 73.5 103L66 142H54Z" fill={cloth} />
      <path d="M50.5 103L60 116 69.5 103Q60 109 50.5 103Z" fill={skin} />
      <path
        d="M46 102.5L35 117 45 120 42 125.5 57 142 51.5 119ZM74 102.5L85 117 75 120 78 125.5 63 142 68.5 119Z"
        fill="#efe4ea"
      />
      <path d="M24 128V142M96 128V142M80 130h11" fill="none" stroke="#e3d5de" strokeWidth="2" />
      <path d="M84 124v6" stroke={cloth} strokeWidth="2.4" />
    </>
  );
}

function Scrubs({ skin }: { skin: string }) {
  return (
    <>
      <path d="M48 102.5L60 120 72 102.5Q60 110 48 102.5Z" fill={skin} />
      <path d="M46 103L60 122.5 74 103" fill="none" stroke="#fff" strokeWidth="2.6" opacity=".45" />
      <path
        d="M27 121q-3 10-3 20M93 121q3 10 3 20M78 127h13v9h-13z"
        fill="none"
        stroke="#000"
        strokeWidth="1.6"
        opacity=".15"
      />
    </>
  );
}

function Cardigan() {
  return (
    <>
      <path d="M44 103.5Q60 111 76 103.5L72 142H48Z" fill="#fff8f0" />
      <path d="M45 102.5L60 119 51 125 41 108ZM75 102.5L60 119 69 125 79 108Z" fill="#f2e4dc" />
      <path d="M60 121v21" stroke="#e3d2c8" strokeWidth="1.8" />
      <path d="M28 120q-4 10-4 22M92 120q4 10 4 22" fill="none" stroke="#fff" strokeWidth="1.5" opacity=".35" />
    </>
  );
}
