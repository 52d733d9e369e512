import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { siteConfig, t } from '@charity-site/api-client/http';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { ShareButtons } from '@charity-site/ui-kit';
import { GET_HELP } from '../content/navigation';

const Frame = styled('section')(({ theme }) => ({
  marginTop: 40,
  padding: 'clamp(18px, 3vw, 28px)',
  borderRadius: 14,
  outline: '1px solid transparent',
  backgroundColor: theme.vars.palette.kit.wash,
  '& > h2': { ...theme.typography.h4, margin: '0 0 14px' },
  '& > p': { ...theme.typography.subtitle2, margin: '22px 0 10px' },
}));

const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 4px' });

interface CallToActionProps {
  /** Title of the page, for sharing. */
  title: string;
  /**
   * True if the filled button is "Get Involved", as on events and projects; false for "How to
   * give".
   */
  involves: boolean;
}

/**
 * Next steps for a reader: give, help, get help and share. One button is filled, the others are
 * links.
 */
export function CallToAction({ title, involves }: CallToActionProps) {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <Frame aria-labelledby={id} data-print="no">
      <h2 id={id}>{t('What you can do')}</h2>
      <Links>
        {involves && (
          <Button href="/get-involved" variant="contained" size="large">
            {t('Get Involved')}
          </Button>
        )}
        <Button href="/donate" variant={involves ? 'text' : 'contained'}>
          {t('How to give')}
        </Button>
        {!involves && <Button href="/get-involved">{t('Ways to help')}</Button>}
        <Button href={GET_HELP.href}>{t(GET_HELP.label)}</Button>
      </Links>
      <p>{t('Share this page')}</p>
      <ShareButtons url={siteConfig().origin + pathname} title={title} />
    </Frame>
  );
}
