import { QueryClientProvider } from '@tanstack/react-query';
import { getQueryClient, t } from '@charity-site/api-client/http';
import type { ElementType, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { KitProvider, type KitProviderProps } from '@charity-site/ui-kit/theme';
import { ToastProvider } from '@charity-site/ui-kit/toasts';

/** The router's link without `data-discover`, which only its framework mode reads. */
function PageLink(props: LinkProps) {
  return <Link {...props} discover="none" />;
}

interface AppProvidersProps {
  /** The router and its pages. */
  children: ReactNode;
  /** The link component of ui-kit; by default the router's. */
  linkComponent?: ElementType;
  /** Overrides the site's theme, such as with the colour scheme of a story or test. */
  theme?: KitProviderProps['theme'];
}

/**
 * The contexts that the shell's contract guarantees to every page: theme, links, translated texts,
 * query client and toasts. The shell, standalone remotes, Storybook and tests all render this
 * component, so that pages run in the same contexts as in production.
 */
export function AppProviders({ children, linkComponent = PageLink, theme }: AppProvidersProps) {
  return (
    <KitProvider linkComponent={linkComponent} theme={theme} words={t}>
      <QueryClientProvider client={getQueryClient()}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </KitProvider>
  );
}
