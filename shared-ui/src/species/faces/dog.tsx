export function DogFace() {
  return (
    <>
      <path d="M17 15C5 14 3 38 9 47C16 47 20 36 22 24ZM47 15C59 14 61 38 55 47C48 47 44 36 42 24Z" fill="#8b5232" />
      <path d="M13 33C13 17 21 9 32 9S51 17 51 33C51 49 43 57 32 57S13 49 13 33Z" fill="#eaae70" />
      <path d="M34 9.2C45 10 51 19 50.8 33C46 38 37 35 35.5 27C34.8 20 36 14 34 9.2Z" fill="#c98449" />
      <ellipse cx="32" cy="45" rx="12" ry="10" fill="#fff0e0" />
      <path d="M30 50.5h5v3.5q-2.5 4-5 0Z" fill="#e8796f" />
      <path d="M26.5 38.5q5.5-2.5 11 0q.5 4-5.5 6.2q-6-2.2-5.5-6.2Z" fill="#2b1533" />
      <path d="M32 44.5v3.5q-1.5 2.8-5 2M32 48q1.5 2.8 5 2" fill="none" stroke="#2b1533" strokeWidth="1.6" />
      <circle cx="23.5" cy="31.5" r="2.7" fill="#2b1533" />
      <circle cx="24.4" cy="30.5" r="0.9" fill="#fff" />
      <circle cx="41" cy="31.5" r="2.7" fill="#2b1533" />
      <circle cx="41.9" cy="30.5" r="0.9" fill="#fff" />
    </>
  );
}
