import { DogFace } from '../faces/dog.tsx';

/** 120 × 160, sitting on the lower edge. */
export function SittingDog() {
  return (
    <>
      <path d="M88 140C112 140 118 116 108 108" fill="none" stroke="#eaae70" strokeWidth="11" />
      <ellipse cx="60" cy="131" rx="36" ry="23" fill="#eaae70" />
      <path d="M37 150C33 108 40 78 60 78S87 108 83 150Z" fill="#eaae70" />
      <path d="M46 88Q60 100 74 88L70 126Q60 136 50 126Z" fill="#fff0e0" />
      <path d="M47 116V146M73 116V146" fill="none" stroke="#eaae70" strokeWidth="15" />
      <path d="M60 118v30" fill="none" stroke="#c98449" strokeWidth="1.8" />
      <ellipse cx="45" cy="150" rx="11" ry="6.5" fill="#fff0e0" />
      <ellipse cx="75" cy="150" rx="11" ry="6.5" fill="#fff0e0" />
      <g transform="translate(20 6) scale(1.25)">
        <DogFace />
      </g>
      <path d="M42 79Q60 92 78 79" fill="none" stroke="#6d28d9" strokeWidth="6.5" />
      <circle cx="60" cy="90" r="6.5" fill="#f4c04f" />
      <circle cx="60" cy="90" r="2.2" fill="#b9832a" />
    </>
  );
}
