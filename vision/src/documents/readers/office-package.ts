import { posix } from 'node:path';
import { attributeOf, child, decodeXml, elements, parseXml, textOf, type XmlElement } from './xml.ts';
import type { ZipPackage } from './zip.ts';

export interface Relationship {
  /** The last segment of the relationship type: `image`, `hyperlink`, `worksheet`. */
  type: string;
  /** An address when `isExternal`, otherwise the name of a part. */
  target: string;
  isExternal: boolean;
}

/** Null when the part does not exist. */
export function xmlPart(zip: ZipPackage, name: string): XmlElement | null {
  const bytes = zip.bytes(name);
  return bytes === null ? null : parseXml(decodeXml(bytes));
}

/** The relationships of a part, by id (ECMA-376, Part 2, 9.3). The empty name stands for the package. */
export function relationships(zip: ZipPackage, part: string): Map<string, Relationship> {
  const { dir, base } = posix.parse(part);
  const list = xmlPart(zip, posix.join(dir, '_rels', `${base}.rels`));
  const found = new Map<string, Relationship>();
  for (const element of list === null ? [] : elements(list, 'Relationship')) {
    const target = attributeOf(element, 'Target') ?? '';
    const isExternal = attributeOf(element, 'TargetMode') === 'External';
    const type = posix.basename(attributeOf(element, 'Type') ?? '');
    found.set(attributeOf(element, 'Id') ?? '', { type, isExternal, target: isExternal ? target : partName(dir, target) });
  }
  return found;
}

function partName(folder: string, target: string): string {
  return target.startsWith('/') ? posix.normalize(target).slice(1) : posix.join(folder, target);
}

/** The name of the main document part. */
export function mainPart(zip: ZipPackage, otherwise: string): string {
  const main = [...relationships(zip, '').values()].find(({ type }) => type === 'officeDocument');
  return main !== undefined && zip.has(main.target) ? main.target : otherwise;
}

/** The title in the document properties; null when there is none. */
export function packageTitle(zip: ZipPackage): string | null {
  const properties = xmlPart(zip, 'docProps/core.xml');
  const title = properties === null ? undefined : child(properties, 'title');
  const text = title === undefined ? '' : textOf(title).trim().slice(0, 500);
  return text === '' ? null : text;
}
