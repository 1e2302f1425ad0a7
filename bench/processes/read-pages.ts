import { readPdf } from '../../vision/src/documents/pdf/read-pdf.ts';
import { writeDocument } from '../../vision/src/documents/write-document.ts';

/** Reads pages of a PDF, writes them as Markdown, and tells how much memory each took at most: of itself, so it runs in a process of its own. */
const [scratch = '', file = '', pageIndex = ''] = process.argv.slice(2);
const work = { scratch, onProgress: () => {} };

const { pages } = await readPdf({ file, model: 'memory.json', pageIndex, pagesMax: 5000, scansMax: 0 }, work);
const readBytes = peakBytes();
await writeDocument({ model: 'memory.json', output: 'memory.md', format: 'markdown' }, work);
process.stdout.write(JSON.stringify({ pages: pages.length, readBytes, writtenBytes: peakBytes() }));

function peakBytes(): number {
  return process.resourceUsage().maxRSS * 1024;
}
