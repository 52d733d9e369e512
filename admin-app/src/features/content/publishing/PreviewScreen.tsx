import { api } from '@charity-site/api-client';
import { useSearchParams } from 'react-router-dom';
import { LeavingScreen } from '../../../shared/layout/LeavingScreen';

/**
 * /admin/preview: opens the page of a writer's preview, the path in `page`, for people who are
 * signed in. The page that the server sends to others links here.
 */
export function PreviewScreen() {
  const [params] = useSearchParams();
  const page = params.get('page') ?? '';
  return (
    <LeavingScreen
      heading="Preview"
      open={api.previewSession}
      // Pages of this site only.
      href={/^\/(?![/\\])/.test(page) ? page : '/'}
      failure="Failed to open the preview."
    />
  );
}
