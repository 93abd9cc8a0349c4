import { IconButton } from '@chakra-ui/react/button';
import { setColorMode, useColorMode } from '@veto/shared-ui/core';
import { Moon, Sun } from 'lucide-react';

/** Switches between the light and the dark theme and remembers it in this browser. */
export function ThemeSwitch() {
  const { colorMode } = useColorMode();
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      variant="ghost"
      size="sm"
      color="ink"
      aria-label={`Switch to ${other} theme`}
      onClick={() => setColorMode(other)}
    >
      {colorMode === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
