import { formatMoment } from '@veto/shared-data/calendar';
import { Badge } from '@veto/shared-ui/badge';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { Text } from '@veto/shared-ui/text';
import type { Failure, Move } from '../../isomorphic/operations.ts';
import { FramedItem, FramedList } from './framed-list.tsx';

/** The latest moves of the channel: who moved what, from where to where, and why. */
export function MovesList({ moves }: { moves: readonly Move[] }) {
  if (moves.length === 0) return <Text color="fg.muted">Nothing was moved yet.</Text>;
  return (
    <FramedList>
      {moves.map(({ revision, at, by, action, slice, from, to, percent, reason }) => (
        <FramedItem key={`${revision} ${at}`}>
          <Flex gap="2" align="center" wrap="wrap">
            <Badge colorPalette={action === 'rollback' || action === 'abort' ? 'orange' : 'gray'}>
              {percent === undefined ? action : `${action} ${percent} %`}
            </Badge>
            <Text fontWeight="semibold">{slice}</Text>
            <Text textStyle="sm">
              {from && <code>{from}</code>} → <code>{to ?? 'none'}</code>
            </Text>
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {by}, {formatMoment(at)}, revision {revision}
          </Text>
          {reason && <Text>{reason}</Text>}
        </FramedItem>
      ))}
    </FramedList>
  );
}

/** The address of a page as the site was composed then; undefined for what a report makes up. */
function pageThen({ path, revision }: Failure): string | undefined {
  if (revision === undefined || !path?.startsWith('/') || !URL.canParse(path, location.origin)) return undefined;
  const url = new URL(path, location.origin);
  return url.origin === location.origin ? `${url.pathname}?veto-revision=${revision}` : undefined;
}

/** The latest failures or long tasks that browsers reported, each with its place in the source. */
export function FailuresList({ failures, none }: { failures: readonly Failure[]; none: string }) {
  if (failures.length === 0) return <Text color="fg.muted">{none}</Text>;
  return (
    <FramedList>
      {failures.map((failure) => {
        const { at, reports, code, slice, version, message, path, place, ms } = failure;
        const then = pageThen(failure);
        return (
          <FramedItem key={[at, code, slice, version, message].join(' ')}>
            <Flex gap="2" align="center" wrap="wrap">
              {code && <Badge colorPalette="red">{code}</Badge>}
              <Text fontWeight="semibold">{slice ?? 'no slice'}</Text>
              {version && (
                <Text textStyle="sm">
                  <code>{version}</code>
                </Text>
              )}
              {reports > 1 && <Text>{reports} reports</Text>}
              {ms !== undefined && <Text>{reports > 1 ? `${ms} ms at most` : `${ms} ms`}</Text>}
            </Flex>
            <Text>{message}</Text>
            {place && (
              <Text textStyle="sm">
                <code>{place}</code>
              </Text>
            )}
            <Text color="fg.muted" textStyle="sm">
              {formatMoment(at)}
              {path && `, on ${path}`}
            </Text>
            {then && (
              <Link href={then} alignSelf="flex-start">
                {path} as the site was composed then
              </Link>
            )}
          </FramedItem>
        );
      })}
    </FramedList>
  );
}
