import type { ReactNode } from 'react';
import type { VetCardData } from './vet-card-data.ts';

/** What a card shows of a vet, and a row of results too. */
export interface VetCardProps {
  vet: VetCardData;
  /** The address of the profile. */
  href: string;
  headingLevel?: 'h2' | 'h3';
  /** The picture is on the first screen: fetch it early. */
  priority?: boolean;
  /** A button that leads where the name does: 'View Profile'. */
  actionLabel?: string;
  /** 'from 160 zł' */
  price?: ReactNode;
}
