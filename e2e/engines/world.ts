import type { Account, Accounts } from '../fixtures/accounts.ts';
import type { Line } from './cut-line.ts';
import type { Refusal } from './tab.ts';
import type { Visitor } from './visitor.ts';

export interface World {
  accounts: Accounts;
  line: Line;
  picture: string;
  /** Somebody who was never here; past the gate, unless told. */
  newVisitor(options?: { gate?: 'closed'; refuses?: Refusal; over?: Line }): Promise<Visitor>;
  /** The slices and codes of what browsers have reported since the journey began. */
  reported(): Promise<string[]>;
}

export interface Journey {
  name: string;
  /** Only where the engine can be set to refuse storage so. */
  refuses?: Refusal;
  go(world: World): Promise<void>;
}

export async function signIn(
  visitor: Visitor,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await visitor.open('/login');
  await visitor.writes(/^Email/, email);
  await visitor.writes(/^Password/, password);
  await visitor.presses('Enter');
  await visitor.isAt(/^\/dashboard$/);
}

/** Somebody who was never here, signed in. */
export async function signedIn({ newVisitor }: World, account: Account): Promise<Visitor> {
  const visitor = await newVisitor();
  await signIn(visitor, account);
  return visitor;
}
