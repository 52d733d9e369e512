import Button from '@mui/material/Button';
import { t } from '@charity-site/api-client/http';
import type { PageHead } from '@charity-site/shell/contract';
import { LakeScene, Section } from '@charity-site/ui-kit';
import { PageTitle } from '../../components/PageTitle';

/** Title of the page. */
export const head = (): PageHead => ({ title: t('Page not found'), missing: true });

/** Page for unknown paths. */
export function NotFoundPage() {
  return (
    <Section>
      <PageTitle>{t('Page not found')}</PageTitle>
      <p>{t('The page may have moved, or the address may be mistyped.')}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button href="/" variant="contained">
          {t('Go to the home page')}
        </Button>
        <Button href="/search" variant="outlined">
          {t('Search')}
        </Button>
      </div>
      <div
        style={{
          height: 'clamp(12rem, 30vw, 22rem)',
          marginTop: 40,
          borderRadius: 14,
          overflow: 'hidden',
        }}
      >
        <LakeScene />
      </div>
    </Section>
  );
}
