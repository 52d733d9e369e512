import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import { Disclosure } from '../layout/Disclosure';
import { visitorsStillSee } from './visitorsStillSee';

/** A box that says what visitors still see of samples and gaps, each with a link to the screen that mends it. */
export function VisitorsStillSee() {
  const { data } = useQuery(dashboardQuery());
  const seen = data ? visitorsStillSee(data) : [];
  if (seen.length === 0) return null;
  const things = seen.length === 1 ? 'one thing that is' : `${seen.length} things that are`;
  return (
    <Disclosure summary={`Visitors still see ${things} not yours`} tinted>
      <Box component="ul" sx={{ m: 0, pb: 1.5, pl: 2.5 }}>
        {seen.map(({ text, href }) => (
          <li key={text}>
            <Link href={href} sx={{ display: 'inline-block', py: 1 }}>
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}
