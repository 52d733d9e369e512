import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { http } from '@charity-site/api-client/http';
import { useLocation } from 'react-router-dom';
import { editLinksAt } from './editLinks';

const Place = styled('aside')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.speedDial,
  insetInlineStart: 16,
  bottom: 16,
  maxWidth: 'calc(100vw - 32px)',
  ...theme.typography.body2,
  '& a, & summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 20px',
    color: theme.vars.palette.kit.onDeep,
    fontWeight: 600,
    textDecoration: 'none',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& > *': {
    '--kit-focus': theme.vars.palette.kit.onDeepAmber,
    borderRadius: 22,
    backgroundColor: theme.vars.palette.kit.deep,
    boxShadow: theme.vars.shadows[6],
  },
  '& ul': { margin: 0, padding: '0 0 8px', listStyle: 'none' },
  '@media print': { display: 'none' },
}));

/** Whether the page is a preview, or a part of a form: there is no way back from either. */
const isPreview = (search: string) => new URLSearchParams(search).has('draft') || window.self !== window.top;

/** The way from a public page to the forms of what it shows, for people who are signed in. */
export default function EditThis() {
  const { pathname, search } = useLocation();
  const { data: role } = useQuery({
    queryKey: ['role'],
    queryFn: async ({ signal }) =>
      (await http.get<{ admin: { role: string } }>('/auth/verify-token', { signal })).data.admin.role,
    staleTime: Infinity,
    retry: false,
  });
  const links = role && !isPreview(search) ? editLinksAt(pathname, role) : [];
  const [first] = links;
  if (!first) return null;
  return (
    <Place aria-label="Editing">
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
    </Place>
  );
}
