import { isMembers, listOf } from '@farebox/client/json';

type Members = Readonly<Record<string, unknown>>;

const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch']);

/** A document of Swagger 2.0 in the form of OpenAPI 3.0, as far as operations need it. References stay as they are. */
export function fromSwagger(root: Members): Members {
  const { host, basePath = '', schemes, paths, securityDefinitions, parameters, responses } = root;
  const scheme = listOf(schemes).includes('https') || listOf(schemes).length === 0 ? 'https' : String(listOf(schemes)[0]);
  const base = typeof basePath === 'string' ? basePath : '';
  const url = typeof host === 'string' ? `${scheme}://${host}${base}` : base === '' ? '/' : base;
  const media = { consumes: root['consumes'], produces: root['produces'] };
  return {
    ...root,
    openapi: '3.0.3',
    servers: [{ url }],
    components: { securitySchemes: securitySchemes(securityDefinitions) },
    paths: isMembers(paths) ? mapped(paths, (item) => (isMembers(item) ? pathItem(item, { root, media }) : item)) : {},
    parameters,
    responses: isMembers(responses) ? mapped(responses, (answer) => (isMembers(answer) ? response(answer, media) : answer)) : {},
  };
}

interface Whole {
  root: Members;
  media: { consumes: unknown; produces: unknown };
}

function pathItem(item: Members, whole: Whole): Members {
  const shared = listOf(item['parameters']).map((each) => referred(each, whole.root));
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, member]): Array<[string, unknown]> => {
      if (name === 'parameters') return [];
      return [[name, methods.has(name) && isMembers(member) ? operation(member, shared, whole) : member]];
    }),
  );
}

function operation(given: Members, shared: readonly unknown[], whole: Whole): Members {
  const media = { consumes: given['consumes'] ?? whole.media.consumes, produces: given['produces'] ?? whole.media.produces };
  const own = listOf(given['parameters']).map((each) => referred(each, whole.root));
  const overridden = new Set(own.map(identity));
  const all = [...shared.filter((each) => !overridden.has(identity(each))), ...own].filter(isMembers);
  const answers = isMembers(given['responses']) ? given['responses'] : {};
  return {
    ...given,
    parameters: all.filter((each) => each['in'] !== 'body' && each['in'] !== 'formData').map(parameter),
    ...bodyOf(all, media),
    responses: mapped(answers, (answer) => (isMembers(answer) && answer['$ref'] === undefined ? response(answer, media) : answer)),
  };
}

function identity(parameter: unknown): string {
  return isMembers(parameter) ? `${String(parameter['in'])} ${String(parameter['name'])}` : '';
}

const schemaWords: ReadonlySet<string> = new Set(
  (
    'type format items enum default minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern minItems maxItems ' +
    'uniqueItems multipleOf x-nullable'
  ).split(' '),
);

function parameter(given: Members): Members {
  return {
    name: given['name'],
    in: given['in'],
    required: given['required'],
    description: given['description'],
    schema: schemaOf(given),
    ...collectionStyle(given),
    ...(given['x-example'] === undefined ? {} : { example: given['x-example'] }),
  };
}

/** How a list is written: with commas, if nothing is said. */
function collectionStyle({ type, collectionFormat }: Members): Members {
  if (type !== 'array') return {};
  const style = { ssv: 'spaceDelimited', tsv: 'tabDelimited', pipes: 'pipeDelimited' }[String(collectionFormat)] ?? 'form';
  return { style, explode: collectionFormat === 'multi' };
}

function schemaOf(given: Members): Members {
  return Object.fromEntries(Object.entries(given).filter(([name]) => schemaWords.has(name)));
}

function bodyOf(all: readonly Members[], { consumes }: Whole['media']): Members {
  const body = all.find((each) => each['in'] === 'body');
  if (body !== undefined) {
    const types = listOf(consumes).filter((each): each is string => typeof each === 'string');
    const content = (types.length === 0 ? ['application/json'] : types).map((type) => [type, { schema: body['schema'] ?? {} }]);
    const { required, description } = body;
    return { requestBody: { required, description, content: Object.fromEntries(content) } };
  }
  const fields = all.filter((each) => each['in'] === 'formData');
  if (fields.length === 0) return {};
  const hasFile = fields.some((each) => each['type'] === 'file');
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((each) => [String(each['name']), { ...schemaOf(each), description: each['description'] ?? '' }]),
    ),
    required: fields.filter((each) => each['required'] === true).map((each) => String(each['name'])),
  };
  const type = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const encoding = Object.fromEntries(fields.map((each) => [String(each['name']), collectionStyle(each)]));
  return { requestBody: { required: schema.required.length > 0, content: { [type]: { schema, encoding } } } };
}

function response(given: Members, { produces }: Whole['media']): Members {
  const { schema, examples } = given;
  if (schema === undefined) return given;
  const types = listOf(produces).filter((each): each is string => typeof each === 'string');
  const content = (types.length === 0 ? ['application/json'] : types).map((type) => {
    const example: unknown = isMembers(examples) ? examples[type] : undefined;
    return [type, { schema, ...(example === undefined ? {} : { example }) }];
  });
  return { ...given, content: Object.fromEntries(content) };
}

function securitySchemes(given: unknown): Members {
  if (!isMembers(given)) return {};
  return mapped(given, (scheme) => {
    if (!isMembers(scheme)) return scheme;
    const { type, flow, tokenUrl } = scheme;
    if (type === 'basic') return { type: 'http', scheme: 'basic' };
    return type === 'oauth2' && flow === 'application' ? { ...scheme, flows: { clientCredentials: { tokenUrl } } } : scheme;
  });
}

/** `#/parameters/Name` of the same document. */
function referred(given: unknown, root: Members): unknown {
  const ref = isMembers(given) ? given['$ref'] : undefined;
  const name = typeof ref === 'string' ? /^#\/parameters\/([^/]+)$/.exec(ref)?.[1] : undefined;
  const parameters = root['parameters'];
  if (name === undefined || !isMembers(parameters) || !Object.hasOwn(parameters, name)) return given;
  return parameters[name];
}

function mapped(members: Members, change: (value: unknown) => unknown): Members {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value)]));
}
