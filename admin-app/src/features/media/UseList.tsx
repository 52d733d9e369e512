import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PictureUse } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { hrefOfUse, textOfUse } from '../../shared/library/libraryTexts';

/** Number of uses listed by default. */
const LISTED_USES = 5;

interface UseListProps {
  uses: readonly PictureUse[];
  /** Number of uses listed; the rest is only counted. */
  max?: number;
  /** Words before the list. */
  children: ReactNode;
}

/** The places that use a picture, as links to their screens. */
export function UseList({ uses, max = LISTED_USES, children }: UseListProps) {
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {children}
      <Box
        component="ul"
        sx={{ m: 0, pl: { xs: 0, md: 2.5 }, listStyle: { xs: 'none', md: 'disc' } }}
      >
        {uses.slice(0, max).map((use) => {
          const href = hrefOfUse(use);
          return (
            <li key={`${use.list}/${use.item}`}>
              {href ? (
                <Link
                  component={RouterLink}
                  to={href}
                  sx={{
                    display: { xs: 'inline-block', md: 'inline' },
                    py: { xs: 1.375, md: 0.25 },
                  }}
                >
                  {textOfUse(use)}
                </Link>
              ) : (
                textOfUse(use)
              )}
            </li>
          );
        })}
        {uses.length > max && <li>and {uses.length - max} more</li>}
      </Box>
    </Typography>
  );
}
