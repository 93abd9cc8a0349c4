import { Box } from '@veto/shared-ui/box';
import { useEffect } from 'react';
import { passportCode } from './passport-code.ts';

interface QrCodeProps {
  address: string;
  label: string;
  /** Hears that the code is on the page, each time that it is drawn. */
  onDrawn?: (() => void) | undefined;
}

/** An address as a code for a phone's camera: dark on white in both themes, as cameras want it. */
export default function QrCode({ address, label, onDrawn }: QrCodeProps) {
  useEffect(() => onDrawn?.());
  const rows = passportCode(address);
  const size = rows.length;
  const squares = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Box asChild bg="white" color="black" rounded="control" w="full" h="auto" display="block">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path fill="currentColor" d={squares.join('')} />
      </svg>
    </Box>
  );
}
