import { PageHero } from '@charity-site/ui-kit';

/** An address below the prefix that leads nowhere. */
export function NotFoundPage() {
  return (
    <PageHero title="Page not found">
      <p>The page may have moved, or the address may be mistyped.</p>
    </PageHero>
  );
}
