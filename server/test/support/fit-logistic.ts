/** A regression over named features. */
export interface Regression {
  readonly bias: number;
  readonly factors: Readonly<Record<string, number>>;
}

export interface Case {
  /** The values of the features, in order. */
  readonly values: Float64Array;
  readonly isRight: boolean;
}

const ROUNDS = 12;
const CHANGE_MIN = 1e-4;

/** Fits a logistic regression by Newton's method. `ridge` keeps the factors for standardized values small. */
export function fitLogistic(names: readonly string[], cases: readonly Case[], ridge: number): Regression {
  const { means, scales } = spreadOf(names.length, cases);
  const rows = cases.map(({ values }) => standardized(values, means, scales));
  const size = names.length + 1;
  const weights = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(size);
    const curve = Array.from({ length: size }, () => new Float64Array(size));
    for (const [index, row] of rows.entries()) {
      let odds = 0;
      for (let at = 0; at < size; at++) odds += (weights[at] ?? 0) * (row[at] ?? 0);
      const chance = 1 / (1 + Math.exp(-odds));
      const error = chance - Number(cases[index]?.isRight);
      const bend = chance * (1 - chance);
      for (let at = 0; at < size; at++) {
        const value = row[at] ?? 0;
        if (value === 0) continue;
        slope[at] = (slope[at] ?? 0) + error * value;
        const own = curve[at] as Float64Array;
        const part = bend * value;
        for (let other = at; other < size; other++) own[other] = (own[other] ?? 0) + part * (row[other] ?? 0);
      }
    }
    for (let at = 0; at < size; at++) {
      const own = curve[at] as Float64Array;
      for (let other = 0; other < at; other++) own[other] = curve[other]?.[at] ?? 0;
      own[at] = (own[at] ?? 0) + (at === 0 ? 1e-6 : ridge);
      slope[at] = (slope[at] ?? 0) + (at === 0 ? 0 : ridge * (weights[at] ?? 0));
    }
    const step = solve(curve, slope);
    let change = 0;
    for (let at = 0; at < size; at++) {
      weights[at] = (weights[at] ?? 0) - (step[at] ?? 0);
      change = Math.max(change, Math.abs(step[at] ?? 0));
    }
    if (change < CHANGE_MIN) break;
  }
  let bias = weights[0] ?? 0;
  const factors: Record<string, number> = {};
  for (const [at, name] of names.entries()) {
    const factor = (weights[at + 1] ?? 0) / (scales[at] ?? 1);
    bias -= factor * (means[at] ?? 0);
    if (factor !== 0) factors[name] = Number(factor.toPrecision(4));
  }
  return { bias: Number(bias.toPrecision(5)), factors };
}

export function oddsOf(names: readonly string[], { bias, factors }: Regression, values: Float64Array): number {
  return names.reduce((sum, name, at) => sum + (factors[name] ?? 0) * (values[at] ?? 0), bias);
}

/**
 * Returns the mean of a fit and the previous fit. Each run fits readings from other sets, and the result from the
 * earlier sets must not be lost.
 */
export function meanOf(one: Regression, other: Regression): Regression {
  const names = [...new Set([...Object.keys(one.factors), ...Object.keys(other.factors)])];
  const mean = (name: string) => ((one.factors[name] ?? 0) + (other.factors[name] ?? 0)) / 2;
  return {
    bias: Number(((one.bias + other.bias) / 2).toPrecision(5)),
    factors: Object.fromEntries(names.map((name) => [name, Number(mean(name).toPrecision(4))])),
  };
}

function spreadOf(count: number, cases: readonly Case[]) {
  const means = new Float64Array(count);
  const scales = new Float64Array(count);
  for (const { values } of cases) for (let at = 0; at < count; at++) means[at] = (means[at] ?? 0) + (values[at] ?? 0);
  for (let at = 0; at < count; at++) means[at] = (means[at] ?? 0) / cases.length;
  for (const { values } of cases) {
    for (let at = 0; at < count; at++) scales[at] = (scales[at] ?? 0) + ((values[at] ?? 0) - (means[at] ?? 0)) ** 2;
  }
  // A feature that never varies carries no information.
  for (let at = 0; at < count; at++) scales[at] = Math.sqrt((scales[at] ?? 0) / cases.length) || Infinity;
  return { means, scales };
}

function standardized(values: Float64Array, means: Float64Array, scales: Float64Array): Float64Array {
  const row = new Float64Array(values.length + 1);
  row[0] = 1;
  for (let at = 0; at < values.length; at++) row[at + 1] = ((values[at] ?? 0) - (means[at] ?? 0)) / (scales[at] ?? 1);
  return row;
}

/** Solves a system of linear equations by elimination; its matrix is symmetric and positive. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, at) => Float64Array.from([...row, right[at] ?? 0]));
  for (let at = 0; at < size; at++) {
    const own = rows[at] as Float64Array;
    for (let below = at + 1; below < size; below++) {
      const row = rows[below] as Float64Array;
      const share = (row[at] ?? 0) / (own[at] || 1e-12);
      if (share === 0) continue;
      for (let column = at; column <= size; column++) row[column] = (row[column] ?? 0) - share * (own[column] ?? 0);
    }
  }
  const result = new Float64Array(size);
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] as Float64Array;
    let sum = row[size] ?? 0;
    for (let column = at + 1; column < size; column++) sum -= (row[column] ?? 0) * (result[column] ?? 0);
    result[at] = sum / (row[at] || 1e-12);
  }
  return result;
}
