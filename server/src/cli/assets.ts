import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { AssetType, UploadFields, type Asset, type CreateAsset } from '@farebox/contract';
import { fetchCommand } from './asset-fetch.ts';
import { clientOf, oneOf, print, required, table, UsageError, type Command, type Options } from './command.ts';

/** `farebox assets search | show | fetch | upload | register | api | list | archive` */
export const assetsCommand: Command = async ([action, ...words], options) => {
  switch (action) {
    case 'search':
      return search(words, options);
    case 'show': {
      const asset = await clientOf(options).getAsset(required(words[0], 'ID'));
      return print(asset, { ...options, isJson: true }, () => '');
    }
    case 'fetch':
      return fetchCommand(words, options);
    case 'upload':
      return upload(words, options);
    case 'register':
      return register(words, options);
    case 'api':
      return registerApi(words, options);
    case 'list':
      return list(options);
    case 'archive': {
      const asset = await clientOf(options).archiveAsset(required(words[0], 'ID'));
      return print(asset, options, () => `${asset.id} is archived`);
    }
    default:
      throw new UsageError('assets takes search, show, fetch, upload, register, api, list or archive');
  }
};

async function search(words: readonly string[], options: Options): Promise<void> {
  if (words.length === 0) throw new UsageError('WORDS are missing');
  const { type } = options.settings;
  const found = await clientOf(options).searchAssets(words.join(' '), {
    ...(type === undefined ? {} : { type: oneOf('--type', type, AssetType.options) }),
    ...(options.limit === undefined ? {} : { topK: options.limit }),
  });
  print(found, options, () =>
    found.results.length === 0
      ? 'nothing fits; farebox demand submit says what you need'
      : table([
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
  );
}

async function upload([path]: readonly string[], options: Options): Promise<void> {
  const file = required(path, 'FILE');
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) throw new UsageError(`${file} is not a file`);
  const type = oneOf('--type', requiredSetting('type', options), UploadFields.shape.asset_type.options);
  const fields = { ...described(options), asset_type: type };
  // Read as it is sent, not before.
  const bytes = await openAsBlob(file);
  const asset = await clientOf(options).uploadAsset(fields, bytes, { fileName: basename(file) });
  print(asset, options, () => published(asset));
}

async function register([url]: readonly string[], options: Options): Promise<void> {
  const source = required(url, 'URL');
  const type = oneOf('--type', requiredSetting('type', options), UploadFields.shape.asset_type.options);
  const asset = await clientOf(options).registerAsset({ ...described(options), asset_type: type, source_url: source });
  print(asset, options, () => published(asset));
}

async function registerApi([endpoint]: readonly string[], options: Options): Promise<void> {
  const { method, openapi } = options.settings;
  const asset = await clientOf(options).registerAsset({
    ...described(options),
    asset_type: 'api',
    api_endpoint_url: required(endpoint, 'ENDPOINT'),
    ...(method === undefined ? {} : { api_method: oneOf('--method', method.toUpperCase(), methods) }),
    ...(openapi === undefined ? {} : { api_openapi_url: openapi }),
  });
  print(asset, options, () => published(asset));
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;
const listedDefault = 50;
const pageMax = 200;

async function list(options: Options): Promise<void> {
  const { type } = options.settings;
  const filter = type === undefined ? {} : { type: oneOf('--type', type, AssetType.options) };
  const client = clientOf(options);
  const wanted = options.limit ?? listedDefault;
  const items: Asset[] = [];
  let cursor: string | null = null;
  do {
    const limit = Math.max(1, Math.min(pageMax, wanted - items.length));
    const page = await client.myAssets({ ...filter, limit, ...(cursor === null ? {} : { cursor }) });
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null && items.length < wanted);
  print({ items, next_cursor: cursor }, options, () =>
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

/** What all that is sold has. */
function described(options: Options): Pick<CreateAsset, 'title' | 'description' | 'license_terms' | 'mime_type' | 'price_amount'> {
  const { description, license, mime, price } = options.settings;
  return {
    title: requiredSetting('title', options),
    ...(description === undefined ? {} : { description }),
    ...(license === undefined ? {} : { license_terms: license }),
    ...(mime === undefined ? {} : { mime_type: mime }),
    ...(price === undefined ? {} : { price_amount: price }),
  };
}

function published({ id, price_amount: price }: Asset): string {
  const text = priceText(price);
  return text === 'free' ? `${id} is published, for free: --price would have sold it` : `${id} is for sale: ${text}`;
}

function priceText(amount: string | null): string {
  return amount === null || Number(amount) === 0 ? 'free' : `$${amount}`;
}

function requiredSetting(name: 'title' | 'type', { settings }: Options): string {
  return required(settings[name], `--${name}`);
}
