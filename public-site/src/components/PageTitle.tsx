import { headingFit } from '@charity-site/ui-kit/theme';

interface PageTitleProps {
  /** Language of the title if it differs from the page. */
  lang?: string;
  children: string;
}

/**
 * Heading of a page without a hero picture. It grows with the text size until its longest word no
 * longer fits.
 */
export function PageTitle({ lang, children }: PageTitleProps) {
  return (
    <h1 lang={lang} dir="auto" style={headingFit(children)}>
      {children}
    </h1>
  );
}
