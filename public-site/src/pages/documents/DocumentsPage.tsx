import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import type { PageHead } from '@charity-site/shell/contract';
import { Section, TextSkeleton } from '@charity-site/ui-kit';
import { PressContact } from '../../organisation/PressContact';
import { QueryView } from '../../components/list/QueryView';
import { ALL_ITEMS } from '../wholeList';
import { TEXT_WIDTH } from '../../components/measure';
import { PageTitle } from '../../components/PageTitle';
import { UntranslatedNotice } from '../../components/UntranslatedNotice';
import { DocumentRow } from './DocumentRow';

const Column = styled('div')(({ theme }) => ({
  maxWidth: TEXT_WIDTH,
  '& h1': { marginBottom: 8 },
  '& h1 + p': { ...theme.typography.subtitle1, margin: '0 0 24px' },
  '& h2': { ...theme.typography.h3, margin: '32px 0 12px' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
}));

const intro = () => t('Reports, statements and policies, to read or download.');

/** Title and description of the page. */
export const head = (): PageHead => ({
  title: t('Documents'),
  description: intro(),
  canonical: '/documents',
});

/** The documents of the organisation by year, newest first. */
export function DocumentsPage() {
  return (
    <Section>
      <Column>
        <PageTitle>{t('Documents')}</PageTitle>
        <p>{intro()}</p>
        <QueryView
          query={useQuery(documentsQuery(ALL_ITEMS))}
          prefix
          skeleton={<TextSkeleton lines={6} />}
          failure="Failed to fetch documents."
          empty="No documents yet"
        >
          {({ items }) => (
            <>
              <UntranslatedNotice of={items} />
              {[...new Set(items.map(({ year }) => year))].map((year) => (
                <section key={year} aria-label={year}>
                  <h2>{year}</h2>
                  <ul>
                    {items
                      .filter((document) => document.year === year)
                      .map((document) => (
                        <DocumentRow key={document._id} document={document} />
                      ))}
                  </ul>
                </section>
              ))}
            </>
          )}
        </QueryView>
        <PressContact />
      </Column>
    </Section>
  );
}
