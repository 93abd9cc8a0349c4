import { Table } from '@veto/shared-ui/table';
import { Tabs } from '@veto/shared-ui/tabs';
import { Text } from '@veto/shared-ui/text';
import type { PlatformGraph } from './platform-graph.ts';
import { ScrolledTable } from './scrolled-table.tsx';

function Routes({ routes }: Pick<PlatformGraph, 'routes'>) {
  return (
    <ScrolledTable caption="Addresses" headings={['Address', 'Slice', 'Answers']}>
      {routes.map(({ path, slice, visitors }) => (
        <Table.Row key={`${path} ${slice}`}>
          <Table.ColumnHeader scope="row" fontWeight="normal">
            <code>{path}</code>
          </Table.ColumnHeader>
          <Table.Cell whiteSpace="nowrap">{slice}</Table.Cell>
          <Table.Cell>{visitors}</Table.Cell>
        </Table.Row>
      ))}
    </ScrolledTable>
  );
}

function Slots({ slots }: Pick<PlatformGraph, 'slots'>) {
  if (slots.length === 0) return <Text color="fg.muted">No page has a place for another slice's part.</Text>;
  return (
    <ScrolledTable caption="Slots" headings={['Slot', 'Offered by', 'Filled by']}>
      {slots.map(({ slot, offeredBy, filledBy }) => (
        <Table.Row key={slot}>
          <Table.ColumnHeader scope="row" fontWeight="normal">
            <code>{slot}</code>
          </Table.ColumnHeader>
          <Table.Cell whiteSpace="nowrap">{offeredBy.join(', ') || 'nobody'}</Table.Cell>
          <Table.Cell>
            {filledBy.map(({ slice, visitors }) => `${slice} for ${visitors}`).join('; ') || 'nobody'}
          </Table.Cell>
        </Table.Row>
      ))}
    </ScrolledTable>
  );
}

function Shared({ shared, slices }: Pick<PlatformGraph, 'shared'> & { slices: number }) {
  return (
    <ScrolledTable caption="Shared modules" headings={['Shared module', 'Version', 'Used by']}>
      {shared.map(({ module, version, usedBy }) => (
        <Table.Row key={module}>
          <Table.ColumnHeader scope="row" fontWeight="normal">
            <code>{module}</code>
          </Table.ColumnHeader>
          <Table.Cell>{version ?? '–'}</Table.Cell>
          <Table.Cell>{usedBy.length === slices ? 'all slices' : usedBy.join(', ')}</Table.Cell>
        </Table.Row>
      ))}
    </ScrolledTable>
  );
}

export interface GraphTablesProps {
  graph: PlatformGraph;
  /** How many slices the site has. */
  slices: number;
}

/** How the parts of the site fit together, as tables. */
export function GraphTables({ graph, slices }: GraphTablesProps) {
  const tabs = [
    ['routes', 'Addresses', <Routes key="routes" routes={graph.routes} />],
    ['slots', 'Slots', <Slots key="slots" slots={graph.slots} />],
    ['shared', 'Modules', <Shared key="shared" shared={graph.shared} slices={slices} />],
  ] as const;
  return (
    <Tabs.Root defaultValue="routes" lazyMount unmountOnExit>
      <Tabs.List mb="4">
        {tabs.map(([value, label]) => (
          <Tabs.Trigger key={value} value={value}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(([value, , table]) => (
        <Tabs.Content key={value} value={value} pt="0">
          {table}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
