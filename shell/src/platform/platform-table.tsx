import { Badge } from '@veto/shared-ui/badge';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Stack } from '@veto/shared-ui/stack';
import { Table } from '@veto/shared-ui/table';
import { Text } from '@veto/shared-ui/text';
import type { NamedRelease, PlatformRow } from './platform-rows.ts';

export interface PlatformTableProps {
  rows: readonly PlatformRow[];
  /** The slice that is being mounted right now. */
  busy: string | null;
  onMountAgain(slice: string): void;
}

const HEADINGS = ['Slice', 'Releases', 'Runs', 'Load', 'Mount', 'Size', 'Errors', 'Try'];
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function Releases({ releases }: { releases: readonly NamedRelease[] }) {
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {releases.map(({ pointer, version, percent, wanted, counts }) => (
        <Box as="li" key={pointer} fontWeight={wanted ? 'semibold' : 'normal'} whiteSpace="nowrap">
          {pointer}
          {percent !== undefined && ` ${percent} %`} <code>{version}</code>
          {wanted && ' (yours)'}
          {counts && (
            <Text color="fg.muted" fontWeight="normal" textStyle="sm">
              loads {counts.loads}, mounts {counts.mounts}, failures {counts.failures}, slow {counts.slow}
            </Text>
          )}
        </Box>
      ))}
    </Stack>
  );
}

function Runs({ ran }: Pick<PlatformRow, 'ran'>) {
  if (!ran) return <Text color="fg.muted">not yet</Text>;
  return (
    <Stack gap="1" align="flex-start">
      <code>{ran.version}</code>
      {ran.fallback && <Badge colorPalette="orange">Fallback</Badge>}
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

function SliceRow({ row, busy, onMountAgain }: { row: PlatformRow } & Omit<PlatformTableProps, 'rows'>) {
  const { slice, releases, ran, bytes, gzipBytes, failures } = row;
  return (
    <Table.Row verticalAlign="top">
      <Table.ColumnHeader scope="row" whiteSpace="nowrap">
        {slice}
      </Table.ColumnHeader>
      <Table.Cell>
        <Releases releases={releases} />
      </Table.Cell>
      <Table.Cell>
        <Runs ran={ran} />
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">{ran ? milliseconds(ran.loadMs) : '–'}</Table.Cell>
      <Table.Cell whiteSpace="nowrap">{ran ? milliseconds(ran.mountMs) : '–'}</Table.Cell>
      <Table.Cell whiteSpace="nowrap">
        {kilobytes(bytes)}, gzip {kilobytes(gzipBytes)}
      </Table.Cell>
      <Table.Cell>
        <Failures failures={failures} />
      </Table.Cell>
      <Table.Cell>
        <Button
          variant="outline"
          size="sm"
          minH="11"
          aria-label={`${busy === slice ? 'Mounting …' : 'Mount again'} ${slice}`}
          disabled={busy !== null}
          onClick={() => onMountAgain(slice)}
        >
          {busy === slice ? 'Mounting …' : 'Mount again'}
        </Button>
      </Table.Cell>
    </Table.Row>
  );
}

/** Every slice of the site, as this page sees it. Wider than a phone, it scrolls by itself. */
export function PlatformTable({ rows, ...rest }: PlatformTableProps) {
  return (
    <Box
      role="region"
      aria-label="Slices, scrollable"
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      overflowX="auto"
      borderWidth="1px"
      borderColor="border"
      rounded="lg"
      bg="bg.panel"
    >
      <Table.Root size="sm" variant="line" bg="transparent">
        <Table.Caption srOnly>Slices of this site</Table.Caption>
        <Table.Header>
          <Table.Row>
            {HEADINGS.map((heading) => (
              <Table.ColumnHeader key={heading} scope="col">
                {heading}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <SliceRow key={row.slice} row={row} {...rest} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
