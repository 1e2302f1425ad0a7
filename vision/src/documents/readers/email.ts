import type { Block, DocumentModel } from '../document-model.ts';
import { htmlBlocks } from './html-blocks.ts';
import { keepDataPicture } from './html.ts';
import { parseHtml, type HtmlElement } from './html-tree.ts';
import { decodeWords, parseMime, type MimePart } from './mime.ts';
import type { Opening } from './parts-asked.ts';
import { pictureStore, type PictureStore } from './picture-store.ts';
import { readWhole } from './refusal.ts';
import { declaredInMarkup, decodeText } from '../../texts/decode-text.ts';
import { textModel } from './text.ts';

const bytesMax = 64 * 1024 * 1024;
const htmlBytesMax = 16 * 1024 * 1024;
const messagesMax = 20;
const nowhere = { pages: [], box: null };

/**
 * Reads a message (.eml, RFC 5322): its subject, sender, recipients, date, text, and the names of its attachments. Attached messages
 * follow. Remote pictures are not fetched.
 * @throws Refused
 */
export async function readEmail(path: string, { scratch }: Opening): Promise<DocumentModel> {
  const pictures = pictureStore(scratch);
  const message = parseMime(await readWhole(path, bytesMax));
  const budget = { messages: messagesMax };
  const blocks = await messageBlocks(message, pictures, 1, budget);
  return { title: subjectOf(message), pages: [], blocks, images: pictures.images };
}

async function messageBlocks(message: MimePart, pictures: PictureStore, level: number, budget: { messages: number }): Promise<Block[]> {
  budget.messages -= 1;
  const parts = leavesOf(message);
  const text = chosenText(message);
  const blocks: Block[] = [...headerBlocks(message, level), ...(text === null ? [] : await textBlocks(text, parts, pictures))];
  for (const part of parts) {
    if (part.type !== 'message/rfc822' || budget.messages <= 0) continue;
    blocks.push(...(await messageBlocks(parseMime(part.body), pictures, Math.min(6, level + 1), budget)));
  }
  const files = parts.filter((part) => part !== text && part.type !== 'message/rfc822' && (part.isAttachment || part.fileName !== null));
  if (files.length === 0) return blocks;
  return [...blocks, paragraph('Attachments:', true), ...files.map(attachmentItem)];
}

function headerBlocks(message: MimePart, level: number): Block[] {
  const subject = subjectOf(message);
  const lines = ['From', 'To', 'Cc', 'Date'].flatMap((name): Block[] => {
    const value = decodeWords(message.headers.get(name.toLowerCase()) ?? '').trim();
    return value === '' ? [] : [{ kind: 'paragraph', runs: [{ text: `${name}: `, bold: true }, { text: value }], ...nowhere }];
  });
  return subject === null ? lines : [{ kind: 'heading', level, runs: [{ text: subject }], ...nowhere }, ...lines];
}

function subjectOf({ headers }: MimePart): string | null {
  return (
    decodeWords(headers.get('subject') ?? '')
      .trim()
      .slice(0, 500) || null
  );
}

/** Selects the last readable alternative: senders put the richest one last (RFC 2046, 5.1.4). */
function chosenText(part: MimePart): MimePart | null {
  if (part.parts.length === 0) return part.type === 'text/html' || part.type === 'text/plain' ? (part.isAttachment ? null : part) : null;
  const texts = part.parts.map(chosenText).filter((text) => text !== null);
  return (part.type === 'multipart/alternative' ? texts.at(-1) : texts[0]) ?? null;
}

function leavesOf(part: MimePart): MimePart[] {
  return part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf);
}

async function textBlocks(part: MimePart, parts: readonly MimePart[], pictures: PictureStore): Promise<Block[]> {
  const text = await textOf(part);
  if (part.type !== 'text/html' || part.body.length > htmlBytesMax) return [...textModel(text).blocks];
  const keep = (element: HtmlElement) => {
    const source = element.attributes.get('src') ?? '';
    const shown = /^cid:/i.test(source) ? parts.find(({ contentId }) => contentId === source.slice(4)) : undefined;
    return shown === undefined ? keepDataPicture(source, pictures) : pictures.keep(source, () => shown.body);
  };
  return htmlBlocks(await parseHtml(text), keep);
}

async function textOf({ body, charset, type }: MimePart): Promise<string> {
  const declared = charset ?? (type === 'text/html' ? declaredInMarkup(body) : null);
  // A damaged part is no reason to refuse the message.
  const text = (await decodeText(body, { declared }))?.text ?? body.toString('latin1');
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');
}

function attachmentItem({ fileName, type, body }: MimePart): Block {
  const text = `${fileName ?? 'no name'} (${type}, ${body.length} bytes)`;
  return { kind: 'item', level: 0, marker: '•', isOrdered: false, runs: [{ text }], ...nowhere };
}

function paragraph(text: string, bold: boolean): Block {
  return { kind: 'paragraph', runs: [bold ? { text, bold } : { text }], ...nowhere };
}
