import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { TextPart } from '@charity-site/api-client/entities';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AreaIcon } from '@charity-site/ui-kit';
import type { Result } from './sections';

function Highlighted({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, found }, at) => (found ? <mark key={at}>{text}</mark> : text));
}

interface ResultOptionProps {
  id: string;
  result: Result;
  /** True if Enter opens it. */
  active: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** An option of the list box that is also a link, so that it can be opened in another tab. */
export function ResultOption({ id, result, active, onPoint, onOpen }: ResultOptionProps) {
  const { href, icon, title, excerpt, labels, language } = result;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      component={Link}
      to={href}
      ref={link}
      id={id}
      role="option"
      aria-selected={active}
      // The focus stays in the search field.
      tabIndex={-1}
      onMouseMove={onPoint}
      onClick={onOpen}
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'start',
        minHeight: 44,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        scrollMarginBlock: '2.5rem 0.5rem',
        '&[aria-selected=true]': {
          bgcolor: 'action.selected',
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
        '& mark': {
          bgcolor: 'transparent',
          color: 'inherit',
          fontWeight: 700,
          textDecoration: 'underline',
          textDecorationThickness: '2px',
          textUnderlineOffset: '3px',
        },
        '& svg': { color: 'text.secondary', mt: 0.25 },
      }}
    >
      <AreaIcon name={icon} />
      <Box lang={language} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ display: 'block', lineHeight: 1.4 }}>
          <Highlighted parts={title} />
        </Typography>
        {excerpt.length > 0 && (
          <Typography
            component="span"
            variant="body2"
            sx={{
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '2',
              overflow: 'hidden',
              color: 'text.secondary',
            }}
          >
            <Highlighted parts={excerpt} />
          </Typography>
        )}
      </Box>
      {labels.map((label) => (
        <Chip key={label} size="small" label={label} sx={{ mt: 0.25 }} />
      ))}
    </Box>
  );
}
