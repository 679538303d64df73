import { Table, TableFrame, Th } from '@frontdesk/shared/ui/data';
import type { ReactNode } from 'react';

interface ColumnTableProps {
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table with a header for each column. Scrolls sideways where it is too wide. */
export function ColumnTable({ columns, children }: ColumnTableProps) {
  return (
    <TableFrame>
      <Table minW="680px">
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
