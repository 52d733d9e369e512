import { PageHero } from '@charity-site/ui-kit';

/** Page for unknown paths below the prefix. */
export function NotFoundPage() {
  return (
    <PageHero title="Page not found">
      <p>The page may have moved, or the address may be mistyped.</p>
    </PageHero>
  );
}
