import { Text } from '@veto/shared-ui/text';
import { type Say, useSay } from '@veto/slice-kit';
import { type Animal, inText, isRare } from './animals.ts';
import type { ContactGroups } from './contact-groups.ts';
import { ContactGroup } from './contact-list.tsx';
import { PublishedLists } from './published-lists.tsx';

export interface WhomToCallProps {
  groups: ContactGroups;
  /** Null: from the visitor's position. */
  city: string | null;
  now: number;
  /** For which animals; null: for any. */
  animal: Animal | null;
}

/** Everybody who can be called: near, at every hour, further away. */
export function WhomToCall({ groups, city, now, animal }: WhomToCallProps) {
  const { near, roundTheClock, far, closedSince } = groups;
  const say = useSay();
  return (
    <>
      <ContactGroup
        title={city ? say('Open now near {city}', { city }) : say('Open now near you')}
        contacts={near}
        {...(city && { city })}
        now={now}
        note={near.length === 0 && nobodyNear(animal, say)}
      />
      <ContactGroup
        title={say('24 h clinics')}
        contacts={roundTheClock}
        {...(city && { city })}
        now={now}
        note={
          roundTheClock.length > 0 ? (
            animal && isRare(animal) && say('Ask whether they treat {animals}.', { animals: inText(animal, say) })
          ) : (
            <>
              <Text mb="2">{say('Our list has no 24-hour clinic within 50 km.')}</Text>
              <PublishedLists />
            </>
          )
        }
      />
      {far.length > 0 && (
        <ContactGroup
          title={say('Further than 50 km')}
          contacts={far}
          now={now}
          quiet
          note={say('Only if nobody nearer answers.')}
        />
      )}
      {closedSince.length > 0 && (
        <ContactGroup
          title={say('Closed since this list was read')}
          contacts={closedSince}
          now={now}
          quiet
          note={say('By their own hours. Their next ones are not known without a connection.')}
        />
      )}
      <Text textStyle="small" color="muted">
        {city
          ? say('Distances are straight lines from the centre of {city}; the minutes are estimated.', { city })
          : say('Distances are straight lines from your position; the minutes are estimated.')}
      </Text>
    </>
  );
}

function nobodyNear(animal: Animal | null, say: Say): string {
  return animal
    ? say('No veterinarian on Veto takes emergencies of {animals} within 50 km at this hour.', {
        animals: inText(animal, say),
      })
    : say('No veterinarian on Veto takes emergencies within 50 km at this hour.');
}
