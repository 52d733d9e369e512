import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { SITE_SEARCH_MAX } from '@charity-site/api-client/entities';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadError, useOpenDialog } from '@charity-site/ui-kit';
import { useIsMobile } from '../../shared/layout/useIsMobile';
import { SearchResults } from './SearchResults';
import { useSearchResults } from './useSearchResults';

/** Steps of the arrow keys. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Focuses the field, because opening the dialog means typing. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/**
 * Search of the whole admin area: a combobox with its results.
 * @param onGo called with the path of the chosen result
 */
export function SearchDialog({
  onGo,
  onClose,
}: {
  onGo: (href: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const search = useSearchResults(typed);
  const navigate = useNavigate();
  const [titleId, listId] = [useId(), useId()];
  const isMobile = useIsMobile();
  useOpenDialog(true, onClose);

  const results = search.sections.flatMap((section) => section.results);
  // By default the first result is active.
  const at = Math.max(
    0,
    results.findIndex(({ key }) => key === chosen),
  );
  const active = results[at];
  const idOf = (key: string) => `${listId}-${key}`;

  const pressed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && results.length > 0) {
      event.preventDefault();
      setChosen(results[(at + step + results.length) % results.length]?.key ?? '');
    }
    // Enter opens no results of an earlier text.
    if (event.key === 'Enter' && active && search.isUpToDate(active)) {
      event.preventDefault();
      onGo(active.href);
      void navigate(active.href);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isMobile}
      maxWidth="sm"
      aria-labelledby={titleId}
      // Aligned to the top, so that results do not move the dialog.
      slotProps={{ paper: { sx: isMobile ? {} : { mb: 'auto', mt: '10dvh', maxHeight: '75dvh' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: { xs: 2, sm: 3 }, pr: 1, pt: 1 }}>
        <DialogTitle id={titleId} variant="h5" sx={{ flex: 1, p: 0 }}>
          Search everything
        </DialogTitle>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          Close
        </Button>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
        <OutlinedInput
          fullWidth
          inputRef={focus}
          value={typed}
          placeholder="Titles, texts, names..."
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen('');
          }}
          onKeyDown={pressed}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': 'Search everything',
              'aria-autocomplete': 'list',
              'aria-expanded': results.length > 0,
              'aria-controls': listId,
              'aria-activedescendant': active && idOf(active.key),
              autoComplete: 'off',
              enterKeyHint: 'go',
              maxLength: SITE_SEARCH_MAX,
            },
          }}
        />
      </Box>
      {/* Focusable, so that the keyboard can scroll it. */}
      <DialogContent
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        aria-busy={search.isSearching}
        sx={{ px: { xs: 1, sm: 2 }, pt: 0, pb: 2 }}
      >
        <Typography
          role="status"
          variant="body2"
          sx={{ px: 1, py: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {search.summary}
        </Typography>
        {search.hasFailed && <LoadError onRetry={search.retry}>Failed to search.</LoadError>}
        <SearchResults
          id={listId}
          sections={search.sections}
          activeKey={active?.key}
          idOf={idOf}
          onPoint={setChosen}
          onOpen={onGo}
        />
      </DialogContent>
    </Dialog>
  );
}
