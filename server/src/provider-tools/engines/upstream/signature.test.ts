import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestCheck } from '../../../../test/upstream/request-check.ts';
import { canonicalRequest, formText, signedHeaders, type SignableRequest } from './signature.ts';
import { createHash } from 'node:crypto';

const runInstances: SignableRequest = {
  method: 'POST',
  host: 'ecs.cn-shanghai.aliyuncs.com',
  action: 'RunInstances',
  version: '2014-05-26',
  query: new Map([
    ['RegionId', 'cn-shanghai'],
    ['ImageId', 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd'],
  ]),
  body: null,
  epochMs: Date.UTC(2023, 9, 26, 10, 22, 32),
  nonce: '3156853299f313e23d1673dc12e1703d',
};

describe('the signature', () => {
  it('matches the example in the documentation of the provider', () => {
    const { authorization = '', ...headers } = signedHeaders(runInstances, {
      keyId: 'YourAccessKeyId',
      keySecret: 'YourAccessKeySecret',
      securityToken: null,
    });
    const { accept: _, ...signed } = headers;
    const { canonical } = canonicalRequest(runInstances, signed);
    expect(createHash('sha256').update(canonical).digest('hex')).toBe('7ea06492da5221eba5297e897ce16e55f964061054b7695beedaac1145b1e259');
    expect(authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
        'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('is accepted by an independent verifier, for any parameters, in the query and in the body', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => value.toWellFormed());
    const parameters = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Z][A-Za-z]{0,12}$/), text), {
      selector: ([name]) => name,
      maxLength: 6,
    });
    let count = 0;
    fc.assert(
      fc.property(parameters, fc.boolean(), fc.boolean(), (entries, isForm, isTemporary) => {
        const account = { keyId: 'LTAIone', keySecret: 'secret', securityToken: isTemporary ? 'CAIS/token+=' : null };
        const check = requestCheck({ account, now: () => runInstances.epochMs });
        const form = formText(new Map(entries));
        const body = isForm ? { text: form, contentType: 'application/x-www-form-urlencoded' } : null;
        const query = new Map(isForm ? [] : entries);
        const headers = signedHeaders({ ...runInstances, query, body, nonce: String((count += 1)) }, account);
        const target = new URL(`http://upstream.test/${isForm || form === '' ? '' : `?${form}`}`);
        const wire = {
          method: 'POST',
          target: target.pathname + target.search,
          headers: { ...headers, host: runInstances.host },
          body: body?.text ?? '',
        };
        expect(check(wire)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('covers the token of temporary credentials', () => {
    const { authorization } = signedHeaders(runInstances, { keyId: 'a', keySecret: 'b', securityToken: 'c' });
    expect(authorization).toContain('x-acs-security-token');
  });
});
