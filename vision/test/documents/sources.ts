import sharp from 'sharp';
import { bold, heading, italic, link, list, openDocument, paragraph, picture, table, twoColumns } from './open-document.ts';

const sentences = [
  'The depot keeps a record of every pallet that enters or leaves the yard, together with the name of the driver.',
  'Where a delivery arrives outside the agreed hours, the night desk opens the gate and signs the note by hand.',
  'Most of the differences between the ledger and the shelves are found within two working days of the count.',
  'A carrier that misses three windows in one quarter is asked to explain the reasons in writing.',
  'Temperature is logged every ten minutes in the cold rooms, and once an hour in the rest of the building.',
  'The yearly inventory takes place in the second week of January, when traffic is at its lowest.',
  'Goods that were damaged on the way are photographed before they are moved from the ramp.',
  'Each team checks its own equipment at the start of the shift and reports what is missing.',
];

/** Text of so many sentences; no two beginnings are alike. */
function prose(count: number, from = 0): string {
  return Array.from({ length: count }, (_, index) => sentences[(from + index) % sentences.length]).join(' ');
}

/** Headings of three levels, nested lists, ruled and borderless tables, a picture, a link, a paragraph over a page break. */
export async function report(): Promise<string> {
  const png = await sharp({ create: { width: 240, height: 120, channels: 3, background: '#3366cc' } })
    .composite([{ input: Buffer.from('<svg width="240" height="120"><circle cx="120" cy="60" r="40" fill="#fc0"/></svg>') }])
    .png()
    .toBuffer();
  return openDocument(
    [
      paragraph('Annual report of the depot', 'T'),
      heading(1, 'Summary'),
      paragraph(
        `${prose(3)} The ${bold('total weight')} rose by ${italic('four per cent')}; see ${link('https://example.com/figures', 'the figures')}.`,
      ),
      heading(2, 'What changed'),
      list('LB', [
        'New ramps on the north side',
        ['Two cold rooms', 'one for fruit', ['one for fish', 'with its own lift']],
        `A longer item, which runs over more than one line of the page because it says a lot about the yard and about the people who work in it`,
      ]),
      list('LN', ['Count the shelves', ['Compare with the ledger', 'by weight', 'by number'], 'Report the difference']),
      heading(2, 'Figures'),
      table('figures', [
        ['Quarter', 'Pallets', 'Weight in t', 'Late'],
        ['First', '1,204', '830.5', '12'],
        ['Second', '1,388', '912.0', '9'],
        ['Third', '1,415', '955.2', '17'],
        ['Fourth, the busiest quarter of the whole year', '1,720', '1,130.8', '31'],
      ]),
      heading(3, 'Damage by carrier'),
      table('damage', [
        [{ text: 'Carrier', rows: 2 }, { text: 'Damaged', columns: 2 }, null],
        [null, 'Boxes', 'Pallets'],
        ['North Line', '14', '1'],
        ['Harbour &amp; Sons', '9', ''],
        ['Quay', '', '2'],
      ]),
      picture(png, 6, 3),
      heading(1, 'Staff'),
      paragraph('People in each team at the end of the year:'),
      ...[
        ['Team', 'Early', 'Late', 'Night'],
        ['Ramp', '14', '12', '4'],
        ['Cold rooms', '6', '6', '2'],
        ['Gate', '3', '3', '3'],
        ['Office', '9', '2', '0'],
      ].map((row) => paragraph(row.join('<text:tab/>'), 'A')),
      paragraph(''),
      paragraph(prose(7), 'J'),
      paragraph(prose(8, 3), 'J'),
      paragraph(prose(27, 1), 'J'),
      heading(1, 'Outlook'),
      paragraph(prose(4, 5)),
      paragraph(prose(5, 2)),
    ].join(''),
    { header: 'Depot of the northern harbour', hasPageNumbers: true },
  );
}

/** A title across, then two columns with headings and a list. */
export function columns(): string {
  return openDocument(
    [
      paragraph('A paper in two columns', 'T'),
      paragraph(prose(3, 4)),
      twoColumns(
        [
          heading(1, '1 Introduction'),
          paragraph(prose(6), 'J'),
          paragraph(prose(5, 3), 'J'),
          heading(1, '2 Method'),
          paragraph(prose(4, 6), 'J'),
          list('LB', ['weigh the pallet', 'count the boxes', 'sign the note']),
          paragraph(prose(7, 1), 'J'),
          heading(1, '3 Results'),
          paragraph(prose(8, 2), 'J'),
          heading(2, '3.1 By quarter'),
          paragraph(prose(6, 5), 'J'),
        ].join(''),
      ),
      paragraph(prose(2, 7)),
    ].join(''),
  );
}

/** Chinese, Korean and Japanese: no spaces between the lines of the first and the last. */
export function cjk(): string {
  return openDocument(
    [
      paragraph('仓库年度报告', 'T'),
      heading(1, '概述'),
      paragraph(
        '本仓库记录每一个进出货场的托盘以及司机的姓名。如果货物在约定时间之外到达,夜间值班人员会打开大门并亲手签署单据。账目与货架之间的大多数差异会在盘点后的两个工作日内被发现。一个季度内三次错过时间窗口的承运人需要书面说明原因。',
      ),
      list('LB', ['北侧的新坡道', '两个冷库', '更长的营业时间']),
      table('cjk', [
        ['季度', '托盘', '重量'],
        ['第一季度', '1204', '830.5'],
        ['第二季度', '1388', '912.0'],
      ]),
      heading(1, '개요'),
      paragraph(
        '창고는 마당에 들어오고 나가는 모든 팔레트를 운전자의 이름과 함께 기록한다. 정해진 시간 밖에 물건이 도착하면 야간 담당자가 문을 열고 직접 서명한다. 장부와 선반 사이의 차이는 대부분 조사한 뒤 이틀 안에 발견된다.',
      ),
      heading(1, '概要'),
      paragraph(
        '倉庫は構内に出入りするすべてのパレットを運転手の名前とともに記録している。決められた時間の外に荷物が届いたときは、夜間の担当者が門を開けて自分で署名する。帳簿と棚の違いのほとんどは、棚卸しから二営業日以内に見つかる。',
      ),
    ].join(''),
    { font: 'Noto Sans CJK SC' },
  );
}

/** Written with a password. */
export function secret(): string {
  return openDocument(paragraph('Nobody may read this without the password.'));
}
