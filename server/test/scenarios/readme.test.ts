import { execFile } from 'node:child_process';
import { accessSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminLogin, startService, type Service } from '../service.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const run = promisify(execFile);

/** What the README says a reader will see: each block of commands with the block of output under it. */
function stepsOf(name: string): Array<{ commands: string; output: string }> {
  const part = readme.split(`<!-- ${name}: written by npm run docs -->`)[1]?.split(`<!-- end of ${name} -->`)[0] ?? '';
  return [...part.matchAll(/```sh\n([^]*?)\n```\n\n```text\n([^]*?)\n```/g)].map(([, commands = '', output = '']) => ({
    commands,
    output,
  }));
}

describe('the README', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('has three tours that print what they say, as pasted into one shell', async () => {
    const steps = [...stepsOf('tour'), ...stepsOf('data'), ...stepsOf('accounts')];
    expect(steps).toHaveLength(16);
    const mark = '--- next step ---';
    const script = steps.map(({ commands }) => `${commands.replaceAll('http://127.0.0.1:4020', service.url)}\necho '${mark}'`).join('\n');
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], {
      env: { PATH: process.env['PATH'], FAREBOX_ADMIN_EMAIL: adminLogin.email, FAREBOX_ADMIN_PASSWORD: adminLogin.password },
    });
    const printed = stdout.split(`${mark}\n`).slice(0, -1);
    expect(printed.map((text) => text.trim())).toEqual(steps.map(({ output }) => output));
  });

  it('leads only to files that are there', () => {
    const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target]) => target ?? '');
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) expect(() => accessSync(new URL(`../../../${target}`, import.meta.url)), target).not.toThrow();
  });
});
