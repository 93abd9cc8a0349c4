import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldErrors, type FieldValues, get, type Resolver, type ResolverOptions, set } from 'react-hook-form';
import { tidyText } from './texts.ts';

type Field = NonNullable<ResolverOptions<FieldValues>['fields'][string]>;
type Tree = Record<string, unknown>;

const HALF_TYPED: Record<string, string> = {
  date: 'Please finish the date, or empty the field',
  time: 'Please finish the time, or empty the field',
};
const TEXT_TYPES = new Set(['text', 'email', 'tel', 'url', 'search', 'password', 'textarea']);

/** How every form of the product is checked: by its schema, after `asOnPage`. */
export const formResolver = <Values extends FieldValues, Output>(
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Output>>[0],
): Resolver<Values, unknown, Output> => asOnPage(standardSchemaResolver<Values, unknown, Output>(schema));

/**
 * Checks a form by what its page shows. A password manager may fill in a field without an event; a browser hands out a
 * half-typed date as ''. Texts are tidied, passwords stay as they are.
 */
export function asOnPage<Values extends FieldValues, Output = Values>(
  resolver: Resolver<Values, unknown, Output>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const inputs = fieldsOf(options.fields as Tree).filter(isRegistered);
    const shown = structuredClone(values) as FieldValues;
    for (const { name, ref } of inputs)
      if (TEXT_TYPES.has(ref.type)) set(shown, name, isSecret(ref) ? ref.value : tidied(ref));
    const result = await resolver(shown as Values, context, options);
    const errors = { ...result.errors } as FieldValues;
    for (const { name, ref } of inputs) {
      const halfTyped = ref.validity.badInput && HALF_TYPED[ref.type];
      if (halfTyped && !get(errors, name)) set(errors, name, { type: 'half-typed', message: halfTyped, ref });
    }
    return Object.keys(errors).length === 0 ? result : { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** The fields of a form, however deep. */
function fieldsOf(tree: Tree): Field[] {
  return Object.values(tree).flatMap((node) =>
    typeof node !== 'object' || node === null
      ? []
      : 'ref' in node
        ? [node as unknown as Field]
        : fieldsOf(node as Tree),
  );
}

type Registered = Field & { ref: HTMLInputElement };

/** Whether the form registered the element itself, and the page still shows it. */
const isRegistered = (field: Field): field is Registered =>
  'isConnected' in field.ref && field.ref.isConnected === true && 'validity' in field.ref;

/** A field of one line shows no line break, and takes none. */
const tidied = ({ type, value }: HTMLInputElement) =>
  type === 'textarea' ? tidyText(value) : tidyText(value).replaceAll('\n', ' ');

const isSecret = ({ type, autocomplete }: HTMLInputElement) => type === 'password' || autocomplete.includes('password');
