import { expect, it } from 'vitest';
import { exportsWith, presentExports, presentFiles, roomFiles, usedComponents } from './chakra-room.ts';

it("holds what is used of Chakra and nothing else: 'node chakra-room.ts' writes it anew", () => {
  const names = usedComponents();
  expect(presentFiles()).toEqual(roomFiles(names));
  expect(presentExports()).toEqual(exportsWith(names, presentExports()));
});
