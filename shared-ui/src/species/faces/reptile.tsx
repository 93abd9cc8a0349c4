export function ReptileFace() {
  return (
    <>
      <path d="M12 53l-3 7h9l2-6ZM46 53l3 7h9l-2-8Z" fill="#9db56b" />
      <path d="M14 55C12 28 24 13 38 13S62 28 62 53Q38 60 14 55Z" fill="#6d8b52" />
      <path d="M31 20h13l6 10-6 10H31l-6-10Z" fill="#8aa767" />
      <path d="M25 30l-9 3M50 30l9 4M31 40l-5 13M44 40l5 13" fill="none" stroke="#557040" strokeWidth="1.8" />
      <path d="M3 43C3 34 10 29 17 31S28 42 25 49 3 53 3 43Z" fill="#b9cd82" />
      <circle cx="12" cy="39.5" r="2.6" fill="#2b1533" />
      <circle cx="12.9" cy="38.5" r="0.9" fill="#fff" />
      <path d="M6 46.5q6 4 13 1" fill="none" stroke="#2b1533" strokeWidth="1.6" />
      <ellipse cx="18.5" cy="43.5" rx="2.6" ry="1.7" fill="#e8a06f" opacity=".6" />
    </>
  );
}
