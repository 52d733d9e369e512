import { headingFit } from '@charity-site/ui-kit/theme';

interface PageTitleProps {
  /** The language of the title where it is not that of the page. */
  lang?: string;
  children: string;
}

/**
 * The heading of a page without a hero picture. It grows with the text size as far as its longest
 * word fits.
 */
export function PageTitle({ lang, children }: PageTitleProps) {
  return (
    <h1 lang={lang} dir="auto" style={headingFit(children)}>
      {children}
    </h1>
  );
}
