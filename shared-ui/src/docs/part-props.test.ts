import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ofBase, othersProps } from '../../.storybook/part-props.ts';

it('reads of a type whose props a component takes besides its own', () => {
  expect(ofBase("Omit<BoxProps, 'children'>")).toEqual({ of: 'Box', but: ['children'] });
  expect(ofBase("HTMLChakraProps<'svg'>")).toEqual({ of: '<svg>', but: [] });
  expect(ofBase("Omit<HTMLChakraProps<'input'>, 'type' | 'value'>")).toEqual({ of: '<input>', but: ['type', 'value'] });
  expect(ofBase("Omit<HTMLChakraProps<'label'>, keyof Choice> & Choice")).toEqual({ of: '<label>', but: [] });
  expect(ofBase('ChakraButtonProps')).toEqual({ of: 'Button', but: [] });
  expect(ofBase("'a' | 'b'")).toBeUndefined();
});

it('knows them of the parts', () => {
  const of = othersProps(join(import.meta.dirname, '..'));
  expect(of.Door).toEqual({ of: 'Box', but: ['children'] });
  expect(of.PasswordInput).toEqual({ of: 'Input', but: ['type'] });
  expect(of.RangeInput?.of).toBe('<input>');
  expect(of.Ticket).toBeUndefined();
});
