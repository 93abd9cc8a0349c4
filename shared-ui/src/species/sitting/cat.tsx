import { CatFace } from '../faces/cat.tsx';

/** 120 × 160, sitting on the lower edge. */
export function SittingCat() {
  return (
    <>
      <path d="M84 146C112 148 116 120 102 104" fill="none" stroke="#8e8396" strokeWidth="10" />
      <path d="M34 152C26 122 34 84 58 80S90 120 84 152Z" fill="#8e8396" />
      <path d="M48 92Q58 100 68 92L66 122Q58 128 50 122Z" fill="#f3ecf1" />
      <path d="M36 116q6 2 10 0M38 126q5 2 9 0M82 116q-6 2-9 0" fill="none" stroke="#6b5f75" strokeWidth="2.6" />
      <path d="M48 120V146M69 120V146" fill="none" stroke="#8e8396" strokeWidth="13" />
      <ellipse cx="47" cy="150" rx="10" ry="5.5" fill="#f3ecf1" />
      <ellipse cx="70" cy="150" rx="10" ry="5.5" fill="#f3ecf1" />
      <g transform="translate(22 16) scale(1.14)">
        <CatFace />
      </g>
    </>
  );
}
