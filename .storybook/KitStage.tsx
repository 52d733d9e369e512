import { useColorScheme } from '@mui/material/styles';
import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { AppProviders } from '@charity-site/shell/providers';
import { pretendReducedMotion } from './reducedMotion';
import { StoryLink } from './StoryLink';

interface KitStageProps {
  scheme: 'light' | 'dark';
  reducedMotion: boolean;
  children: ReactNode;
}

function Scheme({ scheme }: { scheme: 'light' | 'dark' }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

/** The contexts that the shell gives every page, for a story; and the toolbar's choices. */
export function KitStage({ scheme, reducedMotion, children }: KitStageProps) {
  pretendReducedMotion(reducedMotion);
  return (
    <AppProviders linkComponent={StoryLink}>
      <Scheme scheme={scheme} />
      {/* The key restarts the story when the wish for motion changes: components read it when they mount. */}
      <Fragment key={String(reducedMotion)}>{children}</Fragment>
    </AppProviders>
  );
}
