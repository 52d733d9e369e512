import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isInternalCall } from '../../http/plugins/internalCalls';
import { currentSpan, within, type OpenSpan } from '../../process/spans';
import type { Tracer } from './tracer';

/**
 * Traces each request: its route, its status, and the parts of its work. A call that a page makes
 * is a part of that page.
 */
export const requestSpans = plugin(
  async (app, { tracer }: { tracer: Tracer }) => {
    const spans = new WeakMap<FastifyRequest, OpenSpan>();

    app.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions } = request;
      const route = routeOptions.url ?? 'none';
      const facts = { 'http.request.method': method, 'http.route': route };
      const name = `${method} ${route}`;
      const span =
        (isInternalCall() && currentSpan()?.begin(name, facts)) || tracer.begin(name, facts);
      spans.set(request, span);
      within(span, done);
    });

    // The events of a request's body run in the context that the request began in.
    app.addHook('preValidation', (request, _reply, done) => {
      within(spans.get(request), done);
    });

    app.addHook('onResponse', (request, { statusCode }, done) => {
      spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
      done();
    });
  },
  { name: 'request-spans' },
);
