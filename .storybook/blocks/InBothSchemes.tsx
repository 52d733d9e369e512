import { styled } from '@mui/material/styles';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { LiveExample } from './LiveExample';
import type { Guide } from './guide';
import { ground, SideBySide } from './look';

const Half = styled('div')({
  ...ground,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: 20,
});

/**
 * The component of a guide by day and by night, whatever the toolbar says. Screen readers have the
 * anatomy instead.
 */
export function InBothSchemes({ of: { anatomy } }: { of: Guide }) {
  return (
    <Unstyled>
      <SideBySide data-guide aria-hidden>
        {(['light', 'dark'] as const).map((scheme) => (
          <Half key={scheme} data-color-scheme={scheme} data-drawing={scheme}>
            <LiveExample {...anatomy} />
          </Half>
        ))}
      </SideBySide>
    </Unstyled>
  );
}
