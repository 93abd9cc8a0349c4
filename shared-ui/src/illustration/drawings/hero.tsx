import { paint } from '../paint.ts';

/** A vet behind the examination table, a cat on her right, a dog on her left. 560 × 440. */
export function HeroDrawing() {
  return (
    <>
      <Backdrop />
      <Vet />
      <Cat />
      <Dog />
      <Table />
    </>
  );
}

function Backdrop() {
  return (
    <g>
      <path
        d="M48 250C30 120 150 26 296 30c136 4 236 92 224 222-8 88-62 132-240 132S58 340 48 250z"
        fill={paint.backdrop}
      />
      <circle cx="440" cy="96" r="30" fill={paint.sun} />
      <rect x="96" y="92" width="76" height="92" rx="12" fill={paint.paper} />
      <g fill={paint.backdropDeep}>
        <ellipse cx="134" cy="148" rx="14" ry="12" />
        <circle cx="115" cy="133" r="6.5" />
        <circle cx="127" cy="122" r="6.5" />
        <circle cx="141" cy="122" r="6.5" />
        <circle cx="153" cy="133" r="6.5" />
      </g>
      <g stroke={paint.leafDeep} strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M500 352c-2-40 2-62 14-92M498 352c-4-26-14-44-26-58" />
      </g>
      <path
        d="M512 264c-18-20-14-46 4-64 16 20 16 46-4 64zM500 300c4-22 22-36 44-36-2 24-20 38-44 36z"
        fill={paint.leaf}
      />
    </g>
  );
}

function Vet() {
  return (
    <g>
      <path d="M226 150c-6-62 26-92 60-92s62 30 56 92c-2 30 8 46-4 62H230c-12-16-2-32-4-62z" fill={paint.hair} />
      <path d="M184 358c0-74 12-122 66-140h68c54 18 66 66 66 140z" fill={paint.paper} />
      <path d="M252 217l32 62 32-62z" fill={paint.brand} />
      <path d="M264 176h40v38c0 14-8 24-20 32-12-8-20-18-20-32z" fill={paint.skinShade} />
      <path d="M236 128c0-34 20-54 48-54s48 20 48 54c0 36-22 66-48 66s-48-30-48-66z" fill={paint.skin} />
      <path
        d="M232 134c-4-40 18-68 54-66 34 0 54 26 50 66-10-8-16-20-20-34-18 18-52 24-74 14-4 8-6 14-10 20z"
        fill={paint.hair}
      />
      <g fill={paint.ink}>
        <circle cx="264" cy="138" r="4.6" />
        <circle cx="304" cy="138" r="4.6" />
      </g>
      <g fill={paint.blush} opacity="0.55">
        <circle cx="254" cy="154" r="8" />
        <circle cx="314" cy="154" r="8" />
      </g>
      <path d="M270 162c8 9 20 9 28 0" stroke={paint.ink} strokeWidth="3.6" strokeLinecap="round" fill="none" />
      <path
        d="M250 218l-14 30 26 16-6 20 28 74M318 218l14 30-26 16 6 20-28 74"
        stroke={paint.paperShade}
        strokeWidth="3.5"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M256 216c-8 40 0 66 14 82M312 216c6 30 6 44 2 62"
        stroke={paint.ink}
        strokeWidth="4.5"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="273" cy="304" r="9" fill={paint.backdropDeep} stroke={paint.ink} strokeWidth="4.5" />
      <path
        d="M314 278c-7 2-11 8-11 16M314 278c7 2 10 8 9 16"
        stroke={paint.ink}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M330 306h28M344 292v28" stroke={paint.brand} strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}

function Cat() {
  return (
    <g>
      <path d="M96 356c-34 2-52-18-46-44 4-16 22-18 26-6 3 10-6 12-6 20 0 10 14 10 28 10z" fill={paint.smokeDeep} />
      <path d="M88 358c-6-52 10-92 46-92s54 40 48 92z" fill={paint.smoke} />
      <path d="M116 358c-6-34 0-58 18-58s26 24 20 58z" fill={paint.paper} />
      <path d="M98 236l-6-44 30 20zM170 236l6-44-30 20z" fill={paint.smokeDeep} />
      <path d="M92 240c0-28 18-42 42-42s42 14 42 42c0 24-18 40-42 40s-42-16-42-40z" fill={paint.smoke} />
      <path
        d="M128 198h12l-2 20h-8zM112 204l8 14M156 204l-8 14"
        stroke={paint.smokeDeep}
        strokeWidth="5"
        strokeLinecap="round"
        fill={paint.smokeDeep}
      />
      <path d="M134 250c14 0 22 8 22 16 0 9-10 15-22 15s-22-6-22-15c0-8 8-16 22-16z" fill={paint.paper} />
      <g fill={paint.ink}>
        <ellipse cx="117" cy="241" rx="4.4" ry="5.6" />
        <ellipse cx="151" cy="241" rx="4.4" ry="5.6" />
      </g>
      <path d="M129 254h10l-5 6z" fill={paint.blush} />
      <path
        d="M134 260c-1 6-9 8-12 4M134 260c1 6 9 8 12 4"
        stroke={paint.ink}
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M104 258l-24-4M104 264l-22 4M164 258l24-4M164 264l22 4"
        stroke={paint.smokeDeep}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <ellipse cx="120" cy="352" rx="14" ry="9" fill={paint.paper} />
      <ellipse cx="150" cy="352" rx="14" ry="9" fill={paint.paper} />
    </g>
  );
}

function Dog() {
  return (
    <g>
      <path d="M478 330c26 0 40-16 38-38" stroke={paint.tanDeep} strokeWidth="15" strokeLinecap="round" fill="none" />
      <path d="M368 358c-4-62 12-112 54-112s72 48 70 112z" fill={paint.tan} />
      <path d="M392 358c-4-44 2-84 28-84s36 36 30 84z" fill={paint.cream} />
      <path d="M460 358c-8-26 2-46 22-48 12 10 14 28 10 48z" fill={paint.tanDeep} />
      <path d="M368 212c0-36 22-58 54-58s54 22 54 58c0 34-24 58-54 58s-54-24-54-58z" fill={paint.tan} />
      <path
        d="M374 178c-22-8-34 14-32 44 2 24 12 38 24 32 12-8 14-44 18-66zM470 178c22-8 34 14 32 44-2 24-12 38-24 32-12-8-14-44-18-66z"
        fill={paint.tanDeep}
      />
      <path d="M422 154c8 20 6 44 2 58h-8c-4-14-2-40 6-58z" fill={paint.cream} />
      <path d="M420 206c22 0 34 14 34 30s-14 28-34 28-34-12-34-28 12-30 34-30z" fill={paint.cream} />
      <g fill={paint.ink}>
        <circle cx="399" cy="204" r="5.4" />
        <circle cx="443" cy="204" r="5.4" />
        <path d="M408 219c0-5 5-8 12-8s12 3 12 8c0 7-7 11-12 11s-12-4-12-11z" />
      </g>
      <path d="M410 246h22v8c0 7-5 12-11 12s-11-5-11-12z" fill={paint.blush} />
      <path
        d="M420 230v10c-2 9-16 11-22 3M420 240c2 9 16 11 22 3"
        stroke={paint.ink}
        strokeWidth="3.2"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M380 274c24 14 60 14 84 0l3 15c-28 14-62 14-90 0z" fill={paint.brand} />
      <circle cx="422" cy="297" r="9" fill={paint.sun} />
      <ellipse cx="402" cy="352" rx="17" ry="10" fill={paint.cream} />
      <ellipse cx="440" cy="352" rx="17" ry="10" fill={paint.cream} />
    </g>
  );
}

function Table() {
  return (
    <g>
      <rect x="28" y="354" width="512" height="22" rx="11" fill={paint.brand} />
      <path
        d="M84 376h30l-6 46a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6zM446 376h30l-6 46a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6z"
        fill={paint.backdropDeep}
      />
    </g>
  );
}
