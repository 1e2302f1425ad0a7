import { execFile } from 'node:child_process';
import { accessSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminLogin, startService, type Service } from '../service.ts';

const pages = ['README.md', 'docs/sell-data.md', 'docs/credit.md', 'docs/clients.md', 'docs/operating.md'];
const texts = pages.map((path) => ({ path, text: readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8') }));
const run = promisify(execFile);

/** The steps in a page: each block of commands with the block of output under it. */
function stepsOf(name: string): Array<{ commands: string; output: string }> {
  const all = texts.map(({ text }) => text).join('\n');
  const part = all.split(`<!-- ${name}: written by npm run docs -->`)[1]?.split(`<!-- end of ${name} -->`)[0] ?? '';
  return [...part.matchAll(/```sh\n([^]*?)\n```\n\n```text\n([^]*?)\n```/g)].map(([, commands = '', output = '']) => ({
    commands,
    output,
  }));
}

describe('the README and the pages it leads to', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('have three tours that print the documented output when pasted into a shell', async () => {
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

  it.each(['data', 'accounts'])('say what is wrong where the address of the tour of %s is registered already', async (name) => {
    const [{ commands } = { commands: '' }] = stepsOf(name);
    // The commands of a tour continue in the shell of the one before.
    const setUp = stepsOf('data')[0]?.commands.split('\n').slice(0, 2).join('\n') ?? '';
    const registration = /^login=[^]*?\|\| true$/m.exec(commands)?.[0] ?? expect.fail('nobody registers');
    const email = `again-${name}@example.com`;
    const once = `${setUp}\n${registration}`.replaceAll('http://127.0.0.1:4020', service.url).replaceAll(/[\w.]+@example\.com/g, email);
    const tries = [];
    // As in a reader's shell, which goes on after what fails.
    for (let count = 0; count < 2; count += 1) tries.push((await run('bash', ['-c', once])).stdout.trim());
    expect(tries).toEqual(['', 'an account with this email exists']);
  });

  it('lead only to files that are there, and the README is a page of its own', () => {
    expect(texts[0]?.text.split('\n').length).toBeLessThan(200);
    const targets = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(
        ([, target]) => new URL(target ?? '', new URL(`../../../${path}`, import.meta.url)),
      ),
    );
    expect(targets.length).toBeGreaterThan(10);
    for (const target of targets) expect(() => accessSync(target), target.pathname).not.toThrow();
  });
});
