import { minimumCut, neighboursOf } from './minimum-cut.ts';

/** Three bytes a pixel. */
export interface Colours {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** How far from the rough edge the true one may be: a share of the radius of a disc of the same area. */
const reachShare = 0.45;
/** The innermost part of a thin object is not doubted. */
const deepestShare = 0.6;
const binsPerColour = 24;
const roundsMax = 5;
/** How much more likely one side may be by the colour of a pixel (natural logarithm), how much nearer by its place, and what an edge costs. */
const likelihoodMax = 5;
const nearness = 0.5;
const edgeCost = 6;
/** Capacities are whole numbers. */
const scale = 200;
const certain = 1_000_000;

/**
 * Finds the object of a rough mask by its colours: those inside and those around it, learnt again after each cut along the strongest edges.
 * Rother, Kolmogorov and Blake, GrabCut, 2004, with smoothed histograms for colours, and only pixels near the rough edge in doubt.
 * @param rough 1 for each pixel of the object @returns the same, for the object as it is
 */
export function objectMask(picture: Colours, rough: Uint8Array): Uint8Array {
  const { width, height } = picture;
  const area = rough.reduce((sum, value) => sum + value, 0);
  if (area === 0 || area === rough.length) return rough;
  const inside = distances(rough, width, 1);
  const outside = distances(rough, width, 0);
  const reach = Math.max(2, reachShare * Math.sqrt(area / Math.PI));
  const inwards = Math.min(reach, deepestShare * inside.reduce((most, value) => Math.max(most, value), 0));
  const bins = binsOf(picture);
  // What is far away may have the colours of the object.
  const isAround = (at: number) => (outside[at] ?? 0) <= 2 * reach;
  let inner = shares(bins, (at) => (inside[at] ?? 0) > inwards / 2);
  let outer = shares(bins, (at) => isAround(at) && (outside[at] ?? 0) > 0.4 * reach);
  const leaningOf = (at: number) => {
    const [depth = 0, distance = 0, bin = 0] = [inside[at], outside[at], bins[at]];
    if (depth > inwards || distance > reach) return depth > 0 ? certain : -certain;
    const likelihood = Math.log((inner[bin] ?? 0) / (outer[bin] ?? 0));
    const place = nearness * (depth / inwards - distance / reach);
    return Math.round(scale * (Math.max(-likelihoodMax, Math.min(likelihoodMax, likelihood)) + place));
  };
  const bonds = bondsOf(picture);
  let found = rough;
  for (let round = 0; round < roundsMax; round += 1) {
    const leaning = new Int32Array((width + 2) * (height + 2));
    for (let at = 0; at < rough.length; at += 1) leaning[bordered(at, width)] = leaningOf(at);
    const cut = minimumCut({ width: width + 2, bonds: bonds.slice(), leaning });
    const last = found;
    found = Uint8Array.from(rough, (_, at) => cut[bordered(at, width)] ?? 0);
    if (found.every((value, at) => value === last[at])) break;
    inner = shares(bins, (at) => found[at] === 1);
    outer = shares(bins, (at) => found[at] === 0 && isAround(at));
  }
  return found;
}

/** Its place in a picture with a border of one pixel. */
function bordered(at: number, width: number): number {
  return (Math.floor(at / width) + 1) * (width + 2) + (at % width) + 1;
}

function binsOf({ pixels }: Colours): Uint16Array {
  const bin = (value = 0) => Math.floor((value * binsPerColour) / 256);
  return Uint16Array.from(
    { length: pixels.length / 3 },
    (_, at) => (bin(pixels[at * 3]) * binsPerColour + bin(pixels[at * 3 + 1])) * binsPerColour + bin(pixels[at * 3 + 2]),
  );
}

/** How common each colour is among some pixels. Similar colours count a little, and none is impossible. */
function shares(bins: Uint16Array, isCounted: (at: number) => boolean): Float32Array {
  let counts = new Float32Array(binsPerColour ** 3);
  let total = 0;
  for (let at = 0; at < bins.length; at += 1) {
    if (!isCounted(at)) continue;
    const bin = bins[at] ?? 0;
    counts[bin] = (counts[bin] ?? 0) + 1;
    total += 1;
  }
  for (const stride of [1, binsPerColour, binsPerColour ** 2]) {
    counts = counts.map((count, bin) => {
      const place = Math.floor(bin / stride) % binsPerColour;
      const before = place === 0 ? count : (counts[bin - stride] ?? 0);
      const after = place === binsPerColour - 1 ? count : (counts[bin + stride] ?? 0);
      return (before + 2 * count + after) / 4;
    });
  }
  return counts.map((count) => count / Math.max(1, total) + 1e-6);
}

/** Neighbours hold together where their colours are alike. What is usual in this picture is no edge. */
function bondsOf({ width, height, pixels }: Colours): Int32Array {
  const difference = (one: number, other: number) => {
    let sum = 0;
    for (let channel = 0; channel < 3; channel += 1) sum += ((pixels[one * 3 + channel] ?? 0) - (pixels[other * 3 + channel] ?? 0)) ** 2;
    return sum;
  };
  const step = neighboursOf(width + 2);
  const bonds = new Int32Array((width + 2) * (height + 2) * 8);
  /** To the right and downwards; the other four are the same bonds. */
  const eachPair = (use: (one: number, other: number, at: number) => void) => {
    for (let one = 0; one < width * height; one += 1) {
      const x = one % width;
      const isLast = one + width >= width * height;
      if (x + 1 < width) use(one, one + 1, 4);
      if (isLast) continue;
      if (x > 0) use(one, one + width - 1, 5);
      use(one, one + width, 6);
      if (x + 1 < width) use(one, one + width + 1, 7);
    }
  };
  let sum = 0;
  let count = 0;
  eachPair((one, other) => {
    sum += difference(one, other);
    count += 1;
  });
  const usual = Math.max(1, (2 * sum) / Math.max(1, count));
  eachPair((one, other, at) => {
    const length = at === 5 || at === 7 ? Math.SQRT2 : 1;
    const strength = Math.round((scale * edgeCost * Math.exp(-difference(one, other) / usual)) / length);
    const place = bordered(one, width);
    bonds[place * 8 + at] = strength;
    bonds[(place + (step[at] ?? 0)) * 8 + 7 - at] = strength;
  });
  return bonds;
}

/** For each pixel of a value, how far the nearest pixel of the other one is, in pixels; 0 for those. Borgefors, Distance Transformations, 1986. */
function distances(mask: Uint8Array, width: number, value: number): Float32Array {
  const far = Float32Array.from(mask, (each) => (each === value ? mask.length : 0));
  const pass = (at: number, sign: 1 | -1) => {
    const x = at % width;
    const hasSide = sign === 1 ? x > 0 : x + 1 < width;
    const hasOther = sign === 1 ? x + 1 < width : x > 0;
    const from = (place: number, length: number) => (far[place] ?? mask.length) + length;
    far[at] = Math.min(
      far[at] ?? 0,
      hasSide ? from(at - sign, 1) : Infinity,
      from(at - sign * width, 1),
      hasSide ? from(at - sign * (width + 1), Math.SQRT2) : Infinity,
      hasOther ? from(at - sign * (width - 1), Math.SQRT2) : Infinity,
    );
  };
  for (let at = 0; at < mask.length; at += 1) pass(at, 1);
  for (let at = mask.length - 1; at >= 0; at -= 1) pass(at, -1);
  return far;
}
