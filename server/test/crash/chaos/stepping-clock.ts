/**
 * Imported before the service: its clock is that of the machine and as many milliseconds as a file says, which is read at each SIGUSR2.
 * Timers go on as they were, as they do when the clock of a machine is set.
 */
import { readFileSync } from 'node:fs';

const file = process.env['FAREBOX_TEST_CLOCK_FILE'] ?? '';
const machine = Date.now.bind(Date);
let stepMs = readStep();

function readStep(): number {
  return Number(readFileSync(file, 'utf8'));
}

process.on('SIGUSR2', () => void (stepMs = readStep()));

globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [machine() + stepMs] : given, newTarget),
  apply: () => new Date(machine() + stepMs).toString(),
  get: (target, name) => (name === 'now' ? () => machine() + stepMs : Reflect.get(target, name)),
});
