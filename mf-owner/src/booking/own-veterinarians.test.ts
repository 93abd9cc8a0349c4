import { visit } from '@veto/shared-data/fixtures';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { expect, it } from 'vitest';
import { ownVeterinarians, veterinariansAtHand } from './own-veterinarians.ts';

const vet = (id: string) => ({ id, fullName: `Dr ${id}`, city: null });
const at = (id: string, date: string, more = {}) => visit({ veterinarian: vet(id), date, ...more });

it('names each vet once, by the newest visit, which says for which pet', () => {
  const visits = [
    at('anna', '2026-01-10', { petName: 'Mila', petId: 'mila' }),
    at('olga', '2026-03-01', { status: 'completed' }),
    at('anna', '2026-11-30', { petName: 'Burek', petId: 'burek' }),
  ];
  expect(ownVeterinarians(visits)).toEqual([
    { veterinarian: vet('anna'), petName: 'Burek', petId: 'burek' },
    { veterinarian: vet('olga'), petName: 'Luna', petId: null },
  ]);
  expect(ownVeterinarians(visits, 1)).toHaveLength(1);
});

it('passes over cancelled visits, and over vets who have left', () => {
  const { veterinarian: _, ...left } = visit();
  expect(ownVeterinarians([at('anna', '2026-01-10', { status: 'cancelled' }), left])).toEqual([]);
});

it('puts saved vets before visited ones, each vet once', () => {
  const card = { id: 'olga', name: 'Olga Lis', city: 'Gdynia' } as VeterinarianCard;
  const visits = [at('anna', '2026-01-10'), at('olga', '2026-03-01')];
  expect(veterinariansAtHand([card], visits)).toEqual([{ ...card, fullName: 'Olga Lis', card }, vet('anna')]);
});
