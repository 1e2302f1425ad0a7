/** The tokens of a statement without its comments. Everything outside quotes is in lower case. */
export function tokensOf(statement: string): string[] {
  const tokens = statement.match(/'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\w+|[^\s\w]/g) ?? [];
  return tokens.filter((token) => !/^(?:--|\/\*)/.test(token)).map((token) => (/^['"]/.test(token) ? token : token.toLowerCase()));
}
