type Bound<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (parts: never, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Answer
    : never;
};

/** Functions of the same parts, without their first parameter. Those with type parameters of their own would lose them. */
export function bound<Parts, Functions extends Readonly<Record<string, (parts: Parts, ...rest: never[]) => unknown>>>(
  parts: Parts,
  functions: Functions,
): Bound<Functions> {
  return withTypes<Functions>(Object.fromEntries(Object.entries(functions).map(([name, each]) => [name, each.bind(null, parts)])));
}

/** `Object.fromEntries` knows neither the names nor the types of its members. */
function withTypes<Functions>(functions: Readonly<Record<string, unknown>>) {
  return functions as Bound<Functions>;
}
