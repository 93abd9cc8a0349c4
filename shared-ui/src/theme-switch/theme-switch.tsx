import { IconButton } from '@chakra-ui/react/button';
import { Icon } from '@chakra-ui/react/icon';
import { setColorMode, useColorMode } from '@veto/shared-ui/core';
import { useSay } from '@veto/slice-kit';
import { Moon, Sun } from 'lucide-react';

/** Switches between the light and the dark theme and remembers it in this browser. */
export function ThemeSwitch() {
  const { colorMode } = useColorMode();
  const say = useSay();
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      variant="ghost"
      size="sm"
      color="ink"
      aria-label={other === 'dark' ? say('Switch to dark theme') : say('Switch to light theme')}
      onClick={() => setColorMode(other)}
    >
      {/* Both, by the theme on screen: a page that was rendered at build knows it no sooner. */}
      <Icon asChild display={{ base: 'inline-block', _dark: 'none' }}>
        <Moon aria-hidden />
      </Icon>
      <Icon asChild display={{ base: 'none', _dark: 'inline-block' }}>
        <Sun aria-hidden />
      </Icon>
    </IconButton>
  );
}
