import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface ProgramRun {
  signal: AbortSignal;
  timeoutMs: number;
  /** The limit for its standard output. */
  outputBytesMax: number;
  /** The limit for its address space, on machines that support it. */
  memoryMaxMb: number;
  /** The limit for each file it writes; default: none may be written. */
  fileBytesMax?: number;
  /** Its whole environment. */
  environment: Readonly<Record<string, string>>;
}

export type ProgramOutcome =
  | { kind: 'ended'; code: number | null; output: Buffer; complaint: string }
  | { kind: 'absent' }
  | { kind: 'stopped'; reason: 'time' | 'output' };

const complaintMax = 4000;
/** From util-linux; always present on Debian, missing on some small images. */
const limiter = '/usr/bin/prlimit';

/**
 * Runs a program without a shell, in its own process group, which is killed as a whole when the time, the output or the signal ends it. It
 * gets no standard input, may write no files without `fileBytesMax`, and has limited memory if `prlimit` is installed.
 *
 * @throws the signal's reason
 */
export async function runProgram(command: string, parameters: readonly string[], run: ProgramRun): Promise<ProgramOutcome> {
  const { signal, timeoutMs, outputBytesMax, environment } = run;
  signal.throwIfAborted();
  const [program, ...rest] = limited(command, parameters, run);
  const child = spawn(program, rest, { env: environment, cwd: '/', detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  let bytes = 0;
  let complaint = '';
  let stoppedBy: 'time' | 'output' | 'caller' | null = null;

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stop('time'), timeoutMs);
    const onAbort = () => stop('caller');
    signal.addEventListener('abort', onAbort, { once: true });

    function stop(by: 'time' | 'output' | 'caller'): void {
      stoppedBy ??= by;
      endGroup(child.pid);
    }
    function settled(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    }

    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > outputBytesMax) stop('output');
      else chunks.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (complaint.length < complaintMax) complaint = (complaint + chunk.toString('utf8')).slice(0, complaintMax);
    });
    child.on('error', (failure) => {
      settled();
      if ('code' in failure && failure.code === 'ENOENT') resolve({ kind: 'absent' });
      else reject(failure);
    });
    child.on('close', (code) => {
      settled();
      if (stoppedBy === 'caller') reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      else if (stoppedBy !== null) resolve({ kind: 'stopped', reason: stoppedBy });
      // How the limiter reports a missing program.
      else if (code === 127 || (program === limiter && complaint.includes('failed to execute'))) resolve({ kind: 'absent' });
      else resolve({ kind: 'ended', code, output: Buffer.concat(chunks), complaint });
    });
  });
}

function limited(
  command: string,
  parameters: readonly string[],
  { memoryMaxMb, timeoutMs, fileBytesMax = 0 }: ProgramRun,
): [string, ...string[]] {
  if (!existsSync(limiter)) return [command, ...parameters];
  const bytes = memoryMaxMb * 1024 * 1024;
  const seconds = Math.ceil(timeoutMs / 1000) + 1;
  return [limiter, `--as=${bytes}`, `--cpu=${seconds}`, `--fsize=${fileBytesMax}`, '--core=0', '--', command, ...parameters];
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
