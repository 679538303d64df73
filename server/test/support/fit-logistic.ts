interface Case {
  readonly values: readonly number[];
  readonly isRight: boolean;
}

const ROUNDS = 2_000;
const STEP = 2;
/** Keeps the factors small when there are few cases. */
const SHRINKING = 0.001;

/** Fits a logistic regression by gradient descent: returns the bias, then a factor for each value. */
export function fitLogistic(cases: readonly Case[]): number[] {
  const count = (cases[0]?.values.length ?? 0) + 1;
  const weights = new Array<number>(count).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Array<number>(count).fill(0);
    for (const { values, isRight } of cases) {
      const error = probability(weights, values) - Number(isRight);
      slope[0] = (slope[0] ?? 0) + error;
      for (const [at, value] of values.entries()) slope[at + 1] = (slope[at + 1] ?? 0) + error * value;
    }
    for (const [at, weight] of weights.entries()) {
      weights[at] = weight - STEP * ((slope[at] ?? 0) / cases.length + (at === 0 ? 0 : SHRINKING * weight));
    }
  }
  return weights;
}

export function probability([bias = 0, ...factors]: readonly number[], values: readonly number[]): number {
  const sum = factors.reduce((total, factor, at) => total + factor * (values[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}
