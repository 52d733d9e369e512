import { styled } from '@mui/material/styles';
import { mailtoLink } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { useId } from 'react';
import { useContact } from './useContact';
import { PhoneLink } from './PhoneLink';
import { contactLinkStyles } from './contactLinkStyles';

const Block = styled('section')(({ theme }) => ({
  marginTop: 32,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  '& h2, & h3': { ...theme.typography.h4, margin: '0 0 4px' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 24,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  ...contactLinkStyles(theme),
}));

/** Contact for press and partners; renders nothing if none is stored. */
export function PressContact({ level = 'h2' }: { level?: 'h2' | 'h3' }) {
  const id = useId();
  const { pressName, pressEmail, pressPhone } = useContact();
  if (!pressName && !pressEmail && !pressPhone) return null;
  const Heading = level;
  return (
    <Block aria-labelledby={id}>
      <Heading id={id}>{t('Press and partners')}</Heading>
      {pressName && <p>{pressName}</p>}
      <ul>
        {pressPhone && (
          <li>
            <PhoneLink number={pressPhone} />
          </li>
        )}
        {pressEmail && (
          <li>
            <a href={mailtoLink(pressEmail)}>{pressEmail}</a>
          </li>
        )}
      </ul>
    </Block>
  );
}
