import { xmlHead, xmlText } from './office-text.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelated = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'application/vnd.openxmlformats-officedocument';

/** The cell texts of a workbook, each stored once. */
export interface SharedStrings {
  /** The index by which cells refer to the text. */
  of(text: string): number;
  xml(): string;
}

export function sharedStrings(): SharedStrings {
  const numbers = new Map<string, number>();
  return {
    of(text) {
      const known = numbers.get(text) ?? numbers.size;
      numbers.set(text, known);
      return known;
    },
    xml() {
      // A text like _x000D_ would be read as the character it encodes.
      const items = Array.from(
        numbers.keys(),
        (text) => `<si><t xml:space="preserve">${xmlText(text).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')}</t></si>`,
      );
      return `${xmlHead}<sst xmlns="${main}" uniqueCount="${items.length}">${items.join('')}</sst>`;
    },
  };
}

interface CellStyle {
  /** Null for text. */
  format: string | null;
  isBold: boolean;
  isHeader: boolean;
  hasBorder: boolean;
  /** The text would become a formula if somebody typed it. */
  isQuoted: boolean;
}

export interface CellStyles {
  of(style: CellStyle): number;
  xml(): string;
}

const firstFormat = 164;

export function cellStyles(): CellStyles {
  const formats = new Map<string, number>();
  const styles = new Map<string, number>();

  function formatNumber(format: string | null): number {
    // 49 is the built-in text format.
    if (format === null) return 49;
    const number = formats.get(format) ?? firstFormat + formats.size;
    formats.set(format, number);
    return number;
  }

  function styleXml({ format, isBold, isHeader, hasBorder, isQuoted }: CellStyle): string {
    const flags = `applyNumberFormat="1" applyAlignment="1"${isBold ? ' applyFont="1"' : ''}${isQuoted ? ' quotePrefix="1"' : ''}`;
    const ids = `numFmtId="${formatNumber(format)}" fontId="${isBold ? 1 : 0}" fillId="${isHeader ? 2 : 0}" borderId="${hasBorder ? 1 : 0}"`;
    return `<xf ${ids} xfId="0" ${flags}><alignment vertical="${isHeader ? 'center' : 'top'}"${format === null ? ' wrapText="1"' : ''}/></xf>`;
  }

  return {
    of(style) {
      const xml = styleXml(style);
      // Style 0 is the style of cells without one.
      const number = styles.get(xml) ?? styles.size + 1;
      styles.set(xml, number);
      return number;
    },
    xml() {
      const line = (side: string) => `<${side} style="thin"><color rgb="FF9CA3AF"/></${side}>`;
      const codes = Array.from(formats, ([code, id]) => `<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`);
      const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
      return [
        `${xmlHead}<styleSheet xmlns="${main}">`,
        codes.length === 0 ? '' : `<numFmts count="${codes.length}">${codes.join('')}</numFmts>`,
        `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
        '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
        '<fill><patternFill patternType="solid"><fgColor rgb="FFF3F4F6"/><bgColor indexed="64"/></patternFill></fill></fills>',
        `<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>`,
        `<border>${line('left')}${line('right')}${line('top')}${line('bottom')}<diagonal/></border></borders>`,
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
        `<cellXfs count="${styles.size + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${[...styles.keys()].join('')}</cellXfs>`,
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
      ].join('');
    },
  };
}

export interface WorkbookFacts {
  /** The names of the sheets. */
  names: readonly string[];
  title: string | null;
  /** File extensions of the pictures. */
  types: ReadonlySet<'jpg' | 'png' | 'gif'>;
  /** Whether the last sheet shows the pictures. */
  hasDrawing: boolean;
}

/** All parts except the sheets, styles and texts, by part name. */
export function workbookParts({ names, title, types, hasDrawing }: WorkbookFacts): Record<string, string> {
  const sheets = names.map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  const links = names.map((_, index) => relationship(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`));
  links.push(relationship('rIdStyles', 'styles', 'styles.xml'), relationship('rIdStrings', 'sharedStrings', 'sharedStrings.xml'));
  return {
    '[Content_Types].xml': typesXml(names, types, hasDrawing),
    '_rels/.rels': relationships([
      relationship('rId1', 'officeDocument', 'xl/workbook.xml'),
      `<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
    ]),
    'docProps/core.xml':
      `${xmlHead}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
      `xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title ?? '')}</dc:title><dc:creator>farebox</dc:creator></cp:coreProperties>`,
    'xl/workbook.xml': `${xmlHead}<workbook xmlns="${main}" xmlns:r="${related}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(links),
  };
}

function typesXml(names: readonly string[], types: WorkbookFacts['types'], hasDrawing: boolean): string {
  const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`;
  const sheet = `${contentTypes}.spreadsheetml`;
  const pictures = Array.from(types, (type) => `<Default Extension="${type}" ContentType="image/${type === 'jpg' ? 'jpeg' : type}"/>`);
  return [
    `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...pictures,
    part('xl/workbook.xml', `${sheet}.sheet.main+xml`),
    ...names.map((_, index) => part(`xl/worksheets/sheet${index + 1}.xml`, `${sheet}.worksheet+xml`)),
    part('xl/styles.xml', `${sheet}.styles+xml`),
    part('xl/sharedStrings.xml', `${sheet}.sharedStrings+xml`),
    part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    hasDrawing ? part('xl/drawings/drawing1.xml', `${contentTypes}.drawing+xml`) : '',
    '</Types>',
  ].join('');
}

export function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${related}/${type}" Target="${target}"/>`;
}

export function relationships(list: readonly string[]): string {
  return `${xmlHead}<Relationships xmlns="${packageRelated}">${list.join('')}</Relationships>`;
}

export const sheetNamespaces = `xmlns="${main}" xmlns:r="${related}"`;
