import { VisuallyHidden } from '@frontdesk/shared/ui/core';
import { formatDay } from './DayBars';

interface DayTableProps {
  readonly caption: string;
  readonly dayLabel: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly day: string; readonly cells: readonly string[] }[];
}

/** Lists the numbers of a chart for screen readers. */
export function DayTable({ caption, dayLabel, columns, rows }: DayTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[dayLabel, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, cells }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
