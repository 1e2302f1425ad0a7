import { headerRef, parameterRef, type Answer, type Operation } from './openapi-shape.ts';

type Headers = Readonly<Record<string, string>>;

const challenge: Headers = { 'X-Payment-Required': 'PaymentRequired', 'X-Payment-Token': 'PaymentToken' };
const fetched = { 200: { 'X-Payment-Id': 'PaymentId', 'X-Payment-Remaining-Calls': 'RemainingCalls' }, 402: challenge };
const bytes: Headers = { ETag: 'ETag', 'Content-Disposition': 'ContentDisposition', 'Accept-Ranges': 'AcceptRanges' };

const excerpt: Headers = { 'Content-Disposition': 'ContentDisposition', 'Accept-Ranges': 'AcceptRanges' };

const delivered = { 200: bytes, 206: { ...bytes, 'Content-Range': 'ContentRange' }, 304: { ETag: 'ETag' } };

/** The headers of answers, by operationId and status, as names of components. */
const ofAnswers: Readonly<Record<string, Readonly<Record<string, Headers>>>> = {
  buyCredit: { 201: { 'X-Payment-Id': 'PaymentId', 'Idempotency-Replayed': 'IdempotencyReplayed' }, 402: challenge },
  payPayment: { 200: { 'X-Credit-Low': 'CreditLow' } },
  checkAssetFetch: fetched,
  fetchAsset: fetched,
  downloadAsset: delivered,
  downloadToolFile: delivered,
  getAssetExcerpt: { 200: excerpt, 206: { ...excerpt, 'Content-Range': 'ContentRange' } },
};

const bySender = ['ClientId', 'RequestId'];
const byBuyer = ['PaymentToken', 'MaxPriceCents', ...bySender];

/** The optional headers of requests, by operationId, as names of components. */
const ofRequests: Readonly<Record<string, readonly string[]>> = {
  searchAssets: bySender,
  searchAssetsHybrid: bySender,
  checkAssetFetch: byBuyer,
  fetchAsset: byBuyer,
  downloadAsset: ['Range', 'IfRange', 'IfNoneMatch'],
  downloadToolFile: ['Range', 'IfRange', 'IfNoneMatch'],
  getAssetExcerpt: ['Range'],
  createPayment: ['MaxPriceCents', ...bySender],
  buyCredit: ['PaymentToken', 'MaxPriceCents', ...bySender],
  probeDemand: bySender,
  submitDemand: bySender,
  probePaywall: bySender,
  submitPaywall: bySender,
};

/** Adds the headers that route modules read and set without describing them. */
export function withHeaders(operation: Operation): Operation {
  const { operationId, parameters = [], responses } = operation;
  const requested = (ofRequests[operationId] ?? []).map(parameterRef);
  const answered = Object.entries(responses).map(([status, answer]) => [
    status,
    withAnswerHeaders(answer, ofAnswers[operationId]?.[status]),
  ]);
  return {
    ...operation,
    ...(requested.length === 0 ? {} : { parameters: [...parameters, ...requested] }),
    responses: Object.fromEntries(answered),
  };
}

function withAnswerHeaders(answer: Answer, headers: Headers | undefined): Answer {
  if (headers === undefined) return answer;
  const references = Object.entries(headers).map(([name, component]) => [name, headerRef(component)]);
  return { ...answer, headers: { 'X-Request-Id': headerRef('RequestId'), ...answer.headers, ...Object.fromEntries(references) } };
}
