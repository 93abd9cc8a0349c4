import { circles } from './circles.ts';
import type { Tool } from './features.ts';

interface ToolProps {
  tool: Tool;
  skin: string;
  cloth: string;
}

/** What a vet wears on the head; it turns with it. */
export function Headwear({ tool, cloth }: Omit<ToolProps, 'skin'>) {
  if (tool === 'cap')
    return (
      <>
        <path d="M34.5 58C31 36 43 24 60 24S89 36 85.5 58Q60 46 34.5 58Z" fill={cloth} />
        <path d="M35 56Q60 45.5 85 56" fill="none" stroke="#fff" strokeWidth="3" opacity=".5" />
        <path d={circles([48, 36, 2], [60, 31, 2], [72, 36, 2], [54, 43, 2], [67, 43, 2])} fill="#fff" opacity=".6" />
        <path d="M45 87Q60 97 75 87L72 100Q60 106 48 100Z" fill="#d6ebf0" />
        <path d="M49 93Q60 99 71 93" fill="none" stroke="#a9cdd6" strokeWidth="1.3" />
      </>
    );
  if (tool === 'mirror')
    return (
      <g stroke="#3a2444">
        <path d="M37.5 51Q60 41 82.5 51" fill="none" strokeWidth="3" />
        <circle cx="60" cy="43.5" r="7.5" fill="#e9f1f5" strokeWidth="2" />
        <circle cx="60" cy="43.5" r="1" strokeWidth="2" />
      </g>
    );
  return null;
}

/** What a vet holds or wears, in front of everything. */
export function HeldTool({ tool, skin }: Omit<ToolProps, 'cloth'>) {
  switch (tool) {
    case 'stethoscope':
      return (
        <>
          <path
            d="M45 104C45 120 52 123.5 59 123.5S75 120 75 104M59 123.5Q60 132 68 132"
            fill="none"
            stroke="#3a2444"
            strokeWidth="2.6"
          />
          <circle cx="72.5" cy="131.5" r="3.8" fill="#d9cfe0" stroke="#3a2444" strokeWidth="2.4" />
        </>
      );
    case 'tooth':
      return (
        <>
          <path
            d="M84 113c3-3 6-1.5 8-1.5s5-1.5 8 1.5c3 4 1 9-.5 13.5-1 3-3.5 3-4-.5-.5-3-1.5-5-3.5-5s-3 2-3.5 5c-.5 3.5-3 3.5-4 .5-1.5-4.5-3.5-9.5-.5-13.5Z"
            fill="#fff"
            stroke="#cfe3ee"
            strokeWidth="1.5"
          />
          <path d="M22 138L33 108" stroke="#dd8a58" strokeWidth="3.4" />
          <path d="M31 108l5-11 4.5 2-4.5 11Z" fill="#fff" />
        </>
      );
    case 'lens':
      return (
        <>
          <path d="M88 118L80 136" stroke="#84532f" strokeWidth="5" />
          <circle cx="93" cy="106" r="12" fill="#fff" fillOpacity=".5" stroke="#3a2444" strokeWidth="3" />
          <path d="M87 102q2-4 6-4.5" fill="none" stroke="#fff" strokeWidth="2.2" />
          <circle cx="80" cy="137" r="8" fill={skin} />
        </>
      );
    case 'heart':
      return (
        <>
          <path
            d="M33 128c-7-5-9-8-9-11.5a4.8 4.8 0 0 1 9-2.5 4.8 4.8 0 0 1 9 2.5c0 3.5-2 6.5-9 11.5Z"
            fill="#d6455d"
          />
          <path d="M27 119h3l1.5-3 2.5 6 1.5-3h3.5" fill="none" stroke="#fff" strokeWidth="1.3" />
        </>
      );
    case 'ribbon':
      return <path d="M30 130l9-16c2-4-5-6-6-1l6 17" fill="none" stroke="#9b6fe0" strokeWidth="3.2" />;
    case 'vest':
      return (
        <>
          <path d="M22 124C28 116 34 112 42 110L48 142H36ZM98 124C92 116 86 112 78 110L72 142H84Z" fill="#f2a33c" />
          <path d="M28 130L44 128M92 130L76 128" stroke="#fff6d8" strokeWidth="4" />
        </>
      );
    case 'gecko':
      return (
        <>
          <path d="M84 108C98 102 104 112 112 108S114 94 106 98" fill="none" stroke="#5b9a5f" strokeWidth="5" />
          <path d="M70 108C72 99 84 96 90 102S86 112 80 112 69 113 70 108Z" fill="#6fb06f" />
          <circle cx="77" cy="102" r="2.6" fill="#fff" />
          <circle cx="76.5" cy="102" r="1.3" fill="#2b1533" />
          <path d="M82 111l-3 6M90 109l1 6" stroke="#5b9a5f" strokeWidth="2.6" />
        </>
      );
    case 'parrot':
      return (
        <>
          <path d="M88 112C80 96 88 78 100 80C110 82 110 98 104 108L110 126 100 114Z" fill="#e0633f" />
          <path d="M96 98C104 94 108 100 106 112L98 114Z" fill="#3f8087" />
          <path d="M88.5 88C82 88 82 96 86 98Q90 94 90.5 89Z" fill="#f6c560" />
          <circle cx="95" cy="88" r="4" fill="#fff" />
          <circle cx="94.5" cy="88" r="1.8" fill="#2b1533" />
        </>
      );
    default:
      return null;
  }
}
