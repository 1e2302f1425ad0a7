import type { Dice } from '../../dice.ts';

const consonants = [...'bcdfghjklmnprstvwz'];
const vowels = [...'aeiou'];

/** A word that nobody ever wrote: six syllables out of ninety. */
export function newWord(dice: Dice): string {
  return Array.from({ length: 6 }, () => dice.oneOf(consonants) + dice.oneOf(vowels)).join('');
}
