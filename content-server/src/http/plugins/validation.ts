import { MAX, tooLong } from '@charity-site/api-client/entities';
import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';
import { ObjectSchema } from 'yup';
import { requestValidator } from '../bodies/requestValidator';
import { bodyValidator } from '../bodies/bodyValidator';
import { MUST_BE, NAME, OPTIONAL, ERROR_MESSAGE, type JsonSchema } from '../openApi/jsonSchema';
import { rulesOf } from '../openApi/toJsonSchema';
import { stripInvalidChars } from '../../db/texts/text';
import { badInput, notFound, HttpError } from '../httpError';

type Compile = FastifySchemaCompiler<JsonSchema>;

const ajvWith = (coercion: { coerceTypes: false | 'array'; useDefaults: boolean }): Compile =>
  AjvCompiler()(
    {},
    {
      customOptions: { verbose: true, removeAdditional: false, ...coercion },
      plugins: [(ajv) => ajv.addVocabulary([MUST_BE, ERROR_MESSAGE, NAME, OPTIONAL])],
    },
  ) as unknown as Compile;

/** Limits the texts of a query, of headers or of a body. Node gives header names in lower case. */
const limited = ({ properties = {}, ...schema }: JsonSchema, isHeaders: boolean): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(properties as Record<string, JsonSchema>).map(([name, value]) => [
      isHeaders ? name.toLowerCase() : name,
      value.type === 'string' ? { maxLength: MAX.url, ...value } : value,
    ]),
  ),
});

/** A value that converts to no type, so that every schema rejects it. */
const UNREADABLE = {};

/**
 * Marks parameters that a schema would misread: whole numbers in other notations than digits
 * (Infinity, 1e3, 0x10), and names in brackets such as `page[a]`, which would be ignored. Removes
 * characters from texts that a database cannot store.
 */
const prepare = ({ properties = {} }: JsonSchema, query: Record<string, unknown>): void => {
  const described = properties as Record<string, JsonSchema>;
  for (const [parameter, value] of Object.entries(query)) {
    const [name = ''] = parameter.split('[', 1);
    const isWrong =
      parameter !== name || (described[name]?.type === 'integer' && !/^-?\d+$/.test(String(value)));
    if (isWrong && Object.hasOwn(described, name)) query[name] = UNREADABLE;
    else if (typeof value === 'string') query[parameter] = stripInvalidChars(value);
  }
};

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: { missingProperty?: string };
  parentSchema?: JsonSchema;
  data?: unknown;
}

const rangeOf = ({ minimum, maximum }: JsonSchema): string =>
  maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
    ? `from ${minimum}`
    : `from ${minimum} to ${maximum}`;

const KINDS: Record<string, string> = {
  boolean: 'true or false',
  number: 'a number',
  array: 'a list',
};

const demandOf = (schema: JsonSchema): string => {
  if (schema[MUST_BE]) return String(schema[MUST_BE]);
  if (Array.isArray(schema.enum)) return `one of: ${schema.enum.join(', ')}`;
  if (schema.type === 'integer') return `a whole number ${rangeOf(schema)}`;
  return KINDS[String(schema.type)] ?? 'text';
};

const sentenceOf = (
  name: string,
  { keyword, params, parentSchema = {}, data }: SchemaError,
): string => {
  if (parentSchema[ERROR_MESSAGE]) return String(parentSchema[ERROR_MESSAGE]);
  if (keyword === 'required') return `${params.missingProperty} is missing.`;
  if (name === '') return 'Please send the fields as a JSON object.';
  if (keyword === 'maxLength' && !parentSchema[MUST_BE])
    return tooLong(name, Number(parentSchema.maxLength))();
  if (parentSchema.type === 'string' && Array.isArray(data))
    return `${name} can be given only once.`;
  return `${name} must be ${demandOf(parentSchema)}.`;
};

/**
 * Creates the error for a request that its schema rejects. An invalid id is a 404 (docs/product.md
 * 7.7).
 */
const schemaErrorFormatter: NonNullable<FastifyServerOptions['schemaErrorFormatter']> = (
  errors,
  part,
) => {
  const [schemaError] = errors as unknown as [SchemaError];
  const { keyword, parentSchema } = schemaError;
  const title = parentSchema?.title === undefined ? undefined : String(parentSchema.title);
  if (part === 'params' && keyword === 'format' && title) return notFound(title);
  const name = schemaError.instancePath.slice(1).replaceAll('/', '.');
  const text = sentenceOf(part === 'headers' ? (title ?? name) : name, schemaError);
  return part === 'querystring' ? badInput({ [name]: text }) : new HttpError(400, text);
};

/**
 * Validates requests with the schemas of their routes. Converts params, queries and headers, which
 * are text, to the types of their schemas, but not bodies, because JSON has types. Drafts are
 * validated by their entity's rules (yup), which also trim them and have the specified messages.
 * A body can also have rules as its schema. A query or a body without a schema reaches no handler.
 */
export const validation = plugin(
  async (app) => {
    const ofText = ajvWith({ coerceTypes: 'array', useDefaults: true });
    const ofJson = ajvWith({ coerceTypes: false, useDefaults: false });

    const compile: Compile = (route) => {
      if (route.schema instanceof ObjectSchema) return requestValidator(route.schema);
      const body = rulesOf(route.schema);
      if (body) return bodyValidator(body.rules, body.whenDraft);
      if (route.httpPart === 'params') return ofText(route);
      const schema = limited(route.schema, route.httpPart === 'headers');
      return (route.httpPart === 'body' ? ofJson : ofText)({ ...route, schema });
    };
    // A schema is compiled when its first request arrives. Compiling all of them takes half of the
    // server's start, and most are never used by one process.
    app.setValidatorCompiler<JsonSchema>((route) => {
      let compiled: ReturnType<Compile> | undefined;
      const validator: ReturnType<Compile> = (data: Record<string, unknown>) => {
        compiled ??= compile(route);
        if (route.httpPart === 'querystring') prepare(route.schema, data);
        const result = compiled(data) as ReturnType<typeof validator>;
        validator.errors = compiled.errors;
        return result;
      };
      return validator;
    });
    app.setSchemaErrorFormatter(schemaErrorFormatter);
    app.addHook('preValidation', async (request) => {
      const { querystring, body } = request.routeOptions.schema ?? {};
      if (!querystring) request.query = {};
      if (!body) request.body = undefined;
    });
  },
  { name: 'validation' },
);
