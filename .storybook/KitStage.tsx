import { useColorScheme } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { ToastProvider } from '@charity-site/ui-kit/toasts';
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

/** What the shell gives every page, for a single story: theme, base styles, toasts; and the toolbar's choices. */
export function KitStage({ scheme, reducedMotion, children }: KitStageProps) {
  pretendReducedMotion(reducedMotion);
  return (
    <KitProvider linkComponent={StoryLink}>
      <Scheme scheme={scheme} />
      {/* A changed wish for motion starts the story anew: parts read it when they mount. */}
      <ToastProvider key={String(reducedMotion)}>{children}</ToastProvider>
    </KitProvider>
  );
}
