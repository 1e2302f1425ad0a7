import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';

export interface Photograph {
  name: string;
  jpeg: Buffer;
  /** Its lines. */
  text: string;
}

const [width, height] = [1280, 960];

const sign = ['HARBOUR OFFICE', 'Open 8:30 to 17:00', 'Closed on Sundays'];
const receipt = [
  'CORNER BAKERY',
  '12 Mill Street, Westport',
  'Rye bread           3.80',
  'Apple cake          4.25',
  'Coffee, large       3.10',
  'Paper bag           0.15',
  'TOTAL              11.30',
  'Card ending 4471',
  'Thank you, come again',
];
const koreanSign = ['부산항 안내소', '운영 시간 09:00', '일요일은 쉽니다'];

/** Signs on brick, stone and leaves, and a receipt on a table: drawn and lit by a seed, so everywhere alike. */
export async function photographs(): Promise<Photograph[]> {
  return [
    await photograph('en-sign-brick', sign, (context) =>
      drawSign(context, sign, { ground: brick, ink: '#f4efe2', family: 'Liberation Sans' }),
    ),
    await photograph('en-sign-stone', sign, (context) =>
      drawSign(context, sign, { ground: stone, ink: '#20242a', family: 'Liberation Serif' }),
    ),
    await photograph('en-board-leaves', sign, (context) =>
      drawSign(context, sign, { ground: leaves, ink: '#183a6b', family: 'Liberation Sans', board: '#e9e4d4' }),
    ),
    await photograph('en-receipt-table', receipt, (context) => drawReceipt(context, receipt, -4)),
    await photograph('en-receipt-turned', receipt, (context) => drawReceipt(context, receipt, 7)),
    await photograph('ko-sign-stone', koreanSign, (context) =>
      drawSign(context, koreanSign, { ground: stone, ink: '#20242a', family: 'Noto Sans CJK KR' }),
    ),
  ];
}

const harbour: Readonly<Record<string, readonly string[]>> = {
  en: ['FERRY TERMINAL', 'Tickets on platform 3', 'Last boat 21:45'],
  ko: ['여객선 터미널', '매표소는 삼층입니다', '막배 21:45'],
  ja: ['フェリー乗り場', '切符売り場は三階です', '最終便 21:45'],
  'zh-hans': ['客运码头', '售票处在三楼', '末班船 21:45'],
  'zh-hant': ['客運碼頭', '售票處在三樓', '末班船 21:45'],
};

/** Signs in five languages, seen from the side, from below and askew. Nothing was tuned with them: other words, and other fonts where there are some. */
export async function heldBackPhotographs(): Promise<Photograph[]> {
  const families: ReadonlyArray<readonly [language: string, names: readonly string[]]> = [
    ['en', ['DejaVu Serif', 'DejaVu Sans']],
    ['ko', ['NanumGothic', 'Noto Sans CJK KR', 'Noto Sans CJK JP']],
    ['ja', ['IPAGothic', 'Noto Sans CJK JP']],
    ['zh-hans', ['AR PL UKai CN', 'Noto Sans CJK SC', 'Noto Sans CJK JP']],
    ['zh-hant', ['AR PL UMing CN', 'Noto Sans CJK TC', 'Noto Sans CJK JP']],
  ];
  const views: ReadonlyArray<readonly [name: string, view: View, look: Omit<Sign, 'family'>]> = [
    ['from-the-left', { across: 0.00028, down: 0, lean: 0.06 }, { ground: brick, ink: '#f6f0e0' }],
    ['from-below', { across: -0.00012, down: 0.0003, lean: -0.04 }, { ground: leaves, ink: '#7a1020', board: '#efe9da' }],
  ];
  const made: Photograph[] = [];
  for (const [language, names] of families) {
    const family = names.find((name) => GlobalFonts.families.some((each) => each.family === name));
    const lines = harbour[language];
    if (family === undefined || lines === undefined) continue;
    for (const [name, view, look] of views)
      made.push(await photograph(`${language}-${name}`, lines, (context) => drawSign(context, lines, { ...look, family }), view));
  }
  return made;
}

async function photograph(
  name: string,
  lines: readonly string[],
  draw: (context: SKRSContext2D) => void,
  view?: View,
): Promise<Photograph> {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  const drawn = await sharp(canvas.toBuffer('image/png')).removeAlpha().blur(0.7).raw().toBuffer({ resolveWithObject: true });
  const { data, info } = view === undefined ? drawn : { ...drawn, data: seenFrom(view, drawn.data) };
  const random = seeded(name.length);
  for (let place = 0; place < data.length; place += 3) {
    const x = (place / 3) % width;
    // Light from the left, and the noise of a small sensor.
    const light = 1.08 - (0.35 * x) / width;
    const noise = 22 * (random() + random() - 1);
    for (let channel = 0; channel < 3; channel += 1) {
      data[place + channel] = Math.max(0, Math.min(255, (data[place + channel] ?? 0) * light + noise));
    }
  }
  const jpeg = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 78 })
    .toBuffer();
  return { name, jpeg, text: lines.map((line) => line.replaceAll(/ +/g, ' ')).join('\n') };
}

/** From where a picture is seen. */
interface View {
  /** By how much a pixel further to the right is further away; the same for one further down. */
  across: number;
  down: number;
  /** By how much lines rise to the right. */
  lean: number;
}

/** The pixels in perspective; beyond the picture its edge goes on. */
function seenFrom({ across, down, lean }: View, pixels: Uint8Array): Buffer {
  const seen = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [right, below] = [x - width / 2, y - height / 2];
      const nearness = 1 - across * right - down * below;
      const sourceX = width / 2 + right / nearness;
      const sourceY = height / 2 + (below + lean * right) / nearness;
      const [left, top] = [Math.max(0, Math.min(width - 2, Math.floor(sourceX))), Math.max(0, Math.min(height - 2, Math.floor(sourceY)))];
      const [partX, partY] = [Math.max(0, Math.min(1, sourceX - left)), Math.max(0, Math.min(1, sourceY - top))];
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (column: number, row: number) => pixels[((top + row) * width + left + column) * 3 + channel] ?? 0;
        const upper = at(0, 0) * (1 - partX) + at(1, 0) * partX;
        const lower = at(0, 1) * (1 - partX) + at(1, 1) * partX;
        seen[(y * width + x) * 3 + channel] = upper * (1 - partY) + lower * partY;
      }
    }
  }
  return seen;
}

interface Sign {
  ground: (context: SKRSContext2D) => void;
  ink: string;
  family: string;
  /** The letters are on a board of this colour, not on the ground itself. */
  board?: string;
}

function drawSign(context: SKRSContext2D, lines: readonly string[], { ground, ink, family, board }: Sign): void {
  ground(context);
  if (board !== undefined) {
    context.fillStyle = board;
    context.fillRect(240, 240, 800, 430);
  }
  context.fillStyle = ink;
  lines.forEach((line, index) => {
    context.font = `bold ${index === 0 ? 84 : 60}px "${family}"`;
    context.textAlign = 'center';
    context.fillText(line, width / 2, 350 + index * 120, 740);
  });
}

function drawReceipt(context: SKRSContext2D, lines: readonly string[], degrees: number): void {
  wood(context);
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.fillStyle = 'rgba(0, 0, 0, 0.45)';
  context.fillRect(-262, -352, 540, 730);
  context.fillStyle = '#f1efe9';
  context.fillRect(-270, -360, 540, 720);
  context.fillStyle = '#3c3b40';
  lines.forEach((line, index) => {
    context.font = '32px "Liberation Mono"';
    context.fillText(line, -235, -290 + index * 72, 470);
  });
  context.restore();
}

function brick(context: SKRSContext2D): void {
  const random = seeded(7);
  context.fillStyle = '#9b958c';
  context.fillRect(0, 0, width, height);
  for (let row = 0; row * 46 < height; row += 1) {
    for (let x = row % 2 === 0 ? 0 : -60; x < width; x += 120) {
      context.fillStyle = `rgb(${110 + 60 * random()}, ${55 + 30 * random()}, ${40 + 25 * random()})`;
      context.fillRect(x + 2, row * 46 + 2, 115, 41);
    }
  }
}

function stone(context: SKRSContext2D): void {
  const random = seeded(13);
  context.fillStyle = '#b5b2ab';
  context.fillRect(0, 0, width, height);
  for (let spot = 0; spot < 26_000; spot += 1) {
    const shade = 110 + 110 * random();
    context.fillStyle = `rgba(${shade}, ${shade}, ${shade - 8}, 0.8)`;
    const size = 2 + 6 * random();
    context.fillRect(width * random(), height * random(), size, size);
  }
}

function leaves(context: SKRSContext2D): void {
  const random = seeded(29);
  context.fillStyle = '#1f331c';
  context.fillRect(0, 0, width, height);
  for (let leaf = 0; leaf < 5000; leaf += 1) {
    context.fillStyle = `rgb(${30 + 90 * random()}, ${70 + 120 * random()}, ${20 + 50 * random()})`;
    context.beginPath();
    context.ellipse(width * random(), height * random(), 6 + 14 * random(), 3 + 6 * random(), 3.2 * random(), 0, 6.3);
    context.fill();
  }
}

function wood(context: SKRSContext2D): void {
  const random = seeded(3);
  context.fillStyle = '#7a5330';
  context.fillRect(0, 0, width, height);
  for (let line = 0; line < 900; line += 1) {
    context.strokeStyle = `rgba(${40 + 90 * random()}, ${25 + 55 * random()}, ${10 + 30 * random()}, 0.6)`;
    context.lineWidth = 0.5 + 2.5 * random();
    context.beginPath();
    const [x, y, length] = [width * random(), height * random(), 80 + 500 * random()];
    context.moveTo(x, y);
    context.bezierCurveTo(x + length / 3, y + 8 * random(), x + (2 * length) / 3, y - 8 * random(), x + length, y);
    context.stroke();
  }
}

/** 0..1, the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
