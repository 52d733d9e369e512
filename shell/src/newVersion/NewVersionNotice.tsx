/** @jsxImportSource @emotion/react */
import type { CSSObject } from '@emotion/react';
import { useTheme, type Theme } from '@mui/material/styles';
import { checkConnection, t } from '@charity-site/api-client/http';
import { useEffect, useState } from 'react';
import { NoticeBar } from '../connection/NoticeBar';
import { mayReload } from './newerVersion';

/** Interval of the check for unsaved text, in milliseconds. */
const INTERVAL = 2_000;

const withButtons = (theme: Theme) => ({
  '& button': {
    ...(theme.typography.button as CSSObject),
    minHeight: 40,
    padding: theme.spacing(0.5, 2),
    borderRadius: 999,
    border: '1px solid transparent',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    outlineColor: theme.vars.palette.kit.onDeepAmber,
  },
  '& button:first-of-type': {
    backgroundColor: theme.vars.palette.kit.onDeepAmber,
    color: theme.vars.palette.kit.deep,
  },
});

/**
 * Offers to reload the page when a version was released while this tab was open. Hidden while a
 * form has unsaved text. Checks again before the reload, and never reloads offline.
 */
export default function NewVersionNotice() {
  const [offered, setOffered] = useState(mayReload);
  const [declined, setDeclined] = useState(false);
  const theme = useTheme();
  useEffect(() => {
    const timer = setInterval(() => setOffered(mayReload()), INTERVAL);
    return () => clearInterval(timer);
  }, []);

  const show = async () => {
    if (!(await checkConnection())) return;
    if (mayReload()) window.location.reload();
    else setOffered(false);
  };
  return (
    <div role="status">
      {offered && !declined && (
        <NoticeBar css={withButtons(theme)}>
          <p>{t('A new version of this site is ready.')}</p>
          <div>
            <button type="button" onClick={() => void show()}>
              {t('Reload')}
            </button>
            <button type="button" onClick={() => setDeclined(true)}>
              {t('Later')}
            </button>
          </div>
        </NoticeBar>
      )}
    </div>
  );
}
