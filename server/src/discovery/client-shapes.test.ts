import type * as contract from '@farebox/contract';
import { PaymentProblem } from '@farebox/contract';
import type * as client from '@farebox/client';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { problems } from '../errors.ts';

describe('the shapes of the client', () => {
  it('are those of the contract: the compiler compares them', () => {
    expectTypeOf<client.Asset>().toEqualTypeOf<contract.Asset>();
    expectTypeOf<client.AssetSearchAnswer>().toEqualTypeOf<contract.AssetSearchAnswer>();
    expectTypeOf<client.BatchAnswer>().toEqualTypeOf<contract.BatchAnswer>();
    expectTypeOf<client.CapturedSignal>().toEqualTypeOf<contract.CapturedSignal>();
    expectTypeOf<client.CatalogListing>().toEqualTypeOf<contract.CatalogListing>();
    expectTypeOf<client.CatalogSearchAnswer>().toEqualTypeOf<contract.CatalogSearchAnswer>();
    expectTypeOf<client.CreateAsset>().toEqualTypeOf<contract.CreateAsset>();
    expectTypeOf<client.DeliveredAsset>().toEqualTypeOf<contract.DeliveredAsset>();
    expectTypeOf<client.DemandSignal>().toEqualTypeOf<contract.DemandSignal>();
    expectTypeOf<client.PaymentBody>().toEqualTypeOf<contract.PaymentBody>();
    expectTypeOf<client.PaymentRequired>().toEqualTypeOf<contract.PaymentRequired>();
    expectTypeOf<client.PublicAsset>().toEqualTypeOf<contract.PublicAsset>();
    expectTypeOf<client.PublishedAsset>().toEqualTypeOf<contract.PublishedAsset>();
    expectTypeOf<client.ServiceDescriptor>().toEqualTypeOf<contract.ServiceDescriptor>();
    expectTypeOf<client.UpdateAsset>().toEqualTypeOf<contract.UpdateAsset>();
    expectTypeOf<client.UploadFields>().toEqualTypeOf<contract.UploadFields>();
  });

  it('name every code that a 402 can have', () => {
    const codes = Object.entries(problems).flatMap(([code, { status }]) => (status === 402 ? [code] : []));
    expect(PaymentProblem.options.toSorted()).toEqual(codes.toSorted());
  });
});
