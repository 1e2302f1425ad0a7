/** The words and signs of a statement without its comments; what is not quoted in lower case. */
export function tokensOf(statement: string): string[] {
  const tokens = statement.match(/'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\w+|[^\s\w]/g) ?? [];
  return tokens.filter((token) => !/^(?:--|\/\*)/.test(token)).map((token) => (/^['"]/.test(token) ? token : token.toLowerCase()));
}
