import { decodeText, type DecodedText } from '../../texts/decode-text.ts';
import type { DocumentModel } from '../document-model.ts';
import { refused } from './refusal.ts';

/**
 * Decodes a document that is a text. Line breaks become `\n`.
 * @throws Refused for data that is not text
 */
export async function documentText(bytes: Uint8Array, options?: Parameters<typeof decodeText>[1]): Promise<DecodedText> {
  const found = await decodeText(bytes, options);
  if (found === null) throw refused('the document is not a text in a known encoding');
  return { ...found, text: found.text.replaceAll(/\r\n?/g, '\n') };
}

/** The document says so where its encoding is a guess. */
export function withGuess(model: DocumentModel, { encoding, isGuess }: DecodedText): DocumentModel {
  return isGuess ? { ...model, encodingGuessed: encoding } : model;
}
