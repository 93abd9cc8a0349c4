import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, refused, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test.each([
  ['specialties', Array.from({ length: 51 }, () => 'Surgery'), /at most 50 entries/],
  ['specialties', Array.from({ length: 80_000 }, (_, number) => `specialty ${number}`), /at most 50 entries/],
  ['availabilities', Array.from({ length: 51 }, () => 'Available today'), /at most 50 entries/],
  ['pet_types', Array.from({ length: 51 }, () => 'Dogs'), /at most 50 entries/],
  ['pet_types', ['x'.repeat(201)], /at most 200 characters/],
  ['query', 'x'.repeat(201), /at most 200 characters/],
  ['query', 'ż'.repeat(450_000), /at most 200 characters/],
  ['city', 'x'.repeat(201), /at most 200 characters/],
  ['after', { id: 'x'.repeat(200) }, /at most 200 characters/],
])('a search that asks for too much is refused at once: %s', async (argument, value, sentence) => {
  const before = performance.now();
  await refused(world.visitor.rpc('search_veterinarians', { [argument]: value }), 400, sentence);
  expect(performance.now() - before).toBeLessThan(2000);
});
