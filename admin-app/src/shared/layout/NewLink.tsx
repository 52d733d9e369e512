import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { CopyButton, Panel } from '@charity-site/ui-kit';

interface NewLinkProps {
  heading: string;
  /** Path of a page that needs no account. */
  path: string;
  /** Such as 'invitation link'. */
  of: string;
  /** Says to whom to send it, and how long it works. */
  children: ReactNode;
}

/** A link that is shown once, because the server stores only its hash. */
export function NewLink({ heading, path, of, children }: NewLinkProps) {
  const link = `${window.location.origin}${path}`;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [path]);
  return (
    <Panel heading={heading}>
      <Box ref={root} tabIndex={-1} sx={{ display: 'grid', gap: 1.5, outline: 'none' }}>
        <Typography>{children}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography
            component="code"
            sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
          >
            {link}
          </Typography>
          <CopyButton text={link} of={of} />
        </Box>
      </Box>
    </Panel>
  );
}
