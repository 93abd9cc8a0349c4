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
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  '/': House,
  '/doctors': Search,
  '/map-search': MapPin,
  '/pets': PawPrint,
  '/appointments': Clock,
  '/for-vets/calendar': CalendarDays,
  '/for-vets/manage': Pencil,
};

/** The icon beside a link of the navigation; a slice's own page has an arrow. */
export const iconOf = (href: string): LucideIcon => ICONS[href] ?? ChevronRight;
