/** One observation: its values, the outcome, and its weight. */
export interface Sample {
  values: readonly number[];
  isTrue: boolean;
  weight: number;
}

const steps = 40;
const ridge = 1e-3;

/** The weights of a logistic regression, the constant last, by Newton's method on standardised values. */
export function logistic(samples: readonly Sample[]): { weights: number[]; base: number } {
  const count = samples[0]?.values.length ?? 0;
  const column = (at: number) => samples.map(({ values }) => values[at] ?? 0);
  const means = Array.from({ length: count }, (_, at) => meanOf(column(at)));
  const deviations = means.map((mean, at) => Math.sqrt(meanOf(column(at).map((value) => (value - mean) ** 2))) + 1e-9);
  const rows = samples.map(({ values, isTrue, weight }) => ({
    row: [...values.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1)), 1],
    isTrue,
    weight,
  }));
  let found = Array.from({ length: count + 1 }, () => 0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = found.map((each) => -ridge * each);
    const curvature = found.map((_, at) => found.map((__, other): number => (at === other ? ridge : 0)));
    for (const { row, isTrue, weight } of rows) {
      const probability = 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (found[at] ?? 0), 0)));
      row.forEach((value, at) => {
        gradient[at] = (gradient[at] ?? 0) + weight * (Number(isTrue) - probability) * value;
        const line = curvature[at] ?? [];
        row.forEach((other, place) => (line[place] = (line[place] ?? 0) + weight * probability * (1 - probability) * value * other));
      });
    }
    const change = solved(curvature, gradient);
    found = found.map((each, at) => each + (change[at] ?? 0));
  }
  const weights = deviations.map((deviation, at) => (found[at] ?? 0) / deviation);
  return { weights, base: weights.reduce((base, weight, at) => base - weight * (means[at] ?? 0), found[count] ?? 0) };
}

/** Gauss-Jordan elimination with partial pivoting. */
function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    const order = rows.slice(at).toSorted((a, b) => Math.abs(b[at] ?? 0) - Math.abs(a[at] ?? 0));
    rows.splice(at, size - at, ...order);
    const pivot = rows[at] ?? [];
    const scaled = pivot.map((value) => value / (pivot[at] ?? 1));
    rows.forEach((row, place) => {
      rows[place] = place === at ? scaled : row.map((value, column) => value - (row[at] ?? 0) * (scaled[column] ?? 0));
    });
  }
  return rows.map((row) => row[size] ?? 0);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
