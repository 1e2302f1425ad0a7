import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProgram, type ProgramRun } from './bounded-program.ts';
import { openTesseract } from './tesseract.ts';

const environment = { PATH: '/usr/local/bin:/usr/bin:/bin' };

function about(changes: Partial<ProgramRun> = {}): ProgramRun {
  return { signal: AbortSignal.timeout(200_000), timeoutMs: 100_000, outputBytesMax: 1000, memoryMaxMb: 512, environment, ...changes };
}

async function isGone(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return state === null || / Z /.test(state);
}

describe('a bounded program', () => {
  it('gets only the given environment, and no input', async () => {
    const outcome = await runProgram('sh', ['-c', 'env; cat'], about({ environment: { ...environment, GIVEN: 'yes' } }));
    if (outcome.kind !== 'ended') throw new Error(outcome.kind);
    const names = outcome.output
      .toString()
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(names).toContain('GIVEN');
    expect(names.filter((name) => !['GIVEN', 'PATH', 'PWD', 'OLDPWD', 'SHLVL', '_', ''].includes(name ?? ''))).toEqual([]);
  });

  it('reports how it ended', async () => {
    expect(await runProgram('sh', ['-c', 'echo out; echo why >&2; exit 3'], about())).toEqual({
      kind: 'ended',
      code: 3,
      output: Buffer.from('out\n'),
      complaint: 'why\n',
    });
  });

  it('may be missing', async () => {
    expect(await runProgram('/nowhere/tesseract', [], about())).toEqual({ kind: 'absent' });
    const absent = await openTesseract({ command: 'no-such-program-farebox' });
    expect(absent.languages.size).toBe(0);
    expect(absent.missing(['kor'])).toBe(
      'The program tesseract is not installed: apt-get install tesseract-ocr tesseract-ocr-osd tesseract-ocr-kor',
    );
  });

  it('is killed with its children at its time limit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'farebox-program-'));
    // The limit of files is of bytes, so a name is what a program can leave.
    const run = about({ timeoutMs: 3000 });
    expect(await runProgram('sh', ['-c', `sleep 100 & mkdir ${folder}/$!; wait`], run)).toEqual({ kind: 'stopped', reason: 'time' });
    const [child] = await readdir(folder);
    await expect.poll(() => isGone(Number(child))).toBe(true);
    await rm(folder, { recursive: true });
  });

  it('is killed if it writes too much', async () => {
    expect(await runProgram('yes', [], about())).toEqual({ kind: 'stopped', reason: 'output' });
  });

  it('is killed when the caller disconnects', async () => {
    const stop = new AbortController();
    const run = runProgram('sleep', ['100'], about({ signal: stop.signal }));
    stop.abort(new Error('gone'));
    await expect(run).rejects.toThrow('gone');
    await expect(runProgram('true', [], about({ signal: stop.signal }))).rejects.toThrow('gone');
  });

  it('may not write files if the machine can forbid it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'farebox-program-'));
    const outcome = await runProgram('sh', ['-c', `echo text > ${folder}/file`], about());
    if (existsSync('/usr/bin/prlimit')) expect(outcome).not.toMatchObject({ kind: 'ended', code: 0 });
    await rm(folder, { recursive: true });
  });
});
