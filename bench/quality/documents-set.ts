/** A document: written as HTML, converted to PDF, and compared with the result of reading that PDF. */
export type KnownBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: readonly KnownItem[] }
  | KnownTable
  /** Side by side, read one column after the other. */
  | { kind: 'columns'; blocks: readonly KnownBlock[] };

/** An array is an item and its sub-items. */
export type KnownItem = string | readonly [string, ...KnownItem[]];

export interface KnownTable {
  kind: 'table';
  /** Lines between all cells, between rows only, or none. */
  rules: 'all' | 'rows' | 'none';
  /** Alignment of the columns; default left. */
  align?: readonly Alignment[];
  headerRows: number;
  rows: ReadonlyArray<readonly KnownCell[]>;
}

type Alignment = 'left' | 'center' | 'right';

/** Positions covered by an earlier span are absent from their row. */
export type KnownCell = string | { text: string; columns?: number; rows?: number };

export interface KnownDocument {
  name: string;
  /** At the top of every page. */
  header?: string;
  style: string;
  blocks: readonly KnownBlock[];
}

const heading = (level: 1 | 2 | 3, text: string): KnownBlock => ({ kind: 'heading', level, text });
const paragraph = (text: string): KnownBlock => ({ kind: 'paragraph', text });
const list = (...items: readonly KnownItem[]): KnownBlock => ({ kind: 'list', isOrdered: false, items });
const steps = (...items: readonly KnownItem[]): KnownBlock => ({ kind: 'list', isOrdered: true, items });
const ruled = (rows: ReadonlyArray<readonly KnownCell[]>, headerRows = 1): KnownBlock => ({
  kind: 'table',
  rules: 'all',
  headerRows,
  rows,
});
const rowRuled = (rows: ReadonlyArray<readonly KnownCell[]>, align: readonly Alignment[] = []): KnownBlock => ({
  kind: 'table',
  rules: 'rows',
  align,
  headerRows: 1,
  rows,
});
const borderless = (rows: ReadonlyArray<readonly KnownCell[]>, align: readonly Alignment[] = []): KnownBlock => ({
  kind: 'table',
  rules: 'none',
  align,
  headerRows: 1,
  rows,
});
const columns = (...blocks: readonly KnownBlock[]): KnownBlock => ({ kind: 'columns', blocks });

const serif = 'body{font-family:"Liberation Serif";font-size:11pt}';
const sans = 'body{font-family:"Liberation Sans";font-size:10pt} h1{font-size:20pt} h2{font-size:14pt} h3{font-size:11.5pt}';
const justified = 'p{text-align:justify}';
const cjk = 'body{font-family:"Noto Sans CJK SC";font-size:11pt}';

const who = [
  'The night desk',
  'Our auditor',
  'Every carrier',
  'The harbour master',
  'A new driver',
  'The cold store',
  'The person who signs',
  'The yard',
];
const does = [
  'keeps a record of',
  'asks in writing for',
  'has to weigh',
  'may refuse',
  'photographs',
  'pays in advance for',
  'counts twice',
];
const what = [
  'all pallets of the week',
  'the well-known grey boxes',
  'goods above 1,250.50 kg',
  'fruit, fish and flowers',
  'what was damaged (see 4.2)',
];
const when = [
  'before the gate is closed',
  'in the second week of January',
  'at 06:30 sharp',
  'when traffic is low',
  'within two working days',
  'on request',
];

/** Running text with this number of sentences, hardly any two alike. */
export function prose(sentences: number, from: number): string {
  return Array.from({ length: sentences }, (_, index) => {
    const at = from * 13 + index;
    const pick = (words: readonly string[], factor: number) => words[(at * factor + Math.floor(at / 7)) % words.length] ?? '';
    return `${pick(who, 3)} ${pick(does, 2)} ${pick(what, 3)} ${pick(when, 5)}.`;
  }).join(' ');
}

/** This number of rows of a ledger. */
function ledger(count: number): KnownCell[][] {
  return Array.from({ length: count }, (_, index) => [
    String(index + 1),
    who[(index * 3) % who.length] ?? '',
    `${(index * 37) % 90},${String((index * 731) % 1000).padStart(3, '0')}.50`,
    index % 4 === 0 ? '' : `${(index % 28) + 1} May`,
    index % 5 === 0 ? 'late, and to be explained by the carrier' : 'in time',
  ]);
}

const teams: KnownCell[][] = [
  ['Team', 'Early', 'Late', 'Night'],
  ['Ramp', '14', '12', '4'],
  ['Cold rooms', '6', '6', '2'],
  ['Gate', '3', '3', '3'],
  ['Office and visitors', '9', '2', '0'],
];

const spanned: KnownCell[][] = [
  [
    { text: 'Carrier', rows: 2 },
    { text: 'Damaged', columns: 2 },
    { text: 'Lost', columns: 2 },
  ],
  ['Boxes', 'Pallets', 'Boxes', 'Pallets'],
  [{ text: 'North', rows: 3 }, '14', '1', '', '2'],
  ['9', '', '5', '0'],
  ['11', '3', '', ''],
  ['South', { text: 'not counted', columns: 2 }, '8', '1'],
  [{ text: 'All carriers together', columns: 3 }, '13', '3'],
];

export const knownDocuments: readonly KnownDocument[] = [
  {
    name: 'report',
    style: serif,
    header: 'Depot of the northern harbour',
    blocks: [
      heading(1, 'Annual report'),
      paragraph(prose(4, 1)),
      heading(2, 'What was done'),
      heading(3, 'In spring'),
      paragraph(prose(9, 2)),
      paragraph(prose(3, 3)),
      heading(3, 'In autumn'),
      list('New ramps', ['Cold rooms', 'for fruit', ['for fish', 'with a lift of its own']], `A long item. ${prose(2, 4)}`),
      paragraph(prose(2, 5)),
      heading(2, 'What it cost'),
      ruled([
        ['Quarter', 'Pallets', 'Weight'],
        ['First', '1,204', '830.5'],
        ['Second', '1,388', '912.0'],
        ['Third', '1,415', '955.2'],
      ]),
      ...[6, 7, 8, 9, 10].map((from) => paragraph(prose(11, from))),
      heading(2, 'What comes next'),
      paragraph(prose(6, 11)),
      steps('Count the shelves', ['Compare', 'by weight', 'by number'], 'Report'),
      paragraph(prose(8, 12)),
      heading(1, 'Appendix'),
      paragraph(prose(3, 13)),
    ],
  },
  {
    name: 'numbered',
    style: sans,
    blocks: [
      heading(1, 'Terms of the harbour'),
      ...['Scope', 'Prices', 'Liability', 'Ending'].flatMap((title, index) => [
        heading(2, `${index + 1} ${title}`),
        paragraph(prose(4, 20 + index)),
        heading(3, `${index + 1}.1 In general`),
        paragraph(prose(7, 30 + index)),
        heading(3, `${index + 1}.2 Exceptions to what is said above`),
        steps(prose(1, 40 + index), prose(2, 50 + index), 'None besides'),
        paragraph(prose(3, 60 + index)),
      ]),
    ],
  },
  {
    name: 'two columns',
    style: serif + justified,
    blocks: [
      heading(1, 'A paper in two columns'),
      paragraph(prose(4, 70)),
      columns(
        heading(2, 'Introduction'),
        paragraph(prose(9, 71)),
        paragraph(prose(5, 72)),
        heading(2, 'Method'),
        list('weigh', 'count', 'sign'),
        paragraph(prose(8, 73)),
        paragraph(prose(6, 74)),
        heading(2, 'Results'),
        ruled([
          ['Day', 'Late'],
          ['Monday', '12'],
          ['Friday', '31'],
        ]),
        paragraph(prose(12, 75)),
        paragraph(prose(14, 76)),
        paragraph(prose(9, 77)),
        paragraph(prose(14, 78)),
        heading(2, 'Discussion'),
        paragraph(prose(11, 79)),
      ),
      paragraph(prose(4, 80)),
    ],
  },
  {
    name: 'lists',
    style: sans,
    blocks: [
      heading(1, 'Rules for everybody'),
      list(['Gate', ['opened', 'at six', 'by the night desk'], 'closed'], ['Ramp', 'kept free'], 'Office'),
      paragraph('In this order:'),
      steps(
        ['Arrive', 'show the note', ['wait', 'in the yard', 'not on the road']],
        'Unload',
        'Leave',
        'Sign',
        'Pay',
        'Rest',
        'Eat',
        'Read',
        'Sleep',
        'Return',
      ),
      heading(2, 'Remarks'),
      steps(prose(3, 90), prose(2, 91), prose(4, 92)),
      list(prose(2, 93), prose(3, 94)),
      paragraph(prose(3, 95)),
    ],
  },
  {
    name: 'ruled tables',
    style: serif,
    blocks: [
      heading(1, 'Tables with rules'),
      paragraph(prose(2, 100)),
      ruled(spanned, 2),
      heading(2, 'Staff'),
      ruled(teams),
      paragraph(prose(3, 101)),
      ruled([
        ['Note', 'Text'],
        ['First', prose(3, 102)],
        ['Second', prose(5, 103)],
        ['', prose(1, 104)],
      ]),
      heading(2, 'Wide'),
      ruled([
        Array.from({ length: 9 }, (_, column) => `C${column + 1}`),
        ...Array.from({ length: 6 }, (_, row) =>
          Array.from({ length: 9 }, (_, column) => ((row + column) % 6 === 0 ? '' : String(row * 100 + column))),
        ),
      ]),
      paragraph(prose(2, 105)),
    ],
  },
  {
    name: 'long table',
    style: sans,
    header: 'Ledger',
    blocks: [
      heading(1, 'Ledger of the year'),
      paragraph(prose(2, 110)),
      ruled([['No.', 'Who', 'Amount', 'Day', 'Remark'], ...ledger(95)]),
      heading(2, 'After the table'),
      paragraph(prose(3, 111)),
    ],
  },
  {
    name: 'borderless tables',
    style: serif,
    blocks: [
      heading(1, 'Tables without rules'),
      paragraph(prose(3, 120)),
      borderless(teams),
      paragraph(prose(3, 121)),
      heading(2, 'Prices'),
      borderless([
        ['Goods', 'Unit', 'Price', 'Since'],
        ['Apples', 'box', '12.50', '2021'],
        ['Frozen fish', 'pallet', '840.00', '2019'],
        ['Flowers', '', '3.20', '2024'],
        ['Grey boxes', 'each', '1.10', ''],
      ]),
      paragraph(prose(2, 122)),
      heading(2, 'Names'),
      borderless([
        ['Name', 'Place'],
        ['Anna Example', 'Northtown'],
        ['Ben Sample', 'Harbour Street'],
        ['Cho Min-ji', 'Quay'],
      ]),
      paragraph(prose(4, 123)),
    ],
  },
  {
    name: 'row rules',
    style: serif,
    blocks: [
      heading(1, 'Tables with rules between rows'),
      paragraph(prose(3, 130)),
      rowRuled(teams, ['left', 'right', 'right', 'right']),
      paragraph(prose(3, 131)),
      rowRuled([
        ['Term', 'Meaning', 'Since'],
        ['Ramp', `Where goods come in. ${prose(1, 132)}`, '1950'],
        ['Yard', 'All that is fenced', '1961'],
        ['Quay', prose(1, 133), ''],
      ]),
      heading(2, 'Long'),
      rowRuled([['No.', 'Who', 'Amount', 'Day', 'Remark'], ...ledger(60)], ['right', 'left', 'right']),
      paragraph(prose(2, 134)),
    ],
  },
  {
    name: 'dense borderless',
    style: sans,
    blocks: [
      heading(1, 'Figures without rules'),
      paragraph(prose(3, 140)),
      borderless(
        [
          ['Item', '2022', '2023', '2024', 'Change', 'Share'],
          ...['Fruit', 'Fish and frozen goods', 'Flowers', 'Boxes', 'All'].map((name, row) => [
            name,
            ...[0, 1, 2].map((column) => ((row * 3571 + column * 977) % 9000).toLocaleString('en')),
            `${row - 2}.${row} %`,
            `${row * 11} %`,
          ]),
        ],
        ['left', 'right', 'right', 'right', 'right', 'right'],
      ),
      paragraph(prose(2, 141)),
      borderless([
        ['Name', 'Duty', 'Telephone'],
        ['Anna Example', 'opens the gate in the morning and closes it in the evening, on Sundays too', '555-0101'],
        ['Ben Sample', 'weighs', '555-0102'],
        ['Cho Min-ji', 'signs what was weighed and what was counted, and keeps the ledger of the depot', '555-0103'],
      ]),
      paragraph(prose(4, 142)),
      borderless(
        [
          ['Name', 'Town', 'Since', 'Rate'],
          ...ledger(70).map(([, name = '', amount = '', day = '']) => [name, day === '' ? 'Northtown' : day, '2021', amount]),
        ],
        ['left', 'center', 'left', 'right'],
      ),
      paragraph(prose(2, 143)),
    ],
  },
  {
    name: 'small headings',
    style:
      'body{font-family:"Liberation Serif";font-size:12pt} h1{font-size:14pt;text-align:center} h2{font-size:12pt;font-weight:bold} h3{font-size:12pt;font-style:italic;font-weight:normal} p{text-align:justify}',
    blocks: [
      heading(1, 'A paper of a learned society'),
      ...['Introduction', 'The yard as it was', 'What is left of it'].flatMap((title, index) => [
        heading(2, title),
        paragraph(prose(6, 150 + index)),
        heading(3, `Of the ${['gate', 'ramp', 'quay'][index]}`),
        paragraph(prose(5, 160 + index)),
        paragraph(prose(7, 170 + index)),
        heading(3, `Of what is kept there, year ${index + 1}`),
        paragraph(prose(4, 180 + index)),
      ]),
    ],
  },
  {
    name: 'Chinese',
    style: cjk,
    blocks: [
      heading(1, '仓库年度报告'),
      paragraph(
        '本仓库记录每一个进出货场的托盘以及司机的姓名。如果货物在约定时间之外到达，夜间值班人员会打开大门并亲手签署单据。账目与货架之间的大多数差异会在盘点后的两个工作日内被发现。',
      ),
      heading(2, '一、设备'),
      list('北侧的新坡道', ['两个冷库', '水果', '鱼类'], '更长的营业时间'),
      ruled([
        ['季度', '托盘', '重量', '备注'],
        ['第一季度', '1204', '830.5', ''],
        ['第二季度', '1388', '912.0', '最忙的季度'],
        ['第三季度', '', '955.2', '部分数据缺失，需要核对'],
      ]),
      heading(2, '二、人员'),
      paragraph('一个季度内三次错过时间窗口的承运人需要书面说明原因。冷库每十分钟记录一次温度，其他区域每小时记录一次。'),
      borderless([
        ['班组', '早班', '晚班'],
        ['坡道', '14', '12'],
        ['冷库', '6', '6'],
        ['大门', '3', '3'],
      ]),
      heading(3, '说明'),
      steps('先盘点货架', '再核对账目', '最后报告差异'),
      paragraph('年度盘点在一月的第二周进行，此时运输量最低。'),
    ],
  },
  {
    name: 'Korean, Japanese',
    style: cjk,
    blocks: [
      heading(1, '창고 연례 보고서'),
      paragraph(
        '창고는 마당에 들어오고 나가는 모든 팔레트를 운전자의 이름과 함께 기록한다. 정해진 시간 밖에 물건이 도착하면 야간 담당자가 문을 열고 직접 서명한다. 장부와 선반 사이의 차이는 대부분 조사한 뒤 이틀 안에 발견된다.',
      ),
      heading(2, '표'),
      ruled([
        ['분기', '팔레트', '무게'],
        ['1분기', '1,204', '830.5'],
        ['2분기', '1,388', '912.0'],
      ]),
      list('새 경사로', '냉장실 두 곳'),
      heading(1, '倉庫の年次報告'),
      paragraph(
        '倉庫は構内に出入りするすべてのパレットを運転手の名前とともに記録している。決められた時間の外に荷物が届いたときは、夜間の担当者が門を開けて自分で署名する。',
      ),
      heading(2, '概要'),
      paragraph('帳簿と棚の違いのほとんどは、棚卸しから二営業日以内に見つかる。冷蔵室の温度は十分ごとに記録される。'),
      ruled([
        ['班', '早番', '遅番'],
        ['ランプ', '14', '12'],
        ['冷蔵室', '6', ''],
      ]),
      paragraph('以上。'),
    ],
  },
];

/** About a hundred pages of text, lists and tables, for measuring speed. */
export function longDocument(): KnownDocument {
  const chapters = Array.from({ length: 98 }, (_, index): KnownBlock[] => [
    heading(2, `Chapter ${index + 1}`),
    ...[0, 1, 2, 3].map((part) => paragraph(prose(9, 200 + index * 4 + part))),
    list(prose(1, index), prose(1, index + 300), prose(1, index + 600)),
    ...(index % 5 === 0 ? [ruled([['No.', 'Who', 'Amount', 'Day', 'Remark'], ...ledger(12)])] : [paragraph(prose(7, 700 + index))]),
    paragraph(prose(8, 900 + index)),
  ]);
  return { name: 'long', style: serif + justified, header: 'A long report', blocks: [heading(1, 'A long report'), ...chapters.flat()] };
}
