import { Box } from '@chakra-ui/react/box';
import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { Illustration } from '../illustration/illustration.tsx';
import type { IllustrationName } from '../illustration/scene.tsx';

export interface MissingProps extends FlexProps {
  illustration?: IllustrationName | undefined;
}

/** The frame of what is missing or was refused: a door with an animal, and the words beside it. */
export function Missing({ illustration, children, ...rest }: MissingProps) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'flex-start', md: 'center' }}
      gap={{ base: '5', md: '7' }}
      py={{ base: '6', md: '10' }}
      {...rest}
    >
      {illustration && <Illustration name={illustration} />}
      <Box minW="0" maxW="52ch">
        {children}
      </Box>
    </Flex>
  );
}
