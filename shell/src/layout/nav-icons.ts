import {
  CalendarDays,
  ChevronRight,
  Clock,
  House,
  type LucideIcon,
  MapPin,
  PawPrint,
  Pencil,
  Search,
  Siren,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  '/': House,
  '/doctors': Search,
  '/map-search': MapPin,
  '/pets': PawPrint,
  '/appointments': Clock,
  '/emergency': Siren,
  '/pl/emergency': Siren,
  '/for-vets/calendar': CalendarDays,
  '/for-vets/manage': Pencil,
};

/** The icon beside a link of the navigation; a slice's own page has an arrow. */
export const iconOf = (href: string): LucideIcon => ICONS[href] ?? ChevronRight;
