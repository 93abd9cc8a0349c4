import { mergeConfigs } from '@chakra-ui/react/styled-system';
import { themes } from '../theme/index.ts';

/** All themes as one, from which the system is worked out in a later task: the shell imports each of the three in its own. */
export const mergedTheme = mergeConfigs(...themes);
