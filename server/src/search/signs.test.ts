import { expect, it } from 'vitest';
import { indexedWords, termsOf } from './lexical.ts';

function found(query: string, title: string): string[] {
  const has = indexedWords({ title, description: null, body: '' }).impacts;
  return termsOf(query).flatMap(({ key, text }) => (has.has(key) ? [text] : []));
}

it.each([
  ['C++', 'C++ compiler benchmarks'],
  ['c++', 'Standard library of C++17'],
  ['cplusplus', 'C/C++ headers'],
  ['Ｃ＋＋', 'C++ headers'],
  ['C#', 'Salaries (C#, F#)'],
  ['csharp', 'C# developers'],
  ['F#', 'F#/OCaml'],
  ['.NET', 'Packages for .NET 8'],
  ['dotnet', 'ASP.NET hosting'],
  ['g++', 'Flags of g++.'],
  ['notepad++', 'Notepad++ plugins'],
  ['A+', 'CompTIA A+ questions'],
  ['AT&T', 'Outages of AT&T in May'],
  ['S&P', 'S&P 500 since 1957'],
  ['R&D', 'R&D spending'],
  ['I/O', 'Asynchronous I/O'],
  ['A/B', 'A/B tests'],
  ['xray', 'X-Ray pictures'],
  ['x-rays', 'X-ray pictures'],
  ['wifi', 'Wi-Fi hotspots'],
  ['email', 'E-mail addresses'],
  ['F16', 'F-16 flights'],
  ['k12', 'K-12 schools'],
  ['U.S.', 'U.S. population'],
  ['R', 'R packages'],
  ['r packages', 'R'],
  ['C', 'C language keywords'],
  ['vitamin c', 'C'],
  ['Vitamin C', 'Vitamin-C doses'],
])('%s finds "%s"', (query, title) => {
  expect(found(query, title)).not.toEqual([]);
});

it.each([
  ['C++', 'C# and C'],
  ['C#', 'C++ and C'],
  ['F#', 'F-16 of the forces'],
  ['.NET', 'speedtest.network'],
  ['S', "The company's offices"],
  ['what is a', 'A and I'],
  ['C', 'temperature_c'],
  ['A+', 'a+b'],
])('%s does not find "%s"', (query, title) => {
  expect(found(query, title)).toEqual([]);
});
