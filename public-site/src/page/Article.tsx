import { styled } from '@mui/material/styles';
import { pictureSource } from '@charity-site/api-client';
import type { PictureFacts, Translated } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import type { ReactNode } from 'react';
import { PageWidth, Picture, RichTextView, VisuallyHidden } from '@charity-site/ui-kit';
import { langOf } from './langOf';
import { Large } from './Large';
import { MEASURE } from './measure';
import { NextStep } from './NextStep';
import { PageTitle } from './PageTitle';
import { Untranslated } from './Untranslated';

export interface ArticleProps {
  title: string;
  /** Line above the title: a date, a category. */
  meta?: ReactNode;
  /** The item: its main picture, without which a placeholder shows, and the language of its words. */
  item: { image: string } & PictureFacts & Translated;
  /** Rich text as HTML. */
  html: string;
  /** Content between picture and text: dates, a location. */
  facts?: ReactNode;
  /** Content after the text, such as a button that leads to Get Involved. */
  action?: ReactNode;
}

const Head = styled('header')(({ theme }) => ({
  marginBottom: 'clamp(1.25rem, 3vw, 2rem)',
  '& > .meta': { ...theme.typography.overline, color: theme.vars.palette.kit.amberInk, marginBottom: 10 },
}));

/** A story, project or event: title, main picture, text, and what the reader can do. */
export function Article({ title, meta, item, html, facts, action }: ArticleProps) {
  return (
    <article>
      <Head>
        {meta && <div className="meta">{meta}</div>}
        <PageTitle lang={langOf(item, 'title')}>{title}</PageTitle>
      </Head>
      <Untranslated of={[item]} />
      <Large>
        <Picture
          {...(item.image ? pictureSource(item.image, item.imageAlt, item.imageFocus) : {})}
          alt={item.imageAlt ?? ''}
          ratio={16 / 9}
          sizes="(min-width: 1100px) 992px, (min-width: 640px) 576px, 92vw"
          priority
        />
      </Large>
      {facts && <div style={{ marginBottom: 28 }}>{facts}</div>}
      {/* Headings of the text start one level below the title. */}
      <VisuallyHidden as="h2">{t('Details')}</VisuallyHidden>
      <div lang={langOf(item, 'description', 'content')}>
        <RichTextView html={html} pictureFor={pictureSource} />
      </div>
      {action && <div style={{ marginTop: 32 }}>{action}</div>}
      <NextStep title={title} leadsToHelp={action !== undefined} />
    </article>
  );
}

/** Layout of a detail page, with a readable line length. */
export function ArticlePage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Column>{children}</Column>
    </Page>
  );
}

const Page = styled(PageWidth)({ paddingBlock: 'clamp(1rem, 2.5vw, 2rem) clamp(3rem, 6vw, 5rem)' });

const Column = styled('div')({ maxWidth: MEASURE, marginInline: 'auto' });
