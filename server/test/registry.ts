import { expect } from 'vitest';
import { Asset, DeliveredAsset, type PaymentBody } from '@farebox/contract';
import { z } from 'zod';
import type { Answer, RequestHeaders, Service } from './service.ts';

export interface UploadedFile {
  bytes: string | Uint8Array<ArrayBuffer>;
  name?: string;
  type?: string;
}

/** Sends an upload as a browser or an agent does. */
export function sendUpload(
  service: Service,
  owner: RequestHeaders,
  fields: Readonly<Record<string, string>>,
  { bytes, name = 'rain.csv', type = 'text/csv' }: UploadedFile = { bytes: rainCsv },
): Promise<Answer> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([bytes], { type }), name);
  return service.send('POST', '/api/v1/admin/assets/upload', { headers: owner, body: form });
}

/** A published asset with a file. */
export async function uploadedAsset(
  service: Service,
  owner: RequestHeaders,
  fields: Readonly<Record<string, string>> = {},
  file: UploadedFile = { bytes: rainCsv },
): Promise<Asset> {
  const answer = await sendUpload(service, owner, { ...rainFields, ...fields }, file);
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return Asset.parse(answer.body);
}

export const rainCsv = 'station,date,millimetres\nHKO,2024-01-01,0.5\nHKO,2024-01-02,12.1\nSHA,2024-01-01,3.0\n';
export const rainFields = {
  title: 'Daily rainfall in Hong Kong',
  asset_type: 'dataset',
  description: 'Rainfall in millimetres for each weather station and day. 香港每日降雨量',
  price_amount: '0.10',
  license_terms: 'CC-BY-4.0',
};

export function fetchAsset(service: Service, assetId: string, headers: RequestHeaders = {}): Promise<Answer> {
  return service.post('/api/v1/assets/fetch', { asset_id: assetId }, headers);
}

/** Pays for an asset with the test network and fetches it. */
export async function boughtAsset(service: Service, assetId: string): Promise<{ payment: PaymentBody; delivered: DeliveredAsset }> {
  const payment = await service.paid(assetId);
  const answer = await fetchAsset(service, assetId, { 'x-payment-token': payment.token });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return { payment, delivered: DeliveredAsset.parse(answer.body) };
}

/** The link of a delivery of data. */
export function linkOf({ delivery }: DeliveredAsset): string {
  if (delivery.type !== 'signed_url') throw new Error('an API has no link');
  return delivery.url;
}

export const RevenueView = z.looseObject({
  balance: z.string(),
  test_balance: z.string(),
  items: z.array(z.looseObject({ id: z.string(), amount: z.string(), net: z.string(), fee: z.string(), is_test: z.boolean() })),
});
