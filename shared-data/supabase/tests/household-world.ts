import { createSides, done, type Person } from './world.ts';

/** What somebody may do with a pet beside caring for it. */
export interface Rights {
  may_book?: boolean;
  may_message?: boolean;
  may_read_record?: boolean;
  may_record_medicines?: boolean;
}

const NOTHING = { may_book: false, may_message: false, may_read_record: false, may_record_medicines: false };
export const EVERYTHING = { may_book: true, may_message: true, may_read_record: true, may_record_medicines: true };

/** A world of a pet's owner, somebody else, and two veterinarians; pets and the people who care for them are made anew. */
export async function createHousehold() {
  const sides = await createSides({ owner: 'Olga Nowak', otherOwner: 'Kasia Wójcik' });
  const { world, owner } = sides;
  const invite = (
    pets: string[],
    role: string,
    until: string | null = null,
    rights: Rights & { starts_on?: string } = {},
    by: Person = owner,
  ) => by.db.rpc('invite_to_household', { pets, role, until, ...NOTHING, ...rights });
  return {
    ...sides,
    invite,
    accept: (person: Pick<Person, 'db'>, secret: string) => person.db.rpc('accept_household_invitation', { secret }),
    async addPet(by: Person = owner): Promise<string> {
      return (
        await done(by.db.from('pets').insert({ owner_id: by.id, name: 'Burek', type: 'Dog' }).select('id').single())
      ).id;
    },
    /** Somebody new who cares for the pet; a sitter where there is a last day. */
    async join(
      pet: string,
      rights: Rights & { starts_on?: string } = {},
      until: string | null = null,
      name = 'Marek Wilk',
    ): Promise<Person> {
      const person = await world.owner(name);
      const secret = await done(invite([pet], until ? 'sitter' : 'carer', until, rights));
      await done(person.db.rpc('accept_household_invitation', { secret }));
      return person;
    },
    /** A sitter's only day was so many days ago. */
    endedAgo: (pet: string, person: Person, days: number) =>
      world.sql(
        `update public.pet_carers set (starts_on, until) = row (private.warsaw_today() - $3::integer, private.warsaw_today() - $3::integer)
         where pet_id = $1 and person_id = $2`,
        [pet, person.id, days],
      ),
  };
}
