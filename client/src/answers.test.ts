import { describe, expect, it } from 'vitest';
import { answers } from './answers.ts';

const answer = answers({
  Price: { object: { amount: 'string', currency: { is: 'USD' } } },
  Offer: {
    object: {
      id: 'string',
      'price?': { of: 'Price' },
      tags: { list: 'string' },
      counts: { map: 'number' },
      note: { any: ['string', 'null'] },
    },
  },
});
const offer = { id: 'a', price: { amount: '0.05', currency: 'USD' }, tags: ['x'], counts: { a: 1 }, note: null };

describe('an answer of the service', () => {
  it('is taken as it is, with members that are newer than the client', () => {
    const newer = { ...offer, isNew: true };
    expect(answer('Offer').parse(newer)).toBe(newer);
    const { price: _price, ...free } = offer;
    expect(answer('Offer').parse(free)).toBe(free);
  });

  it.each([
    [null, 'Offer: it is not an object'],
    [[], 'Offer: it is not an object'],
    [{ ...offer, id: 7 }, 'Offer: id is not a string'],
    [{ ...offer, price: { amount: '0.05', currency: 'EUR' } }, 'Offer: price.currency is not "USD"'],
    [{ ...offer, price: null }, 'Offer: price is not an object'],
    [{ ...offer, tags: ['x', 1] }, 'Offer: tags[1] is not a string'],
    [{ ...offer, tags: 'x' }, 'Offer: tags is not a list'],
    [{ ...offer, counts: { a: '1' } }, 'Offer: counts.a is not a number'],
    [{ ...offer, note: 5 }, 'Offer: note is none of what it may be'],
    [Object.create(offer), 'Offer: id is not a string'],
  ])('is refused if it is not what was promised: %j', (value, message) => {
    expect(() => answer('Offer').parse(value)).toThrow(message);
  });
});
