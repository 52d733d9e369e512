import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Banner, type BannerKind } from '@charity-site/ui-kit';

interface ActionBannerProps {
  kind: BannerKind;
  children: ReactNode;
  choices: readonly {
    label: string;
    description?: string;
    onClick: () => void;
    disabled?: boolean;
  }[];
}

/** A banner with several actions. */
export function ActionBanner({ kind, children, choices }: ActionBannerProps) {
  return (
    <Banner kind={kind}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 14rem' }}>{children}</Box>
        {choices.map(({ label, description, onClick, disabled = false }) => (
          <Button
            key={label}
            title={description}
            size="small"
            variant="outlined"
            color={kind}
            disabled={disabled}
            onClick={() => onClick()}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Banner>
  );
}
