const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Formats the median with the fastest and the slowest, such as `912 (890 to 1013)`. */
export function summaryOf(values: readonly number[]): string {
  return `${middleOf(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
}

/** Formats the median of the ratios of all rounds, such as `1.09x`. */
export function ratioOf(ours: readonly number[], floor: readonly number[]): string {
  return `${middleOf(ours.map((value, at) => value / (floor[at] ?? value))).toFixed(2)}x`;
}
