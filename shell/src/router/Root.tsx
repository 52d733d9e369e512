import { siteConfig } from '@charity-site/api-client/http';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { DocumentHead } from '../head/DocumentHead';
import { RootFrame } from '../providers/frames';
import { useNewVersion } from '../newVersion/useNewVersion';
import { useScrollPosition } from './useScrollPosition';
import { whenIdle } from './whenIdle';

// In an old tab the file of this chunk may be missing; then no new version is offered.
const NewVersionNotice = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "late-update-offer" */ '../newVersion/NewVersionNotice').catch(
    () => ({
      default: () => null,
    }),
  ),
);

const Widgets = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "late-widgets" */ '../widgets/Widgets').catch(() => ({
    default: () => null,
  })),
);

/**
 * Parent of every remote's layout: updates the document's head, and renders the notice of a new
 * version and the widgets in slots.
 */
export function Root() {
  useScrollPosition();
  const outdated = useNewVersion();
  const [hasWidgets, setWidgets] = useState(false);
  useEffect(() => {
    // Widgets of other remotes load after the page is hydrated.
    if (siteConfig().contributions?.widgets) whenIdle(() => setWidgets(true));
  }, []);
  return (
    <RootFrame
      head={<DocumentHead />}
      update={
        outdated && (
          <Suspense>
            <NewVersionNotice />
          </Suspense>
        )
      }
      widgets={
        hasWidgets && (
          <Suspense>
            <Widgets />
          </Suspense>
        )
      }
    />
  );
}
