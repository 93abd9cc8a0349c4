import { Box } from '@veto/shared-ui/box';
import { Table } from '@veto/shared-ui/table';
import type { ReactNode } from 'react';

export interface ScrolledTableProps {
  /** What the rows are: 'Slices of this site'. */
  caption: string;
  headings: readonly string[];
  children: ReactNode;
}

/** A table in a frame. Wider than a phone, it scrolls by itself. */
export function ScrolledTable({ caption, headings, children }: ScrolledTableProps) {
  return (
    <Box
      role="region"
      aria-label={`${caption}, scrollable`}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      overflowX="auto"
      borderWidth="1px"
      borderColor="border"
      rounded="lg"
      bg="bg.panel"
    >
      <Table.Root size="sm" variant="line" bg="transparent" css={{ '& tr': { background: 'transparent' } }}>
        <Table.Caption srOnly>{caption}</Table.Caption>
        <Table.Header>
          <Table.Row>
            {headings.map((heading) => (
              <Table.ColumnHeader key={heading} scope="col">
                {heading}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </Box>
  );
}
