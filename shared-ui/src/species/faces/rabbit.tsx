export function RabbitFace() {
  return (
    <>
      <path
        d="M25 27C15 17 12 2 19 1S30 14 30 25ZM38 26C40 14 48 6 54 9C58 12 54 18 50 17C46 19 44 24 43 28Z"
        fill="#cda57f"
      />
      <path d="M24.5 22C19 15 17 6 20 5.5S26.5 13 27 22Z" fill="#f2c9b8" />
      <path d="M12 42C12 29 21 22 32 22S52 29 52 42S43 59 32 59 12 54 12 42Z" fill="#d9b48f" />
      <path d="M32 23C36 30 35 38 34.5 42L42 52Q38 58 32 58T22 52L29.5 42C29 38 28 30 32 23Z" fill="#fdf3e8" />
      <circle cx="22.5" cy="39" r="3" fill="#2b1533" />
      <circle cx="23.4" cy="38" r="0.9" fill="#fff" />
      <circle cx="41.5" cy="39" r="3" fill="#2b1533" />
      <circle cx="42.4" cy="38" r="0.9" fill="#fff" />
      <path d="M29.3 44.5h5.4q.4 2-2.7 3.5q-3.1-1.5-2.7-3.5Z" fill="#e08b86" />
      <path d="M32 48v2.2q-1.6 2-4 1.2M32 50.2q1.6 2 4 1.2" fill="none" stroke="#2b1533" strokeWidth="1.4" />
      <path d="M30.2 52.2h3.6v3.6h-3.6Z" fill="#fff" />
      <path
        d="M19 48l-8-1M20 51l-7 2M45 48l8-1M44 51l7 2"
        fill="none"
        stroke="#8a6a4c"
        strokeWidth="1.1"
        opacity=".75"
      />
    </>
  );
}
