import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResultOption } from './ResultOption';
import type { ResultSection } from './sections';

interface FoundListProps {
  id: string;
  sections: readonly ResultSection[];
  /** Key of the result that Enter opens. */
  activeKey: string | undefined;
  /** The element's id of a result, by its key. */
  idOf: (key: string) => string;
  onPoint: (key: string) => void;
  /** Called when a result is clicked, which is a link. */
  onOpen: (href: string) => void;
}

/** The results in groups, as a list box. */
export function SearchResults({ id, sections, activeKey, idOf, onPoint, onOpen }: FoundListProps) {
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
