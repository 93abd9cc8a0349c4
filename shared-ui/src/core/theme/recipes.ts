import { defineRecipe } from '@chakra-ui/react/styled-system';

const button = defineRecipe({
  base: { fontWeight: 'semibold' },
  variants: {
    size: {
      sm: { h: '11', minW: '11' },
      md: { h: '11', minW: '11', textStyle: 'md' },
      lg: { h: '12', minW: '12' },
    },
  },
});

export const recipes = { button };
export const slotRecipes = {};
