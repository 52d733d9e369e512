import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { pictureSource, singletonQuery } from '@charity-site/api-client';
import { DEFAULT_LANGUAGE, type Policy, type Translated } from '@charity-site/api-client/entities';
import { siteConfig, t } from '@charity-site/api-client/http';
import type { ReactNode } from 'react';
import { RichTextView, Section, TextSkeleton } from '@charity-site/ui-kit';
import { QueryView } from '../../components/list/QueryView';
import { formatDay } from '../../dates/format';
import { langOf } from '../../components/langOf';
import { TEXT_WIDTH } from '../../components/measure';
import { PageTitle } from '../../components/PageTitle';
import { UntranslatedNotice } from '../../components/UntranslatedNotice';

const Column = styled('div')({ maxWidth: TEXT_WIDTH, '& h1': { marginBottom: 16 } });

interface PolicyPageProps {
  title: string;
  path: 'privacy' | 'safeguarding' | 'accessibility';
  /** In English: 'Failed to fetch …' with a period. */
  failure: string;
  /** Default HTML in English if no text is stored. */
  fallback: string;
  /** Content between the heading and the text. */
  before?: ReactNode;
  /** Content below the text. */
  after?: ReactNode;
}

/** A stored policy or the default one, which has no `updatedAt`. */
type ShownPolicy = Policy & Translated & { updatedAt?: string };

/** The default policy, which is in English on pages in all languages. */
const defaultPolicy = (text: string): ShownPolicy =>
  siteConfig().language === DEFAULT_LANGUAGE ? { text } : { text, untranslated: ['text'] };

/** A policy page: one rich text. */
export function PolicyPage({ title, path, failure, fallback, before, after }: PolicyPageProps) {
  return (
    <Section>
      <Column>
        <PageTitle>{title}</PageTitle>
        {before}
        <QueryView
          query={useQuery(singletonQuery(path))}
          prefix
          skeleton={<TextSkeleton lines={10} />}
          failure={failure}
        >
          {(stored) => {
            const policy: ShownPolicy = stored?.text ? stored : defaultPolicy(fallback);
            return (
              <>
                <UntranslatedNotice of={[policy]} />
                <div lang={langOf(policy, 'text')}>
                  <RichTextView html={policy.text} pictureFor={pictureSource} />
                </div>
                {policy.updatedAt && (
                  <p>{t('Last changed on {day}', { day: formatDay(policy.updatedAt) })}</p>
                )}
              </>
            );
          }}
        </QueryView>
        {after}
      </Column>
    </Section>
  );
}
