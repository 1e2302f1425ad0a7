import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Option, InvalidArgumentError, type Command, type OptionValues } from '@commander-js/extra-typings';
import type { Asset, AssetType, CreateAsset, UploadFields } from '@farebox/contract';
import { assetTypes } from '@farebox/contract/names';
import { nothingFits, resultLines } from './nothing-fits.ts';
import { megabytes, progressBar } from './progress.ts';
import { neededWords, queryOption, shortQueryOption, table, UsageError, wholeNumber, type Parent, type Terminal } from './command.ts';

/** `farebox assets search | show | fetch | upload | register | api | import | list | archive` */
export function addAssetCommands(program: Parent, terminal: Terminal): void {
  const assets = program.command('assets').description('find, buy and sell data and APIs');
  addBuyerCommands(assets, terminal);
  addSellerCommands(assets, terminal);
  assets
    .command('import')
    .description('register many assets from a file with one JSON object per line, each with a key; run it again to continue')
    .argument('<file>')
    .action(async (file) => (await import('./asset-import.ts')).importAssets(file, terminal));
  assets
    .command('list')
    .description('list your own assets')
    .addOption(typeOption(assetTypes))
    .option('--limit <n>', 'maximum number of entries', wholeNumber, listedDefault)
    .action(({ type, limit }) => list(type, limit, terminal));
  assets
    .command('archive')
    .description('archive an asset: it is no longer sold, and buyers who paid still get it')
    .argument('<id>')
    .action((id) => archive(id, terminal));
}

function addBuyerCommands(assets: Parent, terminal: Terminal): void {
  assets
    .command('search')
    .description('search data and APIs')
    .argument('[words...]')
    .addOption(queryOption())
    .addOption(shortQueryOption())
    .addOption(typeOption(assetTypes))
    .option('--limit <n>', 'maximum number of results', wholeNumber)
    .action((words, options) => search(neededWords(words, options), options, terminal));
  assets
    .command('show')
    .description('show an asset before paying')
    .argument('<id>')
    .action(async (id) => terminal.printJson(await (await terminal.client()).getAsset(id)));
  assets
    .command('fetch')
    .description('buy an asset and save it')
    .argument('<id>')
    .option('--output <path>', 'a file, a folder, or - for standard output')
    .option('--force', 'replace the file that is there')
    .option('--token <token>', 'of a payment that was made before: nothing is paid again')
    .action(async (id, options) => (await import('./asset-fetch.ts')).fetchAsset(id, options, terminal));
}

const fileTypes = assetTypes.filter((type) => type !== 'api');

/** Each takes the options that describe an asset. */
function addSellerCommands(assets: Parent, terminal: Terminal): void {
  described(assets.command('upload').description('sell a file').argument('<file>'))
    .addOption(typeOption(fileTypes).makeOptionMandatory())
    .action((file, { type, ...fields }) => upload(file, { ...describing(fields), asset_type: type }, terminal));
  described(assets.command('register').description('register data at an address').argument('<url>'))
    .addOption(typeOption(fileTypes).makeOptionMandatory())
    .action((url, { type, ...fields }) => register({ ...describing(fields), asset_type: type, source_url: url }, terminal));
  described(assets.command('api').description('sell an API').argument('<endpoint>'))
    .option('--method <method>', `how it is called: ${methods.join(', ')}`, methodNamed)
    .option('--openapi <url>', 'its description')
    .action((endpoint, { method, openapi, ...fields }) =>
      register(
        {
          ...describing(fields),
          asset_type: 'api',
          api_endpoint_url: endpoint,
          ...(method === undefined ? {} : { api_method: method }),
          ...(openapi === undefined ? {} : { api_openapi_url: openapi }),
        },
        terminal,
      ),
    );
}

function typeOption<Type extends string>(types: readonly Type[]) {
  return new Option('--type <type>', 'what it is').choices(types);
}

/** Adds the options that all assets have. */
function described<Arguments extends unknown[], Own extends OptionValues, General extends OptionValues>(
  command: Command<Arguments, Own, General>,
) {
  return command
    .requiredOption('--title <text>', 'its name')
    .option('--price <amount>', 'what it costs, in dollars; free without')
    .option('--description <text>', 'what is in it')
    .option('--license <text>', 'what buyers may do with it')
    .option('--mime <type>', 'the media type');
}

interface Description {
  title: string;
  description?: string | undefined;
  license?: string | undefined;
  mime?: string | undefined;
  price?: string | undefined;
}

function describing({ title, description, license, mime, price }: Description) {
  return {
    title,
    ...(description === undefined ? {} : { description }),
    ...(license === undefined ? {} : { license_terms: license }),
    ...(mime === undefined ? {} : { mime_type: mime }),
    ...(price === undefined ? {} : { price_amount: price }),
  };
}

interface Filter {
  type?: AssetType | undefined;
  limit?: number | undefined;
}

async function search(query: string, { type, limit }: Filter, { client, print }: Terminal): Promise<void> {
  const found = await (
    await client()
  ).searchAssets(query, {
    ...(type === undefined ? {} : { type }),
    ...(limit === undefined ? {} : { topK: limit }),
  });
  print(found, () =>
    resultLines(found, nothingFits(query, type), () =>
      table([
        ['ASSET', 'TYPE', 'PRICE', 'SCORE', 'TITLE', 'WHY'],
        ...found.results.map(({ asset_id: id, asset_type: type, price, score, title, match }) => [
          id,
          type,
          price === null ? 'free' : `$${price.amount}`,
          score.toFixed(2),
          title,
          match.why,
        ]),
      ]),
    ),
  );
}

async function upload(file: string, fields: UploadFields, { client, print }: Terminal): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) throw new UsageError(`${file} is not a file`);
  // Read while it is sent.
  const bytes = await openAsBlob(file);
  const onProgress = progressBar(megabytes);
  const asset = await (
    await client()
  ).uploadAsset(fields, bytes, {
    fileName: basename(file),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  print(asset, () => published(asset));
}

async function register(fields: CreateAsset, { client, print }: Terminal): Promise<void> {
  const asset = await (await client()).registerAsset(fields);
  print(asset, () => published(asset));
}

async function archive(id: string, { client, print }: Terminal): Promise<void> {
  const asset = await (await client()).archiveAsset(id);
  print(asset, () => `${asset.id} is archived`);
}

function methodNamed(text: string) {
  const method = methods.find((known) => known === text.toUpperCase());
  if (method === undefined) throw new InvalidArgumentError(`It takes one of ${methods.join(', ')}.`);
  return method;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;
const listedDefault = 50;
const pageMax = 200;

async function list(type: AssetType | undefined, wanted: number, terminal: Terminal): Promise<void> {
  const filter = type === undefined ? {} : { type };
  const client = await terminal.client();
  const items: Asset[] = [];
  let cursor: string | null = null;
  do {
    const limit = Math.max(1, Math.min(pageMax, wanted - items.length));
    const page = await client.myAssets({ ...filter, limit, ...(cursor === null ? {} : { cursor }) });
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null && items.length < wanted);
  terminal.print({ items, next_cursor: cursor }, () =>
    items.length === 0
      ? 'you sell nothing yet; farebox assets upload sells a file'
      : [table([['ASSET', 'STATUS', 'TYPE', 'PRICE', 'TITLE'], ...items.map(row)]), ...(cursor === null ? [] : ['and more: --limit'])].join(
          '\n',
        ),
  );
}

function row({ id, status, asset_type: type, price_amount: price, title }: Asset): string[] {
  return [id, status, type, priceText(price), title];
}

function published({ id, price_amount: price }: Asset): string {
  const text = priceText(price);
  return text === 'free' ? `${id} is published, for free: --price would have sold it` : `${id} is for sale: ${text}`;
}

function priceText(amount: string | null): string {
  return amount === null || Number(amount) === 0 ? 'free' : `$${amount}`;
}
