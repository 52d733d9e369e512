type Schema = Record<string, unknown>;

/** An operation in /openapi.json. */
interface DescribedCall {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: {
    content: Record<
      string,
      { schema: { properties: Record<string, unknown>; required?: string[] } }
    >;
  };
  responses: Record<
    string,
    {
      $ref?: string;
      content?: Record<
        string,
        { schema: { properties?: Record<string, unknown>; required?: string[] } }
      >;
    }
  >;
  /** Empty for a public operation. */
  security: Schema[];
}

/** The parts of /openapi.json that tests read. */
export interface Description {
  components: { responses: Record<string, { description: string }> };
  paths: Record<string, Record<string, DescribedCall>>;
}

/** Parses /openapi.json and resolves its references to schemas and parameters. */
export const readDescription = (text: string): Description => {
  const { components } = JSON.parse(text) as {
    components: Record<string, Record<string, unknown>>;
  };
  return JSON.parse(text, (_key, value: { $ref?: string } | null): unknown => {
    const [, kind = '', name = ''] =
      /^#\/components\/(schemas|parameters)\/(.*)$/.exec(value?.$ref ?? '') ?? [];
    return kind ? components[kind]?.[name] : value;
  }) as Description;
};

/** The /openapi.json of a server. */
export const descriptionOf = async ({ url }: { url: string }): Promise<Description> =>
  readDescription(await (await fetch(`${url}/openapi.json`)).text());
