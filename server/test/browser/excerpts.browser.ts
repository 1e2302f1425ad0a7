import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadedAsset } from '../registry.ts';
import { startService, type Service } from '../service.ts';
import { builtConsole, inspect, openTab, ready } from './chromium.ts';

describe('the excerpt on the page of an asset', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ pages: await builtConsole() });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
  });

  it.each([
    { name: 'tone.opus', type: 'audio/ogg', seconds: 1.994 },
    { name: 'tone.ogg', type: 'audio/ogg', seconds: 2.016 },
  ])('of $name is played to its end', async ({ name, type, seconds }) => {
    const bytes = Uint8Array.from(await readFile(new URL(`../../../vision/test/media/${name}`, import.meta.url)));
    const owner = await service.customer();
    const { id } = await uploadedAsset(service, owner.login, { title: `A tone, ${name}`, asset_type: 'audio' }, { bytes, name, type });
    const { context, page } = await openTab();
    await page.goto(`${service.url}/console/assets/${id}`);
    await ready(page);
    const player = page.locator('figure audio');
    await player.waitFor();
    const played = await page.evaluate(`(async () => {
      const player = document.querySelector('figure audio');
      const ended = new Promise((resolve, reject) => {
        player.addEventListener('ended', resolve);
        player.addEventListener('error', () => reject(new Error(player.error.message)));
      });
      player.muted = true;
      player.playbackRate = 4;
      await player.play();
      await ended;
      return { duration: player.duration, currentTime: player.currentTime, readyState: player.readyState };
    })()`);
    const facts = Object(played);
    expect(Math.abs(Number(facts.duration) - seconds), JSON.stringify(played)).toBeLessThan(0.5);
    expect(Number(facts.currentTime), JSON.stringify(played)).toBeGreaterThan(1);
    expect(await inspect(page, `excerpt-${name}`)).toEqual([]);
    await context.close();
  });
});
