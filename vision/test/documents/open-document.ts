/** The little of flat OpenDocument text that the sources use. */

export interface Layout {
  font?: string;
  header?: string;
  /** `Page ` and the number. */
  hasPageNumbers?: boolean;
}

const namespaces = [
  'office:1.0',
  'style:1.0',
  'text:1.0',
  'table:1.0',
  'drawing:1.0=draw',
  'xsl-fo-compatible:1.0=fo',
  'svg-compatible:1.0=svg',
]
  .map((entry) => {
    const [path = '', prefix = path.split(':')[0]] = entry.split('=');
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${path}"`;
  })
  .join(' ');

export function openDocument(body: string, { font = 'Liberation Serif', header, hasPageNumbers = false }: Layout = {}): string {
  const fonts = `style:font-name="F" style:font-name-asian="F" fo:font-size="11pt" style:font-size-asian="11pt"`;
  const heading = (level: number, size: number) =>
    `<style:style style:name="H${level}" style:family="paragraph" style:parent-style-name="P"><style:paragraph-properties fo:margin-top="12pt" fo:margin-bottom="6pt" fo:keep-with-next="always"/><style:text-properties fo:font-size="${size}pt" style:font-size-asian="${size}pt" fo:font-weight="bold" style:font-weight-asian="bold"/></style:style>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${font}'"/></office:font-face-decls>
<office:styles>
<style:style style:name="P" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="6pt" fo:text-align="left"/><style:text-properties ${fonts}/></style:style>
<style:style style:name="C" style:family="paragraph"><style:text-properties ${fonts}/></style:style>
<style:style style:name="T" style:family="paragraph" style:parent-style-name="P"><style:paragraph-properties fo:text-align="center" fo:margin-bottom="12pt"/><style:text-properties fo:font-size="24pt" style:font-size-asian="24pt" fo:font-weight="bold" style:font-weight-asian="bold"/></style:style>
<style:style style:name="J" style:family="paragraph" style:parent-style-name="P"><style:paragraph-properties fo:text-align="justify"/></style:style>
<style:style style:name="A" style:family="paragraph" style:parent-style-name="C"><style:paragraph-properties><style:tab-stops><style:tab-stop style:position="5cm"/><style:tab-stop style:position="9cm"/><style:tab-stop style:position="12cm"/></style:tab-stops></style:paragraph-properties></style:style>
${heading(1, 18)}${heading(2, 14)}${heading(3, 12)}
<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold" style:font-weight-asian="bold"/></style:style>
<style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<text:list-style style:name="LB">${[1, 2, 3].map((level) => `<text:list-level-style-bullet text:level="${level}" text:bullet-char="${['•', '◦', '▪'][level - 1]}">${listPlace(level)}</text:list-level-style-bullet>`).join('')}</text:list-style>
<text:list-style style:name="LN">${[1, 2, 3].map((level) => `<text:list-level-style-number text:level="${level}" style:num-suffix="." style:num-format="${['1', 'a', 'i'][level - 1]}">${listPlace(level)}</text:list-level-style-number>`).join('')}</text:list-style>
</office:styles>
<office:automatic-styles>
<style:style style:name="two" style:family="section"><style:section-properties text:dont-balance-text-columns="false"><style:columns fo:column-count="2" fo:column-gap="0.8cm"/></style:section-properties></style:style>
<style:style style:name="ruled" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #000000" fo:padding="0.1cm"/></style:style>
<style:style style:name="G" style:family="graphic"><style:graphic-properties style:wrap="none" style:horizontal-pos="center" style:vertical-pos="top" style:vertical-rel="paragraph"/></style:style>
<style:page-layout style:name="L"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/><style:header-style><style:header-footer-properties fo:min-height="1cm"/></style:header-style><style:footer-style><style:header-footer-properties fo:min-height="1cm"/></style:footer-style></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L">${header === undefined ? '' : `<style:header><text:p text:style-name="C">${header}</text:p></style:header>`}${hasPageNumbers ? '<style:footer><text:p text:style-name="C">Page <text:page-number text:select-page="current"/></text:p></style:footer>' : ''}</style:master-page></office:master-styles>
<office:body><office:text>${body}</office:text></office:body>
</office:document>`;
}

function listPlace(level: number): string {
  return `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.6cm" fo:margin-left="${0.6 * level + 0.4}cm" text:list-tab-stop-position="${0.6 * level + 0.4}cm"/></style:list-level-properties>`;
}

export function paragraph(text: string, style = 'P'): string {
  return `<text:p text:style-name="${style}">${text}</text:p>`;
}

export function heading(level: number, text: string): string {
  return `<text:h text:style-name="H${level}" text:outline-level="${level}">${text}</text:h>`;
}

export function bold(text: string): string {
  return `<text:span text:style-name="B">${text}</text:span>`;
}

export function italic(text: string): string {
  return `<text:span text:style-name="I">${text}</text:span>`;
}

export function link(url: string, text: string): string {
  return `<text:a xlink:type="simple" xlink:href="${url}">${text}</text:a>`;
}

export type Item = string | readonly [string, ...Item[]];

/** A nested list: an array is an item and what is below it. */
export function list(style: 'LB' | 'LN', items: readonly Item[]): string {
  const inner = (entries: readonly Item[]): string =>
    entries
      .map((entry) => {
        if (typeof entry === 'string') return `<text:list-item>${paragraph(entry, 'C')}</text:list-item>`;
        const [text, ...below] = entry;
        return `<text:list-item>${paragraph(text, 'C')}<text:list>${inner(below)}</text:list></text:list-item>`;
      })
      .join('');
  return `<text:list text:style-name="${style}">${inner(items)}</text:list>${paragraph('')}`;
}

export type TableCell = string | { text: string; columns?: number; rows?: number } | null;

/** Null is a place that an earlier cell spans. */
export function table(name: string, rows: ReadonlyArray<readonly TableCell[]>, { isRuled = true } = {}): string {
  const columns = rows[0]?.length ?? 1;
  const cell = (content: TableCell): string => {
    if (content === null) return '<table:covered-table-cell/>';
    const { text, columns: across = 1, rows: down = 1 } = typeof content === 'string' ? { text: content } : content;
    return `<table:table-cell${isRuled ? ' table:style-name="ruled"' : ''} table:number-columns-spanned="${across}" table:number-rows-spanned="${down}">${paragraph(text, 'C')}</table:table-cell>`;
  };
  const body = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('');
  return `<table:table table:name="${name}"><table:table-column table:number-columns-repeated="${columns}"/>${body}</table:table>${paragraph('')}`;
}

export function picture(png: Buffer, widthCm: number, heightCm: number): string {
  return paragraph(
    `<draw:frame draw:style-name="G" text:anchor-type="as-char" svg:width="${widthCm}cm" svg:height="${heightCm}cm"><draw:image draw:mime-type="image/png"><office:binary-data>${png.toString('base64')}</office:binary-data></draw:image></draw:frame>`,
    'C',
  );
}

export function twoColumns(body: string): string {
  return `<text:section text:style-name="two" text:name="columns">${body}</text:section>`;
}
