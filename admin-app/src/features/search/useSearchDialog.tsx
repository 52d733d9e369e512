import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchDialog } from './SearchDialog';
import { useSearchShortcut } from './useSearchShortcut';

/** The search of the admin area: how it is opened, and its dialog. */
export function useSearchDialog() {
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [goingTo, setGoingTo] = useState<string>();
  // Closed in the render that shows what was chosen: closed earlier, its history entry would be
  // stepped back.
  const hasArrived = isOpen && goingTo === pathname + search;
  if (hasArrived) {
    setIsOpen(false);
    setGoingTo(undefined);
  }
  const open = () => setIsOpen(true);
  useSearchShortcut(open);
  return {
    open,
    // Not loaded on demand: what is typed right after the shortcut would be lost.
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
