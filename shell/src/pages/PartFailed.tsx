import { onlineManager } from '@tanstack/react-query';
import { checkConnection, siteConfig } from '@charity-site/api-client/http';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { notePageFailure, RemoteUnavailableError } from '../remotes/loadRoutes';
import { Essentials } from './Essentials';
import { claimReload } from './reloadOnce';

/** What a person is told about a failure: a heading, a sentence, and whether trying again can help. */
interface Explanation {
  title: string;
  text: string;
  /**
   * How 'Try again' asks again; undefined where nothing would change. What did not arrive needs a reload: the browser
   * answers the next request for a preloaded file with the failure it has kept, and the registry may have turned since.
   */
  retry?: 'navigate' | 'reload';
}

const isChunkError = (error: unknown) =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message));

const explain = (error: unknown): Explanation => {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { title: 'Page not found', text: 'There is no page at this address.' };
  }
  if (error instanceof RemoteUnavailableError && error.remote === 'admin-app') {
    return {
      title: 'The administrator area is unavailable',
      text: 'It could not be loaded just now. The public site is not affected.',
      retry: 'reload',
    };
  }
  if (error instanceof RemoteUnavailableError || (error instanceof Error && error.name === 'RegistryError')) {
    return {
      title: 'This part of the site is unavailable',
      text: 'It could not be loaded just now. Please check your connection.',
      retry: 'reload',
    };
  }
  if (isChunkError(error)) {
    return {
      title: 'This page could not be loaded',
      text: 'A file of the page did not arrive. Please check your connection.',
      retry: 'reload',
    };
  }
  return { title: 'Something went wrong on this page', text: 'The rest of the site still works.', retry: 'navigate' };
};

/** Reloads the page, but only where there is something to load it from: the browser's own page of a lost line helps nobody. */
const reload = async (): Promise<void> => {
  if (await checkConnection()) window.location.reload();
};

/**
 * The place of a part that could not be loaded or broke while it was shown: says what is unavailable, offers to try
 * again (a retry really asks again), and keeps the charity within reach. Its look is index.html's, where the same page
 * stands for the shell's own scripts.
 */
export function PartFailed() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const { title, text, retry } = explain(error);
  const { siteName } = siteConfig();
  const lost = isChunkError(error);

  useEffect(() => {
    document.title = `${title} – ${siteName}`;
  }, [title, siteName]);

  // A file of an old version may be gone for good; the page as it is now has its successor, or the one before.
  useEffect(() => {
    if (!lost) return;
    void checkConnection().then((online) => {
      if (!online) return;
      notePageFailure(location.pathname);
      if (claimReload(location.pathname)) window.location.reload();
    });
  }, [lost, location.pathname]);

  // What a lost line took opens by itself when it is back.
  useEffect(() => {
    if (retry !== 'reload') return;
    return onlineManager.subscribe((online) => {
      if (online) void reload();
    });
  }, [retry]);

  const tryAgain = () => void (retry === 'reload' ? reload() : navigate(location, { replace: true }));

  return (
    <main className="failed" data-part-failed>
      <p className="brand">{siteName}</p>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="actions">
          {retry && (
            <button type="button" onClick={tryAgain}>
              Try again
            </button>
          )}
          <a href="/">Go to the home page</a>
        </div>
        <Essentials />
      </div>
    </main>
  );
}
