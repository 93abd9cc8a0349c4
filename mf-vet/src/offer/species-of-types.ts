import { type Species, speciesOf } from '@veto/shared-ui/species';

/** The species that are drawn for kinds of animals ('Dogs', 'Small mammals'), each once. */
export const speciesOfTypes = (types: readonly string[]): Species[] =>
  [...new Set(types.map(speciesOf))].filter((each): each is Species => each !== null);
