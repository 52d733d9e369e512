import { useColorScheme } from '@mui/material/styles';
import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { AppProviders } from '@charity-site/shell/providers';
import { createKitTheme } from '@charity-site/ui-kit/theme';
import { pretendReducedMotion } from './reducedMotion';
import { StoryLink } from './StoryLink';

interface StoryProvidersProps {
  scheme: 'light' | 'dark';
  reducedMotion: boolean;
  children: ReactNode;
}

/** The product's theme; an attribute chooses the scheme instead of the visitor's preference. */
const theme = createKitTheme('data-color-scheme');

function Scheme({ scheme }: { scheme: 'light' | 'dark' }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

/** Provides the shell's contexts to a story and applies the toolbar's settings. */
export function StoryProviders({ scheme, reducedMotion, children }: StoryProvidersProps) {
  pretendReducedMotion(reducedMotion);
  return (
    <AppProviders linkComponent={StoryLink} theme={theme}>
      <Scheme scheme={scheme} />
      {/* Remounts the story when the motion setting changes: components read it on mount. */}
      <Fragment key={String(reducedMotion)}>{children}</Fragment>
    </AppProviders>
  );
}
