import { api } from '@charity-site/api-client';
import { LeavingScreen } from '../../shared/layout/LeavingScreen';

/** /admin/releases: redirects to /releases, which the server renders without this app. */
export function ReleasesScreen() {
  return (
    <LeavingScreen
      heading="Releases"
      open={api.releases.open}
      href="/releases"
      failure="Failed to open releases."
    />
  );
}
