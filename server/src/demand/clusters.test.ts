import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { dimensions, type Embedder } from '../search/embedder.ts';
import { openEmbedder } from '../search/embedders/open-embedder.ts';
import { needId } from './need-id.ts';
import { needClusters, needsMax, sharedByMin, type Voice } from './clusters.ts';

/** Tells two kinds of needs apart: those about rain, and all others. */
const embedder: Embedder = {
  id: 'rain',
  embedTexts: async (texts) =>
    texts.map((text) => {
      const vector = new Float32Array(dimensions);
      vector[text.includes('rain') ? 0 : 1] = 1;
      return vector;
    }),
};
const log = createLog({ level: 'silent' });

function voice(text: string, more: Partial<Voice> = {}): Voice {
  return { text, agent: 'anonymous', isUnmet: null, budget: null, urgency: null, at: 0, ...more };
}

it('groups similar needs, the largest cluster first', async () => {
  const usd = (amountMicros: number) => ({ amountMicros, currency: 'USD' });
  const { clusters, isComplete } = await needClusters({ embedder, log, similarityMin: 0.7 }).of(
    [
      voice('tides', { at: 9 }),
      voice('rain data\nmore words', { agent: 'a', isUnmet: true, budget: usd(3_000_000), urgency: 'High', at: 8 }),
      voice('Rain  Data\nmore words', { agent: 'b', isUnmet: false, budget: usd(1_000_000), urgency: 'high', at: 7 }),
      voice('raining when?', { agent: 'b', budget: usd(10_000), at: 6 }),
      voice('rain', { agent: 'c', budget: { amountMicros: 5, currency: 'EUR' }, urgency: 'low', at: 5 }),
    ],
    7,
  );
  expect(isComplete).toBe(true);
  expect(clusters).toEqual([
    {
      id: needId('rain data more words'),
      needIds: ['rain data\nmore words', 'raining when?', 'rain'].map(needId),
      label: 'rain data',
      count: 4,
      trend: { before: 2, after: 2 },
      distinctAgents: 3,
      unmetShare: 0.5,
      budgets: { count: 3, min: '0.01', median: '1.00', max: '3.00', currency: 'USD' },
      urgency: { high: 2, low: 1 },
      sample: ['rain data', 'raining when?', 'rain'],
      shared: null,
      firstAt: 5,
      lastAt: 8,
    },
    expect.objectContaining({ label: 'tides', count: 1, unmetShare: null, budgets: null, urgency: {} }),
  ]);
});

it('takes the mean of the two middle budgets of an even number', async () => {
  const budgets = [1, 2, 5, 9].map((amount) => ({ amountMicros: amount * 1_000_000, currency: 'USD' }));
  const { clusters } = await needClusters({ embedder, log, similarityMin: 0.7 }).of(budgets.map((budget) => voice('rain', { budget })));
  expect(clusters[0]?.budgets).toMatchObject({ median: '3.50' });
});

it('separates rewordings from other needs on the topic with the built-in embedder', async () => {
  const embedder = openEmbedder({ embedder: 'builtin', key: null, fetch: () => expect.fail() });
  const needs = [
    'daily rainfall in Hong Kong',
    'hong kong rainfall history',
    'tide tables of Macau',
    'convert pdf to word',
    'pdf to docx conversion',
  ];
  const { clusters } = await needClusters({ embedder, log }).of(needs.map((need) => voice(need)));
  expect(clusters.map(({ sample }) => sample)).toEqual([
    ['daily rainfall in Hong Kong', 'hong kong rainfall history'],
    ['convert pdf to word', 'pdf to docx conversion'],
    ['tide tables of Macau'],
  ]);
});

it('embeds each text once', async () => {
  const seen: string[] = [];
  const counting: Embedder = { ...embedder, embedTexts: (texts, about) => (seen.push(...texts), embedder.embedTexts(texts, about)) };
  const needs = needClusters({ embedder: counting, log, similarityMin: 0.7 });
  await needs.of([voice('rain'), voice('tides')]);
  await needs.of([voice('rain'), voice('wind')]);
  expect(seen).toEqual(['rain', 'tides', 'wind']);
});

it('still groups identical needs when the embedder fails', async () => {
  const failing: Embedder = { id: 'down', embedTexts: () => Promise.reject(new Error('down')) };
  const { clusters } = await needClusters({ embedder: failing, log, similarityMin: 0.7 }).of([
    voice('rain'),
    voice('RAIN '),
    voice('tides'),
  ]);
  expect(clusters.map(({ label, count }) => [label, count])).toEqual([
    ['rain', 2],
    ['tides', 1],
  ]);
});

it('reports when there are more needs than it reads', async () => {
  const voices = Array.from({ length: needsMax + 10 }, (_, index) => voice(`rain ${index}`));
  const { clusters, isComplete } = await needClusters({ embedder, log, similarityMin: 0.7 }).of(voices);
  expect(isComplete).toBe(false);
  expect(clusters).toMatchObject([{ count: needsMax }]);
});

it('returns nothing for no needs', async () => {
  expect(await needClusters({ embedder, log, similarityMin: 0.7 }).of([])).toEqual({ clusters: [], isComplete: true });
});

it('shares a budget of a need once enough signed-in agents named one, each counted once with the latest', async () => {
  const usd = (amountMicros: number) => ({ amountMicros, currency: 'USD' });
  const asked = (agents: number) => [
    voice('rain', { signedIn: 'key_0', budget: usd(9_000_000), at: 9 }),
    voice('rain', { signedIn: 'key_0', budget: usd(1), at: 8 }),
    voice('rain', { agent: 'bot', budget: usd(1), at: 7 }),
    voice('raining when?', { signedIn: 'key_9', budget: usd(1), at: 6 }),
    ...Array.from({ length: agents - 1 }, (_, at) =>
      voice('rain', { signedIn: `key_${at + 1}`, budget: usd((at + 1) * 1_000_000), at: 5 }),
    ),
  ];
  const shared = async (agents: number) =>
    (await needClusters({ embedder, log, similarityMin: 0.7 }).of(asked(agents))).clusters[0]?.shared;
  expect(await shared(sharedByMin)).toEqual({
    text: 'rain',
    agents: sharedByMin,
    budget: { agents: sharedByMin, medianMicros: 3_000_000, currency: 'USD' },
  });
  const withoutOne = asked(sharedByMin).map((each) => (each.signedIn === 'key_1' ? { ...each, budget: null } : each));
  const { clusters } = await needClusters({ embedder, log, similarityMin: 0.7 }).of(withoutOne);
  expect(clusters[0]?.shared).toEqual({ text: 'rain', agents: sharedByMin, budget: null });
});
