import { Table, TableFrame, Th } from '@frontdesk/shared/ui/data';
import type { ReactNode } from 'react';

interface ColumnTableProps {
  readonly columns: readonly string[];
  /** Below this width, the table scrolls. Default: 680px. */
  readonly minW?: string;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table with a header for each column. Scrolls sideways when it is too wide for its place. */
export function ColumnTable({ columns, minW = '680px', children }: ColumnTableProps) {
  return (
    <TableFrame>
      <Table minW={minW}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Th key={column} scope="col">
                {column}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </TableFrame>
  );
}
