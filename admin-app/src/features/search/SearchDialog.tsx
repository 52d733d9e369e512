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

/** Steps of the arrow keys in the results. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Opening the dialog means typing, so the field has the focus at once. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/**
 * One search over everything in the admin area: a text field whose list box has the results. `onGo`
 * gets the address of the result that was chosen.
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
  const found = useSearchResults(typed);
  const navigate = useNavigate();
  const [titleId, listId] = [useId(), useId()];
  const isPhone = useIsMobile();
  useOpenDialog(true, onClose);

  const results = found.sections.flatMap((section) => section.results);
  // The first result is chosen until another one is.
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
    // Enter does not open results of an earlier text.
    if (event.key === 'Enter' && active && found.isAnswered(active)) {
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
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={titleId}
      // At the top, so that nothing moves when results come.
      slotProps={{ paper: { sx: isPhone ? {} : { mb: 'auto', mt: '10dvh', maxHeight: '75dvh' } } }}
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
      {/* Lets the keyboard scroll. */}
      <DialogContent
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        aria-busy={found.isSearching}
        sx={{ px: { xs: 1, sm: 2 }, pt: 0, pb: 2 }}
      >
        <Typography
          role="status"
          variant="body2"
          sx={{ px: 1, py: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {found.summary}
        </Typography>
        {found.hasFailed && <LoadError onRetry={found.retry}>Failed to search.</LoadError>}
        <SearchResults
          id={listId}
          sections={found.sections}
          activeKey={active?.key}
          idOf={idOf}
          onPoint={setChosen}
          onOpen={onGo}
        />
      </DialogContent>
    </Dialog>
  );
}
