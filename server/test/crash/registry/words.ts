import { randomInt } from 'node:crypto';

const consonants = 'bcdfghjklmnprstvwz';
const vowels = 'aeiou';

/** A word that nobody ever wrote: six syllables out of ninety. */
export function newWord(): string {
  return Array.from({ length: 6 }, () => oneOf(consonants) + oneOf(vowels)).join('');
}

export function oneOf<T>(items: ArrayLike<T>): T {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
