import { RabbitFace } from '../faces/rabbit.tsx';

/** 120 × 160, sitting on the lower edge. */
export function SittingRabbit() {
  return (
    <>
      <circle cx="92" cy="132" r="10" fill="#fff7ee" />
      <path d="M28 152C22 120 36 88 58 88S100 112 92 152Z" fill="#d9b48f" />
      <path d="M46 98Q58 104 70 98L68 136Q58 142 48 136Z" fill="#fdf3e8" />
      <ellipse cx="44" cy="150" rx="13" ry="7" fill="#fdf3e8" />
      <ellipse cx="76" cy="150" rx="13" ry="7" fill="#fdf3e8" />
      <g transform="translate(22 28) scale(1.14)">
        <RabbitFace />
      </g>
    </>
  );
}
