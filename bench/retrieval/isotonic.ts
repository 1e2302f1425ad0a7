/** One observation: the evidence, the outcome, and its weight. */
interface Observation {
  evidence: number;
  isTrue: boolean;
  weight: number;
}

/** The mean evidence of a step of the curve. */
interface Step {
  evidence: number;
  probability: number;
  /** The weight of its observations. */
  weight: number;
}

/** The best increasing step function, found by merging neighbours that decrease (pool adjacent violators; Ayer and others 1955). */
export function isotonic(observations: readonly Observation[]): Step[] {
  const steps: Step[] = [];
  for (const { evidence, isTrue, weight } of observations.toSorted((a, b) => a.evidence - b.evidence)) {
    let step: Step = { evidence, probability: Number(isTrue), weight };
    for (let last = steps.at(-1); last !== undefined && last.probability >= step.probability; last = steps.at(-1)) {
      step = joined(last, step);
      steps.pop();
    }
    steps.push(step);
  }
  return steps;
}

/** Merges to at most this many steps of about equal weight, for a table in the source. */
export function coarse(steps: readonly Step[], count: number): Step[] {
  const whole = steps.reduce((sum, { weight }) => sum + weight, 0);
  const kept: Step[] = [];
  for (const step of steps) {
    const last = kept.at(-1);
    if (last !== undefined && last.weight + step.weight / 2 < whole / count) kept[kept.length - 1] = joined(last, step);
    else kept.push(step);
  }
  return kept;
}

function joined(a: Step, b: Step): Step {
  const weight = a.weight + b.weight;
  const mean = (name: 'evidence' | 'probability') => (a[name] * a.weight + b[name] * b.weight) / weight;
  return { evidence: mean('evidence'), probability: mean('probability'), weight };
}
