import type { Zippable } from 'fflate';
import { xmlHead, xmlText } from './office-text.ts';
import type { OfficePicture } from './word-pictures.ts';
import { relationship, relationships, sheetNamespaces } from './workbook-parts.ts';

export interface SheetPicture {
  name: string;
  /** Null for formats without pages. */
  page: number | null;
  picture: OfficePicture;
}

const unitsPerPixel = 9525;
const pixelsPerRow = 20;
const widthMax = 640;

/** A sheet with pictures one below the other: its part and all related parts. */
export function pictureSheet(pictures: readonly SheetPicture[], sheetNumber: number): Zippable {
  const parts: Zippable = {};
  const rows: string[] = [];
  const anchors: string[] = [];
  const links: string[] = [];
  let row = 0;
  for (const [index, { name, page, picture }] of pictures.entries()) {
    const id = index + 1;
    const scale = Math.min(1, widthMax / picture.widthPixels);
    const width = Math.max(1, Math.round(picture.widthPixels * scale));
    const height = Math.max(1, Math.round(picture.heightPixels * scale));
    const label = xmlText(page === null ? name : `${name} (page ${page})`);
    rows.push(`<row r="${row + 1}"><c r="A${row + 1}" t="inlineStr"><is><t>${label}</t></is></c></row>`);
    anchors.push(anchor({ id, row: row + 1, width, height, label }));
    links.push(relationship(`rId${id}`, 'image', `../media/picture${id}.${picture.type}`));
    // Picture data is compressed already.
    parts[`xl/media/picture${id}.${picture.type}`] = [picture.data, { level: 0 }];
    row += Math.ceil(height / pixelsPerRow) + 3;
  }
  const sheet = `<worksheet ${sheetNamespaces}><sheetData>${rows.join('')}</sheetData><drawing r:id="rId1"/></worksheet>`;
  const drawing =
    '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
    `xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${anchors.join('')}</xdr:wsDr>`;
  const encode = (xml: string) => new TextEncoder().encode(xml);
  parts[`xl/worksheets/sheet${sheetNumber}.xml`] = encode(xmlHead + sheet);
  parts[`xl/worksheets/_rels/sheet${sheetNumber}.xml.rels`] = encode(
    relationships([relationship('rId1', 'drawing', '../drawings/drawing1.xml')]),
  );
  parts['xl/drawings/drawing1.xml'] = encode(xmlHead + drawing);
  parts['xl/drawings/_rels/drawing1.xml.rels'] = encode(relationships(links));
  return parts;
}

function anchor({ id, row, width, height, label }: { id: number; row: number; width: number; height: number; label: string }): string {
  const size = `cx="${width * unitsPerPixel}" cy="${height * unitsPerPixel}"`;
  return [
    `<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from>`,
    `<xdr:ext ${size}/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${id}" name="${label}"/><xdr:cNvPicPr/></xdr:nvPicPr>`,
    `<xdr:blipFill><a:blip r:embed="rId${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>`,
    `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>`,
    '<xdr:clientData/></xdr:oneCellAnchor>',
  ].join('');
}
