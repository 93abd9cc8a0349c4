import { defaultConfig } from '@chakra-ui/react/preset';
import { createSystem } from '@chakra-ui/react/styled-system';
import { themeConfig } from './theme/theme-config.ts';

/** The design system: Chakra's conditions, utilities and recipes with the tokens and sizes of Veto. */
export const system = createSystem(defaultConfig, themeConfig);
