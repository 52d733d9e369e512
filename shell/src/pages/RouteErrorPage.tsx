import { onlineManager } from '@tanstack/react-query';
import { localizedPath } from '@charity-site/api-client/entities';
import { checkConnection, siteConfig, t } from '@charity-site/api-client/http';
import { isPrivate } from '@charity-site/registry';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { notePageFailure, RemoteUnavailableError } from '../remotes/loadRoutes';
import { Essentials } from './Essentials';
import { readSession, writeSession } from '../browser/sessionText';
import fallbackStyles from './fallback.css?raw';

/** Explanation of a failure: heading, sentence and effect of 'Try again'. */
interface Explanation {
  title: string;
  text: string;
  /**
   * Effect of 'Try again'; undefined when it cannot help. Files that failed to load need a reload,
   * because browsers cache the failure of a preloaded file and the registry may have changed.
   */
  retry?: 'navigate' | 'reload';
}

const isChunkError = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message));

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
  if (
    error instanceof RemoteUnavailableError ||
    (error instanceof Error && error.name === 'RegistryError')
  ) {
    return {
      title: 'This part of the site is unavailable',
      text: 'It could not be loaded just now. Please check your connection.',
      retry: 'reload',
    };
  }
  if (isChunkError(error)) {
    return {
      title: 'This page could not be loaded',
      text: 'Part of this page did not load. Please check your connection.',
      retry: 'reload',
    };
  }
  return {
    title: 'Something went wrong on this page',
    text: 'The rest of the site still works.',
    retry: 'navigate',
  };
};

/**
 * True if the page at this path may reload itself: once per tab and path, so that a missing file
 * causes no loop. False if session storage is unavailable.
 */
const claimReload = (path: string): boolean => {
  const key = `reloaded:${path}`;
  if (readSession(key)) return false;
  writeSession(key, 'once');
  return readSession(key) === 'once';
};

/** Reloads the page, unless offline: the browser's own error page would replace it. */
const reload = async (): Promise<void> => {
  if (await checkConnection()) window.location.reload();
};

/**
 * Error page for a part of the site that could not be loaded or threw while rendering: explanation,
 * 'Try again' and contact details. Same style as the fallback page in index.html.
 * @param within true inside a remote's layout, which has the header, menu, `main` and footer
 */
export function RouteErrorPage({ within = false }) {
  const Frame = within ? 'div' : 'main';
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const { retry, ...explained } = explain(error);
  const [title, text] = [t(explained.title), t(explained.text)];
  const { siteName, language } = siteConfig();
  const lost = isChunkError(error);

  useEffect(() => {
    document.title = `${title} – ${siteName}`;
  }, [title, siteName]);

  // A file of an old version may have been deleted. A reload gets the current version, or the
  // previous one after repeated failures.
  useEffect(() => {
    if (!lost) return;
    void checkConnection().then((online) => {
      if (!online) return;
      notePageFailure(location.pathname, error);
      if (claimReload(location.pathname)) window.location.reload();
    });
  }, [lost, error, location.pathname]);

  // Reload when the connection is back.
  useEffect(() => {
    if (retry !== 'reload') return;
    return onlineManager.subscribe((online) => {
      if (online) void reload();
    });
  }, [retry]);

  const tryAgain = () =>
    void (retry === 'reload' ? reload() : navigate(location, { replace: true }));

  return (
    <Frame className="failed" data-part-failed>
      {/* A rendered page has no fallback page, so it lacks these styles. */}
      <style>{fallbackStyles}</style>
      {!within && <p className="brand">{siteName}</p>}
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="actions">
          {retry && (
            <button type="button" onClick={tryAgain}>
              {t('Try again')}
            </button>
          )}
          <a href={localizedPath(language, '/')}>{t('Go to the home page')}</a>
          {isPrivate(location.pathname) && <a href="/releases">Go back to an earlier version</a>}
        </div>
        <Essentials />
      </div>
    </Frame>
  );
}
