import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError';
import { isMalformed } from '../http/addresses/malformedAddress';
import { languageOf, outsideLanguages } from '../http/addresses/pageLanguage';
import { pathOf } from '../http/addresses/pathOf';
import { wordingIn } from '../content/language/wording';
import type { shownRegistries, ShownRegistry } from '../releases/shown/shownRegistry';
import { sendCached } from './cache/sendCached';
import type { itemPreviewPages } from './itemPreviews/itemPreviewPages';
import type { overrides, Shown } from './overrides/overrides';
import type { previews } from './previews/previews';
import type { LiveShell } from './shell/liveShell';
import type { clientRendering, Visit } from './pages/clientRendering';
import { CLOSED_FOR, isClosed, plainClosedPage } from './pages/closedPage';
import type { closedPages, cachedPages } from './pages/cachedPages';
import { setPagePolicy } from './pages/pagePolicy';
import { notePageView } from './pages/pageView';
import { redirectAt } from './pages/redirectAt';
import { sendMoved } from './pages/sendMoved';
import { nameSpeculationRules } from './pages/speculationRules';

/** A request for a page. */
interface Asked {
  request: FastifyRequest<Visit>;
  reply: FastifyReply;
}

/** A request for a page, and the versions that it gets. */
interface Seen extends Asked {
  shell: LiveShell;
  /** Undefined before the first release. */
  chosen?: ShownRegistry;
  /** The versions with what this browser has in their place. */
  shown?: Shown;
  /** True when all parts come from the store, live or not. */
  isReleased: boolean;
  /** True when everybody gets these versions. */
  isLive: boolean;
}

/** One thing that a request for a page can be answered with. It sends nothing where that is something else. */
type Step<Kind> = (asked: Kind) => unknown;

interface PageContext {
  registry: () => Promise<ShownRegistry['registry'] | undefined>;
  shellOf: (registry: ShownRegistry['registry'] | undefined) => Promise<LiveShell | undefined>;
  shownFor: ReturnType<typeof shownRegistries>;
  local: ReturnType<typeof overrides>;
  preview: ReturnType<typeof previews>;
  itemPreviews: ReturnType<typeof itemPreviewPages>;
  cached: ReturnType<typeof cachedPages>;
  closed: ReturnType<typeof closedPages>;
  clientRendered: ReturnType<typeof clientRendering>;
}

/** Takes the steps until one has answered. @returns whether one has */
const isAnsweredBy = async <Kind extends Asked>(steps: readonly Step<Kind>[], asked: Kind): Promise<boolean> => {
  for (const step of steps) {
    await step(asked);
    if (asked.reply.sent) return true;
  }
  return false;
};

/** Answers requests for pages: the first step that has an answer gives it. */
export const pageSteps = (app: FastifyInstance, context: PageContext) => {
  const { registry, shellOf, shownFor, local, preview, itemPreviews, cached, closed, clientRendered } = context;

  /** The administrator's pages are in one language. */
  const redirected: Step<Asked> = ({ request, reply }) => {
    const address = outsideLanguages(request);
    return address === undefined ? undefined : reply.redirect(address, 302);
  };

  const previewOpened: Step<Asked> = ({ request, reply }) => preview.opened(request, reply);

  const itemPreviewed: Step<Asked> = ({ request, reply }) => itemPreviews.opened(request, reply);

  const seenBy = async ({ request, reply }: Asked): Promise<Seen> => {
    const chosen = await shownFor(request, await registry(), reply);
    const shell = await shellOf(chosen?.registry);
    if (!shell) throw new HttpError(503, 'The website has not been built yet. Please try again in a minute.');
    const shown = chosen?.stored ? preview.shown(chosen) : chosen && local.shown(request, reply, chosen.registry);
    const isReleased = shown?.remotes === chosen?.registry && !isMalformed(request);
    return { request, reply, chosen, shell, shown, isReleased, isLive: isReleased && !chosen?.stored };
  };

  const overrideAsked: Step<Seen> = ({ request, reply, chosen }) =>
    chosen?.stored ? undefined : local.asked(request, reply, chosen?.registry);

  /** The page as browsers render it: development and the smoke test show a remote that the server does not have. */
  const plainAsked: Step<Seen> = ({ request, reply, shell, shown }) =>
    request.headers['x-rendering'] === 'off' ? clientRendered(request, reply, shell, shown) : undefined;

  /** The notice in place of a remote that is switched off. */
  const closedFor: Step<Seen> = async ({ request, reply, chosen, isLive }) => {
    if (!chosen || !isLive || !isClosed(chosen.registry, pathOf(request))) return undefined;
    reply.header('retry-after', CLOSED_FOR);
    const language = languageOf(request);
    const page = await closed(chosen.registry, language);
    if (page) return sendCached(request, reply, { ...page, status: 503 }, 'no-store');
    reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(plainClosedPage(await app.organisation(language), await wordingIn(language)));
  };

  /** The page that the server renders, or where it is instead. */
  const rendered: Step<Seen> = async ({ request, reply, chosen, shown, isReleased, isLive }) => {
    if (!chosen || !isReleased) return undefined;
    if (isLive) notePageView(app, request, chosen.registry);
    const page = await cached(request, reply, { ...chosen, end: shown?.banner });
    if (!page) return undefined;
    const to = page.status === 404 ? await redirectAt(app, request) : page.location;
    if (to !== undefined)
      return sendMoved(request, reply, { status: page.location === undefined ? 301 : page.status, location: to });
    setPagePolicy(reply, chosen.registry, pathOf(request));
    return chosen.stored
      ? sendCached(request, reply, page, 'no-store')
      : sendCached(request, nameSpeculationRules(reply), page);
  };

  const fallback: Step<Seen> = ({ request, reply, shell, shown }) => clientRendered(request, reply, shell, shown);

  return async (request: FastifyRequest<Visit>, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = { request, reply };
    if (await isAnsweredBy([redirected, previewOpened, itemPreviewed], asked)) return reply;
    const steps = [overrideAsked, plainAsked, closedFor, rendered, fallback];
    await isAnsweredBy(steps, await seenBy(asked));
    return reply;
  };
};
