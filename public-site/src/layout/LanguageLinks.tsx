import { addressIn, LANGUAGES } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import { useLocation, useParams } from 'react-router-dom';

interface LanguageLinksProps {
  /** True to name the language of this page, too, in its place among the others. */
  withCurrent?: boolean;
}

/**
 * Links to this page in the other languages, each named in its own. A page in another language is
 * another document.
 */
export function LanguageLinks({ withCurrent = false }: LanguageLinksProps) {
  const { pathname, search } = useLocation();
  const { language } = siteConfig();
  // All addresses without a page show the same one.
  const isMissing = useParams()['*'] !== undefined;
  const address = isMissing ? '/' : pathname + search;
  return LANGUAGES.map(({ code, name }) =>
    code === language ? (
      withCurrent && (
        <strong key={code} aria-current="true">
          {name}
        </strong>
      )
    ) : (
      <a key={code} href={addressIn(code, address)} lang={code} hrefLang={code}>
        {name}
      </a>
    ),
  );
}
