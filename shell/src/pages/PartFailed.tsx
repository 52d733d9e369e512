import { styled } from '@mui/material/styles';
import { siteConfig } from 'api-client/http';
import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { notePageFailure, RemoteUnavailableError } from '../remotes/loadRoutes';
import { ReachUs } from './ReachUs';
import { claimReload } from './reloadOnce';

const reach = () => <ReachUs {...siteConfig()} />;

const Essentials = lazy(() =>
  import(/* webpackChunkName: "late-essentials" */ './Essentials').catch(() => ({ default: reach })),
);

const Frame = styled('main')(({ theme }) => ({
  minHeight: '100vh',
  display: 'grid',
  placeContent: 'center',
  padding: theme.spacing(4, 2.5),
  background: (theme.vars ?? theme).palette.background.default,
  '& > div': { maxWidth: '36rem' },
  '& h1': { ...theme.typography.h2, margin: theme.spacing(0, 0, 2) },
  '& h2': { ...theme.typography.h5, margin: theme.spacing(3, 0, 1.5) },
  '& p': { ...theme.typography.body1, margin: theme.spacing(0, 0, 2) },
  '& dl': { ...theme.typography.body1, display: 'grid', gap: theme.spacing(1), margin: 0 },
  '& dt': { ...theme.typography.caption, color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 650, overflowWrap: 'anywhere' },
}));

// Not MUI's button: this page must be there when nothing else can be loaded, and every visitor carries it along.
const Action = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: theme.spacing(1, 2.5),
  borderRadius: theme.shape.borderRadius,
  border: '1px solid currentColor',
  color: (theme.vars ?? theme).palette.primary.main,
  background: 'none',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[type="button"]': {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    background: (theme.vars ?? theme).palette.primary.main,
  },
}));

const Actions = styled('p')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

/** What a person is told about a failure: a heading, a sentence, and whether trying again can help. */
interface Explanation {
  title: string;
  text: string;
  /**
   * How 'Try again' asks again; undefined where nothing would change. What did not arrive needs a reload: the browser
   * answers the next request for a preloaded file with the failure it has kept, and the registry may have turned since.
   */
  retry?: 'navigate' | 'reload';
  /** The public site itself is gone: what visitors need most stands here instead. */
  essentials?: boolean;
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
      essentials: true,
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

/**
 * The place of a part that could not be loaded or broke while it was shown: says what is unavailable, offers to try
 * again (a retry really asks again), and keeps the charity within reach by phone and e-mail.
 */
export const PartFailed = () => {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const { title, text, retry, essentials } = explain(error);
  const { siteName } = siteConfig();
  const lost = isChunkError(error);

  useEffect(() => {
    document.title = `${title} – ${siteName}`;
  }, [title, siteName]);

  // A file of an old version may be gone for good; the page as it is now has its successor, or the one before.
  useEffect(() => {
    if (!lost) return;
    notePageFailure(location.pathname);
    if (claimReload(location.pathname)) window.location.reload();
  }, [lost, location.pathname]);

  const tryAgain = () => {
    if (retry === 'reload') window.location.reload();
    else void navigate(location, { replace: true });
  };

  return (
    <Frame data-part-failed>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <Actions>
          {retry && (
            <Action as="button" type="button" onClick={tryAgain}>
              Try again
            </Action>
          )}
          <Action href="/">Go to the home page</Action>
        </Actions>
        {essentials ? (
          <Suspense fallback={reach()}>
            <Essentials />
          </Suspense>
        ) : (
          reach()
        )}
      </div>
    </Frame>
  );
};
