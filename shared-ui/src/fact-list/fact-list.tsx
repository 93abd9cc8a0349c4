import { DataListItem, DataListItemLabel, DataListItemValue, DataListRoot } from '@chakra-ui/react/data-list';
import type { ReactNode } from 'react';

/** What it is, and what it is for this one: 'Breed', 'Border Collie'. */
export type LabelledFact = readonly [label: string, value: ReactNode];

export interface FactListProps {
  /** One without a value is left out; without any, nothing is shown. */
  facts: readonly LabelledFact[];
  orientation?: 'horizontal' | 'vertical';
  size?: 'md' | 'lg';
  gap?: string;
}

/** A record to read: each fact with its label. */
export function FactList({ facts, orientation = 'vertical', ...frame }: FactListProps) {
  if (!facts.some(([, value]) => value)) return null;
  return (
    <DataListRoot orientation={orientation} {...frame}>
      {facts.map(
        ([label, value]) =>
          value && (
            <DataListItem key={label}>
              <DataListItemLabel>{label}</DataListItemLabel>
              <DataListItemValue
                whiteSpace="pre-line"
                overflowWrap="anywhere"
                {...(isCode(value) && { htmlTranslate: 'no' as const })}
              >
                {value}
              </DataListItemValue>
            </DataListItem>
          ),
      )}
    </DataListRoot>
  );
}

/** Numbers of chips, tattoos and lots, and addresses of mail: no words. */
export function isCode(value: ReactNode): boolean {
  return typeof value === 'string' && (!/\p{L}{3}/u.test(value) || /^\S+@\S+$/.test(value));
}
