import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import plugin from 'fastify-plugin';

type Compile = FastifySerializerCompiler<unknown>;

/**
 * Compiles the schema of a response when it is first sent. Compiling all of them takes a fifth of
 * the server's start, and most are never used by one process.
 */
export const serialisation = plugin(
  async (app) => {
    const compile = SerializerSelector()({}, {}) as unknown as Compile;
    app.setSerializerCompiler<unknown>((route) => {
      let compiled: ReturnType<Compile> | undefined;
      return (data) => (compiled ??= compile(route))(data);
    });
  },
  { name: 'serialisation' },
);
