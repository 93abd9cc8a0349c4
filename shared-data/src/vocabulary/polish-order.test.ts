import { expect, test } from 'vitest';
import { inPolishOrder } from './polish-order.ts';

test('letters of the Polish alphabet come after their plain ones, whatever their case', () => {
  const names = ['Żebra', 'Łapa', 'Świąd', 'Zęby', 'Ból', 'Lapis', 'alergia'];
  expect(inPolishOrder(names, String)).toEqual(['alergia', 'Ból', 'Lapis', 'Łapa', 'Świąd', 'Zęby', 'Żebra']);
});
