interface CatColours {
  coat?: string;
  stripes?: string;
  muzzle?: string;
}

/** A cat's face in a box of 64; in other colours where it is drawn in the dark. */
export function CatFace({ coat = '#8e8396', stripes = '#6b5f75', muzzle = '#f3ecf1' }: CatColours) {
  return (
    <>
      <path d="M11 33L9.5 9.5Q10.5 6 14 8L29 17ZM53 33L54.5 9.5Q53.5 6 50 8L35 17Z" fill={coat} />
      <path d="M14 22L13.5 13 21 17.5ZM50 22L50.5 13 43 17.5Z" fill="#eab1a8" />
      <path d="M10 35C10 21 19 15 32 15S54 21 54 35C54 49 45 56 32 56S10 49 10 35Z" fill={coat} />
      <path d="M32 17v6M26.5 18l1 5M37.5 18l-1 5" fill="none" stroke={stripes} strokeWidth="2.4" />
      <path d="M11 37h5M12 43l5-1M53 37h-5M52 43l-5-1" fill="none" stroke={stripes} strokeWidth="2.2" />
      <ellipse cx="23" cy="34" rx="4.8" ry="5" fill="#f7dc84" />
      <ellipse cx="41" cy="34" rx="4.8" ry="5" fill="#f7dc84" />
      <ellipse cx="23.3" cy="34" rx="2.2" ry="3.8" fill="#2b1533" />
      <ellipse cx="40.7" cy="34" rx="2.2" ry="3.8" fill="#2b1533" />
      <circle cx="24.2" cy="32.3" r="0.9" fill="#fff" />
      <circle cx="41.6" cy="32.3" r="0.9" fill="#fff" />
      <ellipse cx="28" cy="46" rx="6" ry="4.8" fill={muzzle} />
      <ellipse cx="36" cy="46" rx="6" ry="4.8" fill={muzzle} />
      <path d="M29.5 41h5q.6 2-2.5 3.6q-3.1-1.6-2.5-3.6Z" fill="#e08b86" />
      <path d="M32 44.5v2q-1.3 2-3.5 1.6M32 46.5q1.3 2 3.5 1.6" fill="none" stroke="#2b1533" strokeWidth="1.3" />
      <path
        d="M20 45l-10-1M20 48l-9 2M44 45l10-1M44 48l9 2"
        fill="none"
        stroke="#fff"
        strokeWidth="1.1"
        opacity=".75"
      />
    </>
  );
}
