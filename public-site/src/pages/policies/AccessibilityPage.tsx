import { DEFAULT_ACCESSIBILITY } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import type { PageHead } from '@charity-site/shell/contract';
import { ContactBlock } from './ContactBlock';
import { PolicyPage } from './PolicyPage';

/** Title and description of the page. */
export const head = (): PageHead => ({
  title: t('Accessibility'),
  description: t('What everybody can use on this website, and what does not work yet.'),
  canonical: '/accessibility',
});

/** The accessibility statement, with the contact methods. */
export function AccessibilityPage() {
  return (
    <PolicyPage
      title={t('Accessibility')}
      path="accessibility"
      failure="Failed to fetch accessibility page."
      fallback={DEFAULT_ACCESSIBILITY}
      after={
        <ContactBlock
          title={t('Tell us')}
          text={t('Does something not work for you? Call us or write to us.')}
        />
      }
    />
  );
}
