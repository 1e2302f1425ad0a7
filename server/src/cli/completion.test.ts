import { execFile, execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const farebox = resolve(import.meta.dirname, '../../bin/farebox.js');
const scriptOf = async (shell: string) => (await run(process.execPath, [farebox, 'completion', shell])).stdout;

function hasShell(name: string): boolean {
  try {
    execFileSync(name, ['-c', 'true']);
    return true;
  } catch {
    return false;
  }
}

describe('the completion of bash', () => {
  let script: string;
  beforeAll(async () => {
    script = await scriptOf('bash');
  });

  /** What the shell offers for the last word. */
  async function offered(line: string): Promise<string[]> {
    const words = line.split(' ');
    const quoted = words.map((word) => `'${word}'`).join(' ');
    const ask = `${script}\nCOMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _farebox; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return (await run('bash', ['--norc', '-c', ask])).stdout.split('\n').filter(Boolean);
  }

  it.each([
    ['farebox sta', ['start']],
    ['farebox assets u', ['upload']],
    ['farebox assets upload --ti', ['--title']],
    ['farebox --url http://x assets f', ['fetch']],
    ['farebox tools call --max', ['--max-cents']],
    ['farebox nothing x', []],
  ])('%j', async (line, words) => {
    expect(await offered(line)).toEqual(words);
  });

  it('offers every command', async () => {
    expect(await offered('farebox ')).toEqual(expect.arrayContaining(['serve', 'start', 'tools', 'assets', 'admin', 'completion']));
  });
});

describe('the completion of zsh and fish', () => {
  it('is a script without errors, where the shell is installed', async () => {
    for (const shell of ['zsh', 'fish']) {
      const script = await scriptOf(shell);
      expect(script).toContain('upload');
      if (hasShell(shell)) await run(shell, ['-n', '-c', script]);
    }
  });
});
