import { localizedPath, LANGUAGES } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import { useLocation, useParams } from 'react-router-dom';

interface LanguageLinksProps {
  /** True to include the current language. */
  withCurrent?: boolean;
}

/**
 * Links to this page in the other languages, each named in its own language. Plain links, because
 * each language is a separate document.
 */
export function LanguageLinks({ withCurrent = false }: LanguageLinksProps) {
  const { pathname, search } = useLocation();
  const { language } = siteConfig();
  // The not-found page has no counterpart in other languages.
  const isMissing = useParams()['*'] !== undefined;
  const path = isMissing ? '/' : pathname + search;
  return LANGUAGES.map(({ code, name }) =>
    code === language ? (
      withCurrent && (
        <strong key={code} aria-current="true">
          {name}
        </strong>
      )
    ) : (
      <a key={code} href={localizedPath(code, path)} lang={code} hrefLang={code}>
        {name}
      </a>
    ),
  );
}
