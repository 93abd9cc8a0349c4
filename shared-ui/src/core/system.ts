import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { chakraTheme } from './theme/chakra-theme.ts';
import { themeConfig } from './theme/theme-config.ts';

/**
 * The design system: Chakra's conditions, utilities and recipes with the tokens and sizes of Veto. Not from
 * `@chakra-ui/react/preset`, which would work out Chakra's own system first, at every start, for nothing.
 */
export const system = createSystem(defaultBaseConfig, chakraTheme, themeConfig);
