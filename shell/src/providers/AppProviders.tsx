import { QueryClientProvider } from '@tanstack/react-query';
import { getQueryClient, t } from '@charity-site/api-client/http';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { KitProvider, type KitProviderProps } from '@charity-site/ui-kit/theme';
import { ToastProvider } from '@charity-site/ui-kit/toasts';

interface AppProvidersProps {
  /** The router and its pages. */
  children: ReactNode;
  /** The link that ui-kit's components render; the router's own unless there is no router. */
  linkComponent?: ElementType;
  /**
   * Another theme of ui-kit; the site's own unless a story or a test chooses the colour scheme
   * itself.
   */
  theme?: KitProviderProps['theme'];
}

/**
 * The contexts that the shell's contract promises every page: theme, links, words, query client and
 * toasts. The shell, a remote by itself, Storybook and the tests render the same ones, so that a
 * page never meets others than in production.
 */
export function AppProviders({ children, linkComponent = Link, theme }: AppProvidersProps) {
  return (
    <KitProvider linkComponent={linkComponent} theme={theme} words={t}>
      <QueryClientProvider client={getQueryClient()}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </KitProvider>
  );
}
