import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCan } from '../../shared/session/useRole';
import { SearchDialog } from './SearchDialog';
import { useSearchShortcut } from './useSearchShortcut';

/**
 * The search dialog of the admin area, and the function that opens it; undefined for writers, who
 * search in their lists.
 */
export function useSearchDialog() {
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [goingTo, setGoingTo] = useState<string>();
  // Closed in the render that shows the chosen result. Closing it earlier would go back from its
  // history entry.
  const hasArrived = isOpen && goingTo === pathname + search;
  if (hasArrived) {
    setIsOpen(false);
    setGoingTo(undefined);
  }
  const canSearch = useCan('editContent');
  const open = () => setIsOpen(canSearch);
  useSearchShortcut(open);
  return {
    open: canSearch ? open : undefined,
    // Not loaded on demand: text typed right after the shortcut would be lost.
    dialog: isOpen && !hasArrived && (
      <SearchDialog
        onGo={setGoingTo}
        onClose={() => {
          setIsOpen(false);
          setGoingTo(undefined);
        }}
      />
    ),
  };
}
