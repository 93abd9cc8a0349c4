import { formatMoment } from '@veto/shared-data/calendar';
import { Badge } from '@veto/shared-ui/badge';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Stack } from '@veto/shared-ui/stack';
import { Table } from '@veto/shared-ui/table';
import { Text } from '@veto/shared-ui/text';
import type { ReactNode } from 'react';
import type { Operations } from '../../isomorphic/operations.ts';
import type { NamedRelease, PlatformRow } from './platform-rows.ts';
import { ReportTrend } from './report-trend.tsx';
import { ScrolledTable } from './scrolled-table.tsx';

export interface PlatformTableProps {
  rows: readonly PlatformRow[];
  /** What only the site's operators know; null where this visitor may not. */
  operations: Pick<Operations, 'verdicts' | 'trend'> | null;
  /** The slice that is being mounted right now. */
  busy: string | null;
  onMountAgain(slice: string): void;
}

const HEADINGS = ['Slice', 'Releases', 'Runs', 'Size', 'Errors'];
const WITH_REPORTS = HEADINGS.toSpliced(4, 0, 'Reports');
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** '0011aabbcc of main, Nov 21, 2026, 14:30'. */
function commitOf({ commit, branch, committedAt, changed }: NonNullable<NamedRelease['source']>): string {
  const name = `${commit.slice(0, 10)}${branch ? ` of ${branch}` : ''}`;
  return `${name}, ${formatMoment(committedAt)}${changed ? ', with changes that were not committed' : ''}`;
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Text color="fg.muted" fontWeight="normal" textStyle="sm">
      {children}
    </Text>
  );
}

function Releases({ releases, verdict }: Pick<PlatformRow, 'releases'> & { verdict: Verdict | undefined }) {
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {releases.map(({ pointer, version, percent, wanted, counts, source }) => (
        <Box as="li" key={pointer} fontWeight={wanted ? 'semibold' : 'normal'} whiteSpace="nowrap">
          {pointer}
          {percent !== undefined && ` ${percent} %`} <code>{version}</code>
          {wanted && ' (yours)'}
          {source && <Small>{commitOf(source)}</Small>}
          {counts && (
            <Small>
              loads {counts.loads}, mounts {counts.mounts}, failures {counts.failures}, slow {counts.slow}
            </Small>
          )}
          {pointer === 'canary' && verdict && (
            <Stack gap="1" align="flex-start" mt="1" maxW="96" whiteSpace="normal">
              <Badge colorPalette={verdict.worse ? 'red' : 'green'}>
                {verdict.worse ? 'Worse than stable' : 'Not worse so far'}
              </Badge>
              <Small>{verdict.sentence}</Small>
            </Stack>
          )}
        </Box>
      ))}
    </Stack>
  );
}

type Verdict = Operations['verdicts'][string];

function Runs({ ran, children }: Pick<PlatformRow, 'ran'> & { children?: ReactNode }) {
  return (
    <Stack gap="1" align="flex-start" whiteSpace="nowrap">
      {ran ? <code>{ran.version}</code> : <Text color="fg.muted">not yet</Text>}
      {ran?.times && (
        <>
          <Small>loaded in {milliseconds(ran.times.loadMs)}</Small>
          <Small>mounted in {milliseconds(ran.times.mountMs)}</Small>
        </>
      )}
      {ran?.fallback && <Badge colorPalette="orange">Fallback</Badge>}
      {children}
    </Stack>
  );
}

function Failures({ failures }: Pick<PlatformRow, 'failures'>) {
  if (failures.length === 0) return <Text color="fg.muted">none</Text>;
  return (
    <Stack as="ul" gap="1" listStyleType="none" maxW="80" minW="52">
      {failures.map(({ message, version, stage }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log grows at its end and has no other key.
        <Box as="li" key={place} overflowWrap="anywhere">
          {message} ({[version, stage].filter(Boolean).join(', ')})
        </Box>
      ))}
    </Stack>
  );
}

function SliceRow({ row, operations, busy, onMountAgain }: { row: PlatformRow } & Omit<PlatformTableProps, 'rows'>) {
  const { slice, owners, releases, ran, bytes, gzipBytes, failures } = row;
  return (
    <Table.Row verticalAlign="top">
      <Table.ColumnHeader scope="row" whiteSpace="nowrap">
        {slice}
        <Small>{owners.join(', ') || 'no owner named'}</Small>
      </Table.ColumnHeader>
      <Table.Cell>
        <Releases releases={releases} verdict={operations?.verdicts[slice]} />
      </Table.Cell>
      <Table.Cell>
        <Runs ran={ran}>
          {slice !== 'shell' && (
            <Button
              variant="outline"
              size="sm"
              minH="11"
              mt="1"
              aria-label={`${busy === slice ? 'Mounting …' : 'Mount again'} ${slice}`}
              disabled={busy !== null}
              onClick={() => onMountAgain(slice)}
            >
              {busy === slice ? 'Mounting …' : 'Mount again'}
            </Button>
          )}
        </Runs>
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">
        {kilobytes(bytes)}
        <Small>gzip {kilobytes(gzipBytes)}</Small>
      </Table.Cell>
      {operations && (
        <Table.Cell whiteSpace="nowrap">
          <ReportTrend hours={operations.trend[slice]} />
        </Table.Cell>
      )}
      <Table.Cell>
        <Failures failures={failures} />
      </Table.Cell>
    </Table.Row>
  );
}

/** The shell and every slice of the site, as this page and the site's operators see them. */
export function PlatformTable({ rows, ...rest }: PlatformTableProps) {
  return (
    <ScrolledTable caption="Slices of this site" headings={rest.operations ? WITH_REPORTS : HEADINGS}>
      {rows.map((row) => (
        <SliceRow key={row.slice} row={row} {...rest} />
      ))}
    </ScrolledTable>
  );
}
