export function SmallMammalFace() {
  return (
    <>
      <circle cx="15" cy="18" r="8.5" fill="#c98a52" />
      <circle cx="49" cy="18" r="8.5" fill="#c98a52" />
      <circle cx="15" cy="18.5" r="4.6" fill="#f2c1a8" />
      <circle cx="49" cy="18.5" r="4.6" fill="#f2c1a8" />
      <path d="M7 42C7 23 18 13 32 13S57 23 57 42S47 59 32 59 7 57 7 42Z" fill="#e3ab6d" />
      <path d="M9 46C10 38 20 38 27 36L32 18 37 36C44 38 54 38 55 46C55 55 45 59 32 59S9 55 9 46Z" fill="#fff3e4" />
      <circle cx="22" cy="33" r="3.2" fill="#2b1533" />
      <circle cx="22.9" cy="32" r="0.9" fill="#fff" />
      <circle cx="42" cy="33" r="3.2" fill="#2b1533" />
      <circle cx="42.9" cy="32" r="0.9" fill="#fff" />
      <path d="M29.5 39h5q.4 2-2.5 3.3q-2.9-1.3-2.5-3.3Z" fill="#d9776c" />
      <path d="M32 42.5v2.5q-1.6 2-4 1.2M32 45q1.6 2 4 1.2" fill="none" stroke="#2b1533" strokeWidth="1.4" />
      <circle cx="17" cy="43" r="3.5" fill="#f0a48c" opacity=".6" />
      <circle cx="47" cy="43" r="3.5" fill="#f0a48c" opacity=".6" />
      <path d="M27 55q-1-4 2-4.5M37 55q1-4-2-4.5" fill="none" stroke="#d99a5c" strokeWidth="2.6" />
      <path d="M32 48.5q4 3.5 0 8q-4-4.5 0-8Z" fill="#5b4636" />
    </>
  );
}
