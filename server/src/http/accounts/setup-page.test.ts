import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setupPage } from './setup-page.ts';

describe('the set-up page', () => {
  const load = async () => {
    const answer = await setupPage().request('/setup');
    return { answer, html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
  };
  const inside = (html: string, tag: string) => new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html)?.[1] ?? '';

  it('runs only its own script and style', async () => {
    const { answer, html, policy } = await load();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(policy).toContain(`default-src 'none'; script-src 'sha256-${hash('sha256', inside(html, 'script'), 'base64')}'`);
    expect(policy).toContain(`style-src 'sha256-${hash('sha256', inside(html, 'style'), 'base64')}'`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|style="|\son\w+=/);
  });

  it('is not cached, and sends its address to no other site', async () => {
    const { answer } = await load();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('labels its fields, reports the result, and works without a mouse', async () => {
    const { html } = await load();
    expect(html).toMatch(/<html lang="en">/);
    for (const field of ['email', 'password']) expect(html).toContain(`<label for="${field}">`);
    expect(html).toContain('role="status"');
    expect(html).toContain('autocomplete="new-password"');
    expect(html).toContain('<noscript>');
  });

  it('inserts values as text, never as markup', async () => {
    const { html } = await load();
    expect(inside(html, 'script')).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|eval/);
  });
});
