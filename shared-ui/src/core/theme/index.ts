import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { chakraTheme } from './chakra-theme.ts';
import { themeConfig } from './theme-config.ts';

/**
 * Of which the design system is made: Chakra's conditions, utilities and recipes, then the tokens and sizes of Veto. A
 * module of its own, which the shell imports in an earlier task than the one that puts them together.
 */
export const themes = [defaultBaseConfig, chakraTheme, themeConfig] as const;
