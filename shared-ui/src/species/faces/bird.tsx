export function BirdFace() {
  return (
    <>
      <path d="M30 9C24 4 26 0 29 1C29-1 33-1 33 2C36 1 37 5 35 9Z" fill="#f2c14f" />
      <path d="M11 64V34C11 17 20 7.5 32 7.5S53 17 53 34V64Z" fill="#7fae86" />
      <path d="M15 40C13 22 21 10 32 10S51 22 49 40C46 48 40 50 32 50S18 48 15 40Z" fill="#fbe3a0" />
      <path d="M16 54q4 4 8 0q4 4 8 0q4 4 8 0q4 4 8 0" fill="none" stroke="#5c8d66" strokeWidth="2" />
      <path d="M27 34Q32 30 37 34C38 41 35 46 32 49C29 46 26 41 27 34Z" fill="#e0793f" />
      <path d="M28 38.5q4 1.6 8 0" fill="none" stroke="#b85a27" strokeWidth="1.4" />
      <circle cx="21.5" cy="31" r="4.6" fill="#fff" />
      <circle cx="42.5" cy="31" r="4.6" fill="#fff" />
      <circle cx="22" cy="31" r="2.7" fill="#2b1533" />
      <circle cx="22.9" cy="30" r="0.9" fill="#fff" />
      <circle cx="42" cy="31" r="2.7" fill="#2b1533" />
      <circle cx="42.9" cy="30" r="0.9" fill="#fff" />
      <circle cx="20" cy="41" r="3" fill="#9db8e6" />
      <circle cx="44" cy="41" r="3" fill="#9db8e6" />
    </>
  );
}
