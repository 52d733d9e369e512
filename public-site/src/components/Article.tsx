import { styled } from '@mui/material/styles';
import { pictureSource } from '@charity-site/api-client';
import type { PictureMetadata, Translated } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import type { ReactNode } from 'react';
import { PageWidth, Picture, RichTextView, VisuallyHidden } from '@charity-site/ui-kit';
import { langOf } from './langOf';
import { Large } from './Large';
import { WIDE_WIDTH, TEXT_WIDTH, SIDEBAR_QUERY } from './measure';
import { CallToAction } from './CallToAction';
import { PageTitle } from './PageTitle';
import { ProjectLink } from './ProjectLink';
import { UntranslatedNotice } from './UntranslatedNotice';

export interface ArticleProps {
  title: string;
  /** Line above the title: a date, a category. */
  meta?: ReactNode;
  /** The item: main picture (a placeholder shows without one), project, and untranslated fields. */
  item: { image: string; project?: string } & PictureMetadata & Translated;
  /** Rich text as HTML. */
  html: string;
  /** Content below the title: dates, a location. */
  facts?: ReactNode;
  /** True if "Get Involved" is the main call to action of the page. */
  involves?: boolean;
}

const Head = styled('header')(({ theme }) => ({
  marginBottom: 'clamp(1.25rem, 3vw, 2rem)',
  '& > .meta': {
    ...theme.typography.overline,
    color: theme.vars.palette.kit.amberInk,
    marginBottom: 10,
  },
  '& > .facts': { marginTop: 'clamp(0.75rem, 1.5vw, 1.25rem)' },
}));

/**
 * In wide windows the call to action is beside the text: together they are as wide as the picture.
 */
const Frame = styled('article')({
  maxWidth: WIDE_WIDTH,
  [SIDEBAR_QUERY]: {
    display: 'grid',
    gridTemplateColumns: `${TEXT_WIDTH} minmax(0, 1fr)`,
    columnGap: '4rem',
    '& > *': { gridColumn: '1 / -1' },
    '& > [data-part="text"]': { gridColumn: 1 },
    '& > section': { gridColumn: 2, alignSelf: 'start', marginTop: 0 },
  },
});

/** A story, project or event: title, main picture, text and call to action. */
export function Article({ title, meta, item, html, facts, involves = false }: ArticleProps) {
  return (
    <Frame>
      <Head>
        {meta && <div className="meta">{meta}</div>}
        <PageTitle lang={langOf(item, 'title')}>{title}</PageTitle>
        {facts && <div className="facts">{facts}</div>}
        {item.project && <ProjectLink id={item.project} />}
      </Head>
      <UntranslatedNotice of={[item]} />
      <Large as={item.imageCaption ? 'figure' : undefined}>
        <Picture
          {...(item.image ? pictureSource(item.image, item.imageAlt, item.imageFocus) : {})}
          alt={item.imageAlt ?? ''}
          ratio={16 / 9}
          sizes="(min-width: 1100px) 992px, 92vw"
          priority
        />
        {item.imageCaption && <figcaption>{item.imageCaption}</figcaption>}
      </Large>
      <div data-part="text">
        {/* Headings of the text start one level below the title. */}
        <VisuallyHidden as="h2">{t('Details')}</VisuallyHidden>
        <div lang={langOf(item, 'description', 'content')}>
          <RichTextView html={html} pictureFor={pictureSource} />
        </div>
      </div>
      <CallToAction title={title} involves={involves} />
    </Frame>
  );
}

/** Layout of a detail page, aligned with the left edge of the header. */
export const ArticlePage = styled(PageWidth)({
  paddingBlock: 'clamp(1rem, 2.5vw, 2rem) clamp(3rem, 6vw, 5rem)',
});
