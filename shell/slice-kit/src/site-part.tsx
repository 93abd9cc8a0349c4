import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SlotPhase } from './contract/lifecycles.ts';
import type { LiveParts } from './live-site.ts';
import { useSite } from './site-context.tsx';

interface SlotProps<Name> {
  name: Name;
  /** Stands in the place until the part is there; the place keeps its height where the part fails. */
  fallback?: ReactNode;
  /** Stands there whenever the part does not: also where nobody fills the slot, and in place of the note that the part failed. */
  standIn?: ReactNode;
}

export type SitePartProps<Name extends keyof LiveParts> = LiveParts[Name] & SlotProps<Name>;

/**
 * A place in a page that another slice fills, for example `<SitePart name="vet.profile.contact" veterinarian={id} />`. The
 * slice's src/parts.ts declares the part's props by a zod schema: plain values. Other values open the slot anew. If nobody
 * fills it for this visitor it is empty; if the part fails, the shell says so in the place alone, unless there is a stand-in.
 */
export function SitePart<Name extends keyof LiveParts>(slot: SitePartProps<Name>) {
  const { name, standIn, fallback = standIn, ...told }: SlotProps<string> = slot;
  const { openSlot } = useSite();
  const slotElement = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [phase, setPhase] = useState<SlotPhase>('loading');
  const [isPainted] = useState(() => isPartPainted(name));
  const props = JSON.stringify(told);
  const hasStandIn = standIn !== undefined;
  useEffect(() => {
    if (!place.current || !openSlot) {
      setPhase('empty');
      return undefined;
    }
    const onPhase = (next: SlotPhase) => {
      // What stands in is about to go; the shell hands on the focus of what is painted.
      const focused = document.activeElement;
      hadFocus.current = Boolean(slotElement.current?.contains(focused) && !focused?.closest('#first-paint'));
      setPhase(next);
    };
    return openSlot({ name, props: JSON.parse(props), place: place.current, hasStandIn, onPhase });
  }, [openSlot, name, props, hasStandIn]);
  useLayoutEffect(() => {
    if (phase === 'mounted' && hadFocus.current) place.current?.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [phase]);
  const other = phase === 'loading' ? fallback : phase !== 'mounted' && standIn;
  if (!globalThis.document) return <PartInMarkup name={name} props={props} fallback={fallback} />;
  return (
    <div
      ref={slotElement}
      data-slot={name}
      data-painted-part={isPainted ? (phase === 'loading' ? 'waiting' : 'ready') : undefined}
    >
      {other}
      {/* Shown in the step in which the other goes: never both. */}
      <div ref={place} hidden={Boolean(other)} />
    </div>
  );
}

interface SlotInMarkupProps extends Pick<SlotProps<string>, 'name' | 'fallback'> {
  /** As JSON. */
  props: string;
}

/** Says where the server puts the part of another slice (`first-paint/part-places.ts`). */
function PartInMarkup({ name, props, fallback }: SlotInMarkupProps) {
  return (
    <div data-slot={name}>
      <template data-part-name={name} data-part-props={props} />
      {fallback}
      <template data-part-end="" />
    </div>
  );
}

/** The document shows the part: the shell keeps that until the part is there, while the page around it answers. */
function isPartPainted(name: string): boolean {
  return Boolean(globalThis.document?.querySelector(`#first-paint [data-slot="${name}"] > [data-painted-part]`));
}
