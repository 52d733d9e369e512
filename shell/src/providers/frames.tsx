import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { AppProviders } from './AppProviders';

interface PageFrameProps {
  /** Emotion's cache, which collects the styles. */
  styles: EmotionCache;
  router: ReactNode;
  /** Browsers only. */
  connectionStatus?: ReactNode;
  /** Browsers only. */
  started?: ReactNode;
}

/**
 * A whole page, in the browser and on the server. `useId` depends on the number of siblings, so
 * browser-only elements are also siblings on the server, where they are undefined.
 */
export function PageFrame({ styles, router, connectionStatus, started }: PageFrameProps) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <AppProviders>
          {router}
          {connectionStatus}
          {started}
        </AppProviders>
      </CacheProvider>
    </StrictMode>
  );
}

interface RootFrameProps {
  head?: ReactNode;
  update?: ReactNode;
  widgets?: ReactNode;
}

/** The root route, in the browser and on the server. The server passes no props. */
export function RootFrame({ head, update, widgets }: RootFrameProps) {
  return (
    <>
      {head}
      <Outlet />
      {update}
      {widgets}
    </>
  );
}
