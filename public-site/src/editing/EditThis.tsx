import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { ownPageQuery } from '@charity-site/api-client';
import { http } from '@charity-site/api-client/http';
import { useLocation } from 'react-router-dom';
import { PageWidth } from '@charity-site/ui-kit';
import { editLinksAt } from './editLinks';

/** Height of the bar, in px. */
const HEIGHT = 44;

// A sticky bar below the footer: at the end of the page it covers nothing.
const Bar = styled('aside')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.speedDial,
  borderTop: `1px solid ${theme.vars.palette.kit.onDeepAmber}`,
  backgroundColor: theme.vars.palette.kit.deep,
  ...theme.typography.body2,
  '& a, & summary': {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: HEIGHT,
    color: theme.vars.palette.kit.onDeep,
    fontWeight: 600,
    textDecoration: 'none',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '@media print': { display: 'none' },
}));

/** Keeps focused elements from being scrolled under the bar. */
const AboveBar = <GlobalStyles styles={{ html: { '--kit-covered-bottom': `${HEIGHT + 16}px` } }} />;

/** True in a preview, and in a frame of the admin area: neither can link back to a form. */
const isPreview = (search: string) =>
  new URLSearchParams(search).has('draft') || window.self !== window.top;

/** Links from a public page to the admin forms of its content, for people who are signed in. */
export default function EditThis() {
  const { pathname, search } = useLocation();
  const { data: role } = useQuery({
    queryKey: ['role'],
    queryFn: async ({ signal }) =>
      (await http.get<{ admin: { role: string } }>('/auth/verify-token', { signal })).data.admin
        .role,
    staleTime: Infinity,
    retry: false,
  });
  // Only from the cache: the page itself fetches it.
  const { data: ownPage } = useQuery({ ...ownPageQuery(pathname.slice(1)), enabled: false });
  const links = role && !isPreview(search) ? editLinksAt(pathname, role, ownPage?._id) : [];
  const [first] = links;
  if (!first) return null;
  return (
    <Bar aria-label="Editing" data-sticks>
      {AboveBar}
      <PageWidth>
        {links.length === 1 ? (
          <a href={first.href}>Edit this</a>
        ) : (
          <details key={pathname}>
            <summary>Edit this</summary>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </PageWidth>
    </Bar>
  );
}
