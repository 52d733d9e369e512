import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { Glyph, PageWidth } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { LocalizedText } from '../components/LocalizedText';
import { NOTICE_ID } from './measures';

const Background = styled('section')(({ theme }) => ({
  paddingBlock: 10,
  backgroundColor: theme.vars.palette.kit.wash,
  ...theme.typography.body2,
  '&[data-kind="warning"]': {
    '--kit-focus': theme.vars.palette.kit.onAmber,
    backgroundColor: theme.vars.palette.kit.amber,
    color: theme.vars.palette.kit.onAmber,
  },
  '& p': { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', fontWeight: 650 },
}));

const Row = styled(PageWidth)({ display: 'flex', gap: 10 });

/** Interval in ms at which an open page looks if its notice has ended. */
const END_CHECK = 10_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, END_CHECK);
  return () => clearInterval(timer);
};

/**
 * The notice above every page; nothing without one. It is read again when the visitor returns to
 * the window, and disappears at its end, also from a page that the service worker has cached.
 */
export function Notice() {
  const { data: notice } = useQuery({ ...singletonQuery('notice'), refetchOnWindowFocus: true });
  const hasEnded = useSyncExternalStore(
    subscribe,
    () => notice != null && Date.parse(notice.until) <= Date.now(),
    () => false,
  );
  if (!notice || hasEnded) return null;
  const isWarning = notice.kind === 'warning';
  return (
    <Background id={NOTICE_ID} aria-label={t('Notice')} data-kind={notice.kind} data-print="no">
      <Row>
        <Glyph name={isWarning ? 'warning' : 'info'} size="1.4em" />
        <p>
          <strong>{isWarning ? t('Warning') : t('Please note')}:</strong>{' '}
          <LocalizedText of={notice} field="text" />
          {notice.link && (
            <>
              {' '}
              <Anchor href={notice.link}>{t('Read More')}</Anchor>
            </>
          )}
        </p>
      </Row>
    </Background>
  );
}
