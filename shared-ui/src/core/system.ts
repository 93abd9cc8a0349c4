import { createSystem } from '@chakra-ui/react/styled-system';
import { mergedTheme } from './merged-theme/index.ts';

/**
 * The design system. Not from `@chakra-ui/react/preset`, which would work out Chakra's own system first, at every start,
 * for nothing.
 */
export const system = createSystem(mergedTheme);
