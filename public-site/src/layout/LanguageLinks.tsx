import { isNotFound, ownPageQuery } from '@charity-site/api-client';
import { localizedPath, LANGUAGES } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import { useQuery } from '@tanstack/react-query';
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
  const { '*': unknownPath, id = '' } = useParams();
  const ownPage = useQuery({ ...ownPageQuery(id), enabled: id !== '' && pathname === `/${id}` });
  // The not-found page, also that of a path at the root, has no counterpart in other languages.
  const isMissing = unknownPath !== undefined || isNotFound(ownPage.error);
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
