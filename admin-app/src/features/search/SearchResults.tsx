import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResultOption } from './ResultOption';
import type { ResultSection } from './sections';

interface SearchResultsProps {
  id: string;
  sections: readonly ResultSection[];
  /** Key of the active result, which Enter opens. */
  activeKey: string | undefined;
  /** Returns a result's element id by its key. */
  idOf: (key: string) => string;
  onPoint: (key: string) => void;
  /** Called with the path of a clicked result. */
  onOpen: (href: string) => void;
}

/** A list box of grouped results. */
export function SearchResults({
  id,
  sections,
  activeKey,
  idOf,
  onPoint,
  onOpen,
}: SearchResultsProps) {
  return (
    <Box id={id} role="listbox" aria-label="Results">
      {sections.map(({ heading, results, hasMore }) => (
        <Box key={heading} role="group" aria-label={heading} sx={{ pt: 1 }}>
          <Typography
            role="presentation"
            variant="overline"
            sx={{ display: 'block', px: 1.5, color: 'kit.amberInk' }}
          >
            {heading}
          </Typography>
          {results.map((result) => (
            <ResultOption
              key={result.key}
              id={idOf(result.key)}
              result={result}
              active={result.key === activeKey}
              onPoint={() => onPoint(result.key)}
              onOpen={() => onOpen(result.href)}
            />
          ))}
          {hasMore && (
            <Typography
              role="presentation"
              variant="body2"
              sx={{ px: 1.5, py: 0.5, color: 'text.secondary' }}
            >
              More results. Add a word to narrow them down.
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
