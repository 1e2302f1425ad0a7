import { constants, existsSync } from 'node:fs';
import { access, lstat, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram, type ProgramOutcome } from '../ocr/bounded-program.ts';
import { programQueue } from '../fair-queue.ts';
import { VisionError } from '../vision-error.ts';
import { factsOf, legacyFormats, type LegacyFormat } from './formats.ts';

/** LibreOffice, which converts documents from before 2007 to newer formats. It may not be installed. */
export interface OfficeProgram {
  /** Null when it is installed, otherwise a sentence that says what to install. */
  missing(): string | null;
  /**
   * @param file a name in the folder `scratch`
   * @returns the name of the converted document in the same folder
   * @throws VisionError; the signal's reason
   */
  convert(file: string, format: LegacyFormat, about: { scratch: string; signal: AbortSignal }): Promise<string>;
}

export interface OfficeProgramOptions {
  /** A command on the system's path, or a path to the program. */
  command?: string;
  concurrencyMax?: number;
  queueMax?: number;
  /** Applies to each document. */
  timeoutMs?: number;
  memoryMaxMb?: number;
}

/** LibreOffice filters. Each reads or writes one format only, so that the program does not guess the format. */
const filters: Readonly<Record<LegacyFormat, { read: string; write: string }>> = {
  doc: { read: 'MS Word 97', write: 'MS Word 2007 XML' },
  xls: { read: 'MS Excel 97', write: 'Calc MS Excel 2007 XML' },
  ppt: { read: 'MS PowerPoint 97', write: 'Impress MS PowerPoint 2007 XML' },
};

const folders = ['/usr/local/bin', '/usr/bin', '/bin'];
/** Part of util-linux. */
const separator = '/usr/bin/unshare';
const fileBytesMax = 256 * 1024 * 1024;
const outputBytesMax = 64 * 1024;

/** Looks for the program. It is started once per document, with a fresh profile, and ends afterwards. */
export async function openOfficeProgram({
  command = 'soffice',
  concurrencyMax = 1,
  queueMax = 64,
  timeoutMs = 120_000,
  memoryMaxMb = 2048,
}: OfficeProgramOptions = {}): Promise<OfficeProgram> {
  const take = programQueue({ concurrencyMax, queueMax });
  const program = await findProgram(command);
  let offline: Promise<readonly string[]> | null = null;

  async function run(parameters: readonly string[], home: string, signal: AbortSignal): Promise<ProgramOutcome> {
    const environment = { PATH: folders.join(':'), LC_ALL: 'C.UTF-8', HOME: home, TMPDIR: home };
    const limits = { timeoutMs, outputBytesMax, memoryMaxMb, fileBytesMax, environment };
    const [first = '', ...rest] = [...(await (offline ??= withoutNetwork())), program ?? command, ...parameters];
    return runProgram(first, rest, { ...limits, signal });
  }

  return {
    missing: () =>
      program === null
        ? 'The program soffice is not installed: apt-get install libreoffice-writer libreoffice-calc libreoffice-impress'
        : null,
    convert: (file, format, { scratch, signal }) =>
      take(signal, async () => {
        const profile = join(scratch, 'office-profile');
        await mkdir(join(profile, 'user'), { recursive: true });
        await writeFile(join(profile, 'user', 'registrymodifications.xcu'), settings);
        const { read, write } = filters[format];
        const [extension] = factsOf(legacyFormats[format]).extensions;
        const folder = join(scratch, 'office-made');
        await mkdir(folder);
        const outcome = await run(
          [
            `-env:UserInstallation=${pathToFileURL(profile).href}`,
            '--headless',
            '--norestore',
            '--nolockcheck',
            '--nodefault',
            '--nologo',
            `--infilter=${read}`,
            '--convert-to',
            `${extension}:${write}`,
            '--outdir',
            folder,
            join(scratch, file),
          ],
          profile,
          signal,
        );
        const made = join(folder, `${file.replace(/\.[^.]*$/, '')}.${extension}`);
        await requireMade(outcome, made, factsOf(format).name);
        const converted = `converted.${extension}`;
        await rename(made, join(scratch, converted));
        return converted;
      }),
  };
}

async function requireMade(outcome: ProgramOutcome, path: string, name: string): Promise<void> {
  if (outcome.kind === 'absent') throw new VisionError('failed', 'soffice is not installed any more');
  if (outcome.kind === 'stopped') throw new VisionError('refused', `the document of ${name} took too long to convert`);
  const about = await lstat(path).catch(() => null);
  // LibreOffice exits with 0 even when it could not open the document.
  if (about?.isFile() !== true || about.size === 0) {
    throw new VisionError('refused', `the document of ${name} cannot be converted: it is damaged, protected by a password, or too large`);
  }
}

async function findProgram(command: string): Promise<string | null> {
  const paths = command.includes('/') ? [command] : folders.map((folder) => join(folder, command));
  for (const path of paths) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}

/** The command that runs a program in an empty network of its own, when the machine allows that. */
async function withoutNetwork(): Promise<readonly string[]> {
  if (!existsSync(separator)) return [];
  const words = [separator, '--map-root-user', '--net', '--'];
  const trial = { signal: AbortSignal.timeout(10_000), timeoutMs: 5000, outputBytesMax, memoryMaxMb: 256, environment: {} };
  const outcome = await runProgram(separator, [...words.slice(1), '/bin/true'], trial).catch(() => null);
  return outcome?.kind === 'ended' && outcome.code === 0 ? words : [];
}

/**
 * Disables macros and everything a document links to (an address or a local file). If that fails, requests go to a proxy that does not
 * exist.
 */
const settings = settingsFile([
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', '0'],
  ['/org.openoffice.Office.Calc/Content/Update', 'Link', '2'],
  ['/org.openoffice.Inet/Settings', 'ooInetProxyType', '2'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPProxyPort', '9'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPSProxyPort', '9'],
]);

function settingsFile(items: ReadonlyArray<readonly [path: string, name: string, value: string]>): string {
  const lines = items.map(
    ([path, name, value]) => `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">${lines.join('')}</oor:items>\n`;
}
