/** A grid of pixels whose neighbours are bound to each other, and each of them to a side. Capacities are whole numbers. */
interface CutGrid {
  /** With a border of one pixel on each side, which is bound to nothing. */
  width: number;
  /** For each pixel, to its eight neighbours in the order of `neighboursOf`; what flows back is of the neighbour. */
  bonds: Int32Array;
  /** Above zero: to the inner side; below: to the outer side. */
  leaning: Int32Array;
}

/** Where the neighbours are; that of `7 - at` is on the other side. */
export function neighboursOf(width: number): Int32Array {
  return Int32Array.of(-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1);
}

const none = -1;
const root = 8;
const inner = 1;
const outer = 2;

interface Search extends CutGrid {
  step: Int32Array;
  /** The side of each pixel's tree; 0 without one. */
  tree: Uint8Array;
  /** The direction of the parent. */
  parent: Int8Array;
  distance: Int32Array;
  checkedAt: Int32Array;
  /** A ring of pixels that may grow, from `first` to `last`. */
  active: Int32Array;
  isActive: Uint8Array;
  orphans: number[];
  first: number;
  last: number;
  time: number;
}

/**
 * The cut of the least capacity between both sides. Destroys the capacities. Boykov and Kolmogorov, An Experimental Comparison of
 * Min-Cut/Max-Flow Algorithms for Energy Minimization in Vision, 2004: two trees grow from both sides until they meet; what flows there
 * breaks bonds, and the parts that lost theirs are adopted or set free.
 * @returns 1 for each pixel of the inner side
 */
export function minimumCut(grid: CutGrid): Uint8Array {
  const count = grid.leaning.length;
  const cut: Search = {
    ...grid,
    step: neighboursOf(grid.width),
    tree: new Uint8Array(count),
    parent: new Int8Array(count).fill(none),
    distance: new Int32Array(count),
    checkedAt: new Int32Array(count),
    active: new Int32Array(count + 1),
    isActive: new Uint8Array(count),
    orphans: [],
    first: 0,
    last: 0,
    time: 0,
  };
  const { leaning, step, tree, parent, distance, active, isActive, orphans } = cut;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const leans = leaning[pixel] ?? 0;
    if (leans === 0) continue;
    tree[pixel] = leans > 0 ? inner : outer;
    parent[pixel] = root;
    distance[pixel] = 1;
    activate(cut, pixel);
  }
  while (cut.first !== cut.last) {
    const pixel = active[cut.first] ?? 0;
    const at = tree[pixel] === 0 ? null : touchingAt(cut, pixel);
    if (at === null) {
      isActive[pixel] = 0;
      cut.first = (cut.first + 1) % active.length;
      continue;
    }
    const next = pixel + (step[at] ?? 0);
    if (tree[pixel] === inner) augment(cut, pixel, next, pixel * 8 + at);
    else augment(cut, next, pixel, next * 8 + 7 - at);
    cut.time += 1;
    // It grows while it is emptied.
    for (const orphan of orphans) adopt(cut, orphan);
    orphans.length = 0;
  }

  return tree.map((side) => (side === inner ? 1 : 0));
}

function activate(cut: Search, pixel: number): void {
  const { isActive, active } = cut;
  if (isActive[pixel] === 1) return;
  isActive[pixel] = 1;
  active[cut.last] = pixel;
  cut.last = (cut.last + 1) % active.length;
}

/** What still fits from the inner towards the outer side: away from the root in the inner tree, towards it in the outer one. */
function room(cut: Search, side: number, pixel: number, at: number): number {
  return (side === inner ? cut.bonds[pixel * 8 + at] : cut.bonds[(pixel + (cut.step[at] ?? 0)) * 8 + 7 - at]) ?? 0;
}

/** @returns where the trees touch: a pixel and its direction; null once this pixel has nothing to grow to */
function touchingAt(cut: Search, pixel: number): number | null {
  const { tree, step, parent, checkedAt, distance } = cut;
  const side = tree[pixel] ?? 0;
  for (let at = 0; at < 8; at += 1) {
    if (room(cut, side, pixel, at) === 0) continue;
    const next = pixel + (step[at] ?? 0);
    if (tree[next] === 0) {
      tree[next] = side;
      parent[next] = 7 - at;
      checkedAt[next] = checkedAt[pixel] ?? 0;
      distance[next] = (distance[pixel] ?? 0) + 1;
      activate(cut, next);
    } else if (tree[next] !== side) return at;
    else if ((checkedAt[next] ?? 0) <= (checkedAt[pixel] ?? 0) && (distance[next] ?? 0) > (distance[pixel] ?? 0) + 1) {
      parent[next] = 7 - at;
      checkedAt[next] = checkedAt[pixel] ?? 0;
      distance[next] = (distance[pixel] ?? 0) + 1;
    }
  }
  return null;
}

/** Walks to the root of a tree. @returns the root */
function walk(cut: Search, from: number, each: (bond: number, pixel: number) => void): number {
  const { parent, step, tree } = cut;
  let pixel = from;
  for (let at = parent[pixel] ?? none; at !== root; at = parent[pixel] ?? none) {
    const above = pixel + (step[at] ?? 0);
    each(tree[pixel] === inner ? above * 8 + 7 - at : pixel * 8 + at, pixel);
    pixel = above;
  }
  return pixel;
}

function augment(cut: Search, innerEnd: number, outerEnd: number, bond: number): void {
  const { bonds, leaning, step, tree, parent, orphans } = cut;
  let flow = bonds[bond] ?? 0;
  const narrow = (each: number) => (flow = Math.min(flow, bonds[each] ?? 0));
  for (const end of [innerEnd, outerEnd]) flow = Math.min(flow, Math.abs(leaning[walk(cut, end, narrow)] ?? 0));
  const push = (each: number) => {
    const pixel = each >> 3;
    const at = each & 7;
    bonds[each] = (bonds[each] ?? 0) - flow;
    const back = (pixel + (step[at] ?? 0)) * 8 + 7 - at;
    bonds[back] = (bonds[back] ?? 0) + flow;
    return bonds[each] === 0;
  };
  push(bond);
  for (const end of [innerEnd, outerEnd]) {
    const lost: number[] = [];
    const top = walk(cut, end, (each, pixel) => void (push(each) && lost.push(pixel)));
    leaning[top] = (leaning[top] ?? 0) - (tree[top] === inner ? flow : -flow);
    if (leaning[top] === 0) lost.push(top);
    for (const pixel of lost) {
      parent[pixel] = none;
      orphans.push(pixel);
    }
  }
}

/** How far the root is; Infinity without one. */
function depthOf(cut: Search, from: number): number {
  const { checkedAt, distance, parent, step } = cut;
  let depth = 0;
  for (let pixel = from; ;) {
    if (checkedAt[pixel] === cut.time) return depth + (distance[pixel] ?? 0);
    const at = parent[pixel] ?? none;
    if (at === none) return Infinity;
    depth += 1;
    if (at === root) {
      checkedAt[pixel] = cut.time;
      distance[pixel] = 1;
      return depth;
    }
    pixel += step[at] ?? 0;
  }
}

/** Later walks of this round end here. */
function remember(cut: Search, from: number, depth: number): void {
  const { checkedAt, step, parent, distance } = cut;
  let left = depth;
  for (let pixel = from; checkedAt[pixel] !== cut.time; pixel += step[parent[pixel] ?? 0] ?? 0) {
    checkedAt[pixel] = cut.time;
    distance[pixel] = left;
    left -= 1;
  }
}

function adopt(cut: Search, pixel: number): void {
  const { tree, step, parent, checkedAt, distance, orphans } = cut;
  const side = tree[pixel] ?? 0;
  const towardsPixel = side === inner ? outer : inner;
  let best = none;
  let least = Infinity;
  for (let at = 0; at < 8; at += 1) {
    const next = pixel + (step[at] ?? 0);
    if (tree[next] !== side || room(cut, towardsPixel, pixel, at) === 0) continue;
    const depth = depthOf(cut, next);
    if (depth === Infinity) continue;
    remember(cut, next, depth);
    if (depth < least) {
      least = depth;
      best = at;
    }
  }
  parent[pixel] = best;
  if (best !== none) {
    checkedAt[pixel] = cut.time;
    distance[pixel] = least + 1;
    return;
  }
  for (let at = 0; at < 8; at += 1) {
    const next = pixel + (step[at] ?? 0);
    if (tree[next] !== side) continue;
    if (room(cut, towardsPixel, pixel, at) > 0) activate(cut, next);
    if (parent[next] === 7 - at) {
      parent[next] = none;
      orphans.push(next);
    }
  }
  tree[pixel] = 0;
}
