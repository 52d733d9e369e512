import { useQuery } from '@tanstack/react-query';
import { ownPageLinksQuery } from '@charity-site/api-client';
import { itemPagePath } from '@charity-site/api-client/entities';
import { EDITED_PAGES } from '../../shared/adminAreas';
import { PlainList } from '../../shared/layout/PlainList';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeader } from '../../shared/layout/ScreenHeader';
import { useRole } from '../../shared/session/useRole';
import { PageCard } from './PageCard';
import { partsFor } from './partsFor';

/**
 * /admin/pages: a miniature of every public page, with links to the screens that edit its parts.
 */
export function PagesScreen() {
  const role = useRole();
  const { data: ownPages = [] } = useQuery(ownPageLinksQuery());
  return (
    <Screen>
      <ScreenHeader heading="Pages">
        Find the page, then choose what you want to change on it.
      </ScreenHeader>
      <PlainList
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 3 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
        }}
      >
        {EDITED_PAGES.map((page) => ({ page, parts: partsFor(page, role) }))
          .filter(({ parts }) => parts.length > 0)
          .map(({ page, parts }) => (
            <PageCard key={page.title} page={page} parts={parts} />
          ))}
        {ownPages.map((own) => {
          const page = { title: own.title, path: itemPagePath('', own), parts: ['own-pages'] };
          const parts = partsFor(page, role, `?edit=${own._id}`);
          return <PageCard key={own._id} page={page} parts={parts} />;
        })}
      </PlainList>
    </Screen>
  );
}
