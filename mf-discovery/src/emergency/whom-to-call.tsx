import { Text } from '@veto/shared-ui/text';
import type { ContactGroups } from './contact-groups.ts';
import { ContactGroup } from './contact-list.tsx';
import { PublishedLists } from './published-lists.tsx';

export interface WhomToCallProps {
  groups: ContactGroups;
  /** Null: from the visitor's position. */
  city: string | null;
  now: number;
}

/** Everybody who can be called: near, at every hour, further away. */
export function WhomToCall({ groups, city, now }: WhomToCallProps) {
  const { near, roundTheClock, far, closedSince } = groups;
  return (
    <>
      <ContactGroup
        title={`Open now near ${city ?? 'you'}`}
        contacts={near}
        {...(city && { city })}
        now={now}
        note={near.length === 0 && 'No veterinarian on Veto takes emergencies within 50 km at this hour.'}
      />
      <ContactGroup
        title="24 h clinics"
        contacts={roundTheClock}
        {...(city && { city })}
        now={now}
        note={
          roundTheClock.length === 0 && (
            <>
              <Text mb="2">Our list has no 24-hour clinic within 50 km.</Text>
              <PublishedLists />
            </>
          )
        }
      />
      {far.length > 0 && (
        <ContactGroup title="Further than 50 km" contacts={far} now={now} quiet note="Only if nobody nearer answers." />
      )}
      {closedSince.length > 0 && (
        <ContactGroup
          title="Closed since this list was read"
          contacts={closedSince}
          now={now}
          quiet
          note="By their own hours. Their next ones are not known without a connection."
        />
      )}
      <Text textStyle="small" color="muted">
        Distances are straight lines from {city ? `the centre of ${city}` : 'your position'}; the minutes are estimated.
      </Text>
    </>
  );
}
