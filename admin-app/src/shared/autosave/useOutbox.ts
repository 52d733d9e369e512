import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendTexts } from './texts';

/** Interval of sending what was typed, in milliseconds. */
const SEND_EVERY = 10_000;

/**
 * On every screen: sends unsaved texts that the server never had, also those of forms that closed
 * without a connection.
 */
export function useOutbox(): void {
  useQuery({
    queryKey: ['sent texts'],
    queryFn: sendTexts,
    refetchInterval: SEND_EVERY,
    networkMode: 'online',
    notifyOnChangeProps: [],
  });
  // Phones end hidden pages without a further event.
  useEffect(() => {
    const changing = () => void sendTexts();
    document.addEventListener('visibilitychange', changing);
    return () => document.removeEventListener('visibilitychange', changing);
  }, []);
}
