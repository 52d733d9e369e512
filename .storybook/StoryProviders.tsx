import { useColorScheme } from '@mui/material/styles';
import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { AppProviders } from '@charity-site/shell/providers';
import { createKitTheme } from '@charity-site/ui-kit/theme';
import { pretendReducedMotion } from './reducedMotion';
import { StoryLink } from './StoryLink';

interface KitStageProps {
  scheme: 'light' | 'dark';
  reducedMotion: boolean;
  children: ReactNode;
}

/** The product's theme, with the scheme of the toolbar instead of the visitor's. */
const theme = createKitTheme('data-color-scheme');

function Scheme({ scheme }: { scheme: 'light' | 'dark' }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

/** The contexts that the shell gives every page, for a story; and the toolbar's choices. */
export function StoryProviders({ scheme, reducedMotion, children }: KitStageProps) {
  pretendReducedMotion(reducedMotion);
  return (
    <AppProviders linkComponent={StoryLink} theme={theme}>
      <Scheme scheme={scheme} />
      {/* The key restarts the story when the wish for motion changes: components read it when they
           mount. */}
      <Fragment key={String(reducedMotion)}>{children}</Fragment>
    </AppProviders>
  );
}
