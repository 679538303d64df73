interface NarrowRowsOptions {
  /** The minimum width, in pixels, of a window with room for columns. */
  readonly from: number;
  /** Styles of a row that is shown as a card: its areas, and its differences from other tables. */
  readonly row: object;
  /** Styles of the cells, by selector; those for `& td` are added to the style of all cells. */
  readonly cells: Readonly<Record<string, object>>;
}

/**
 * Styles of a `Table` whose rows become cards on narrow screens, because columns would scroll out of sight. The header
 * remains for screen readers. Compiled into each page that needs it.
 */
export function narrowRows({ from, row, cells: { '& td': cell, ...cells } }: NarrowRowsOptions) {
  return {
    [`@media (max-width: ${from - 1}px)`]: {
      minWidth: 0,
      '&, & tbody': { display: 'block' },
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tr': {
        alignItems: 'center',
        px: '4',
        py: '3',
        '& + tr': { borderTopWidth: '1px', borderColor: 'line' },
        ...row,
      },
      '& td': { width: 'auto', minWidth: 0, height: 'auto', padding: 0, border: 0, ...cell },
      ...cells,
    },
  } as const;
}
