import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import plugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

const PLAYERS = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
];

/** Scripts only from this origin, none inline; inline styles are allowed for emotion. */
const OPTIONS: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      // Only the video players of rich text can be framed (docs/product.md 6.6).
      frameSrc: PLAYERS,
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // YouTube's player needs the referrer.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: false,
  // For Internet Explorer and Flash.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
};

/** Responses that cannot run anything, unlike an SVG picture. */
const INERT = /^(?:font|image)\/(?!svg)/;

/** The headers that inert responses need; a page requests many of them. */
const FOR_INERT = new Set(['cross-origin-resource-policy', 'x-content-type-options']);

/** Features of devices that no page uses. Video players may play and fill the screen. */
const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The headers that helmet sets, computed once: they are the same for every response. */
const headersOf = (options: HelmetOptions): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error instanceof Error ? error : new Error(String(error));
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
};

/** Adds the security headers to every response; pictures and fonts get those that they need. */
export const security = plugin(
  async (app) => {
    const headers = { ...headersOf(OPTIONS), 'permissions-policy': PERMISSIONS };
    const forDocuments = Object.keys(headers).filter((name) => !FOR_INERT.has(name));
    app.addHook('onRequest', (request, reply, done) => {
      void reply.headers(headers);
      // HSTS only behind https (TRUST_PROXY), because over plain http it would lock visitors out.
      if (request.protocol === 'https')
        void reply.header('strict-transport-security', 'max-age=31536000');
      done();
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (INERT.test(String(reply.getHeader('content-type'))))
        for (const name of forDocuments) reply.removeHeader(name);
      done(null, payload);
    });
  },
  { name: 'security' },
);
