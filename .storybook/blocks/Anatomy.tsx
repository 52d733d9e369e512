import { styled } from '@mui/material/styles';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { GUTTER, placeCallouts, type Area } from './callouts';
import { LiveExample } from './LiveExample';
import type { Guide } from './guide';
import { surface } from './styles';
import { useParts } from './useParts';

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 300px)',
  alignItems: 'center',
  gap: 24,
  margin: '16px 0 32px',
  color: theme.vars?.palette.text.primary,
  '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
}));

const Stage = styled('div')({
  ...surface,
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  padding: GUTTER,
});

const Lines = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  stroke: theme.vars?.palette.primary.main,
  fill: 'none',
}));

/** The number of a part, in the example and in the list. */
const Marker = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  borderRadius: 13,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  font: '650 14px/1 system-ui, sans-serif',
}));

const Parts = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: '15px/1.5 system-ui, sans-serif',
  '& li': { display: 'grid', gridTemplateColumns: '26px 1fr', gap: 10 },
});

const outlineOf = ({ left, top, width, height }: Area) => (
  <rect
    x={left - 2}
    y={top - 2}
    width={width + 4}
    height={height + 4}
    rx={5}
    strokeDasharray="4 3"
    strokeOpacity={0.75}
  />
);

/** The component with numbered parts, and the list of the parts. */
export function Anatomy({ of: { anatomy } }: { of: Guide }) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const { example, parts } = useParts(stage, anatomy.parts);
  const callouts = placeCallouts(example, parts);
  return (
    <Unstyled>
      <Figure data-guide>
        {/* Hidden from screen readers: the list says the same. */}
        <Stage ref={setStage} aria-hidden data-drawing="anatomy">
          <LiveExample {...anatomy} />
          <Lines>
            {callouts.map(({ number, area, x, y, to }) => (
              <g key={number}>
                {outlineOf(area)}
                <path d={`M${x} ${y}L${to.x} ${to.y}`} strokeWidth={1.5} />
              </g>
            ))}
          </Lines>
          {callouts.map(({ number, x, y }) => (
            <Marker
              key={number}
              data-callout={number}
              style={{ position: 'absolute', left: x - 13, top: y - 13 }}
            >
              {number}
            </Marker>
          ))}
        </Stage>
        <Parts>
          {anatomy.parts.map(({ name, text }, index) => (
            <li key={name}>
              <Marker>{index + 1}</Marker>
              <span>
                <strong>{name}:</strong> {text}
              </span>
            </li>
          ))}
        </Parts>
      </Figure>
    </Unstyled>
  );
}
