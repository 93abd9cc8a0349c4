import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { useState } from 'react';
import { priceTyped, type VetFilters } from './vet-filters.ts';

interface PriceFieldProps {
  maxPrice: number | null;
  onChange(part: Pick<VetFilters, 'maxPrice'>): void;
}

/** The highest price, in zloty. Keeps the text as it was typed, and says when the text is no price. */
export function PriceField({ maxPrice, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState('');
  const isNone = typed.trim() !== '' && priceTyped(typed) === null;
  return (
    <FormField
      label="Price up to, zł"
      error={isNone && maxPrice === null ? 'Write the price in whole zloty.' : undefined}
    >
      <Input
        name="price"
        inputMode="decimal"
        placeholder="Any price"
        value={priceTyped(typed) === maxPrice ? typed : (maxPrice ?? '')}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange({ maxPrice: priceTyped(target.value) });
        }}
      />
    </FormField>
  );
}
