/** One observation: how much speaks for something, whether it was so, and for how many it stands. */
interface Observation {
  evidence: number;
  isTrue: boolean;
  weight: number;
}

/** Where a step of the curve is, by its mean evidence. */
interface Step {
  evidence: number;
  probability: number;
  /** Of the observations that it stands for. */
  weight: number;
}

/** The rising steps that fit best, by joining neighbours that fall (pool adjacent violators; Ayer and others 1955). */
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

/** At most so many steps, of about the same weight each: what a table in the source should have. */
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
