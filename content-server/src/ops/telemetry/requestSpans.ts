import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isInternalCall } from '../../http/plugins/internalCalls';
import { currentSpan, within, type OpenSpan } from '../../process/spans';
import type { Tracer } from './tracer';

/**
 * Traces each request: its route, its status and child spans. A call that a page makes is a child
 * span of the page.
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

    // Events of the body stream run in the context in which the request started.
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
