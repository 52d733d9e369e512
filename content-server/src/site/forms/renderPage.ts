import type { FastifyReply, FastifyRequest } from 'fastify';

/** Options for rendering a page that answers a request. */
export interface PageAnswer {
  status: number;
  /** Data that the page finds in its query client, by query key. */
  seed: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

export type RenderPage = (request: FastifyRequest, reply: FastifyReply, answer: PageAnswer) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with the page of the request's path, rendered with the data of `seed`. */
    renderPage: RenderPage;
  }
}
