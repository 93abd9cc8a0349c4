import {
  CalendarDays,
  ChevronRight,
  Clock,
  House,
  Languages,
  type LucideIcon,
  MapPin,
  PawPrint,
  Pencil,
  Search,
  Siren,
} from 'lucide-react';
import { pathInEnglish } from '../../isomorphic/language-of-path.ts';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';

const ICONS: Record<string, LucideIcon> = {
  '/': House,
  '/doctors': Search,
  '/map-search': MapPin,
  '/pets': PawPrint,
  '/appointments': Clock,
  '/emergency': Siren,
  '/for-vets/calendar': CalendarDays,
  '/for-vets/manage': Pencil,
};

/** The icon beside a link of the navigation: one for what leads to another language; a slice's own page has an arrow. */
export const iconOf = ({ href, lang }: Pick<ShownEntry, 'href' | 'lang'>): LucideIcon =>
  ICONS[pathInEnglish(href) || '/'] ?? (lang ? Languages : ChevronRight);
